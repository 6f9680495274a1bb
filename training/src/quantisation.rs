//! From floating point to the engine's whole numbers.

use rokade_engine::network::{HIDDEN, INPUTS, Network, OUTPUT_ONE, OUTPUTS, SUM_ONE};

use crate::model::Model;

/// The network that the engine embeds, each number rounded to the nearest.
pub fn quantised(model: &Model) -> Network {
    let in_sums = |row: &[f32; HIDDEN]| row.map(|number| rounded(number, f32::from(SUM_ONE)));
    let in_outputs = |row: &[f32; HIDDEN]| row.map(|number| rounded(number, f32::from(OUTPUT_ONE)));
    let whole = i32::from(SUM_ONE) * i32::from(OUTPUT_ONE);
    let mut output_weights = [[[0; HIDDEN]; 2]; OUTPUTS];
    for (to, from) in output_weights.iter_mut().zip(&model.outputs) {
        *to = [in_outputs(&from[0]), in_outputs(&from[1])];
    }
    Network {
        input_weights: model.inputs[..INPUTS].iter().map(in_sums).collect(),
        input_bias: in_sums(&model.inputs[INPUTS]),
        output_weights,
        output_bias: model.output_bias.map(|number| (number * whole as f32).round() as i32),
    }
}

fn rounded(number: f32, one: f32) -> i16 {
    (number * one).round() as i16
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;
    use crate::data::Example;
    use rokade_engine::Judge;
    use rokade_engine::network::SCALE_CP;
    use rokade_engine::self_play::SelfPlay;

    #[test]
    fn whole_numbers_say_what_floating_point_says() {
        let model = Model::begin(&mut Chance::seeded(8));
        let network = quantised(&model);
        let mut records = Vec::new();
        SelfPlay::new(Judge::Rules, 50).game(1, 0, &mut records);
        assert!(!records.is_empty());
        for record in records {
            let example = Example::of(&record.to_bytes(), 0.0).unwrap();
            let floating = model.output(&example) * SCALE_CP as f32;
            let whole = network.evaluate(&record.board, record.turn);
            // Rounding 512 weights to 64ths and thirty inputs to 255ths costs some centipawns; a
            // wrong sign, square or set of weights would cost hundreds.
            assert!((floating - whole as f32).abs() < 30.0, "{floating} {whole}");
        }
    }
}

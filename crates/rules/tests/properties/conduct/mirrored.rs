//! On the board turned over, with the colours changed, everything is ruled alike.

use proptest::collection::vec;
use proptest::prelude::*;
use rokade_rules::conduct::ArbiterDecides;
use rokade_rules::conduct::touch_move::{Finding, Gesture, Misreport, Obligation, Ruling, Turn};
use rokade_rules::position::Refusal;
use rokade_rules::{Move, Square};

use super::drafts::{drafts, positions};
use crate::sample::cases;

proptest! {
    #![proptest_config(cases(2_000))]

    /// On the board turned over, with the colors changed, everything is ruled alike.
    #[test]
    fn mirrored_turns_get_mirrored_rulings(
        position in positions(),
        drafts in vec((drafts(), 0..12u8), 0..10),
    ) {
        let mut turn = Turn::new(position);
        let mut mirror = Turn::new(position.mirrored());
        for (draft, who) in drafts {
            let by = if who == 0 { !turn.player() } else { turn.player() };
            let gesture = draft.gesture(&position);
            let ruling = turn.apply(by, gesture);
            let mirrored = mirror.apply(!by, mirrored_gesture(gesture));
            match (ruling, mirrored) {
                (Ok(ruling), Ok(mirrored)) => prop_assert!(
                    is_mirror(&ruling, &mirrored), "{:?} and {:?}", ruling, mirrored
                ),
                (Err(misreport), Err(mirrored)) =>
                    prop_assert_eq!(mirrored_misreport(misreport), mirrored),
                (ruling, mirrored) => prop_assert!(false, "{:?} and {:?}", ruling, mirrored),
            }
            let mut expected: Vec<Move> = turn.allowed().iter().map(|m| m.mirrored()).collect();
            let mut found = mirror.allowed().to_vec();
            expected.sort();
            found.sort();
            prop_assert_eq!(found, expected);
        }
    }
}

fn mirrored_gesture(gesture: Gesture) -> Gesture {
    match gesture {
        Gesture::Touch { piece, manner } => Gesture::Touch { piece: piece.mirrored(), manner },
        Gesture::TouchTogether { pieces, manner } => {
            Gesture::TouchTogether { pieces: pieces.map(Square::mirrored), manner }
        }
        Gesture::Release { from, to } => {
            Gesture::Release { from: from.mirrored(), to: to.mirrored() }
        }
        Gesture::TakeOff(piece) => Gesture::TakeOff(piece.mirrored()),
        Gesture::SetDown { role, to } => Gesture::SetDown { role, to: to.mirrored() },
        Gesture::ReleaseNew { role, to } => Gesture::ReleaseNew { role, to: to.mirrored() },
        Gesture::SayAdjusting | Gesture::UseBothHands => gesture,
    }
}

fn mirrored_misreport(misreport: Misreport) -> Misreport {
    match misreport {
        Misreport::NothingThere(square) => Misreport::NothingThere(square.mirrored()),
        Misreport::NotTheirs(square) => Misreport::NotTheirs(square.mirrored()),
        Misreport::NextTurn(color) => Misreport::NextTurn(!color),
        Misreport::NoPromotion(_) => misreport,
    }
}

fn mirrored_obligation(obligation: Obligation) -> Obligation {
    match obligation {
        Obligation::Move(piece) => Obligation::Move(piece.mirrored()),
        Obligation::Capture(piece) => Obligation::Capture(piece.mirrored()),
        Obligation::CaptureWith { piece, captured } => {
            Obligation::CaptureWith { piece: piece.mirrored(), captured: captured.mirrored() }
        }
        Obligation::Complete { from, to } => {
            Obligation::Complete { from: from.mirrored(), to: to.mirrored() }
        }
        Obligation::Promote { to, role } => Obligation::Promote { to: to.mirrored(), role },
        Obligation::Free | Obligation::Castle(_) => obligation,
    }
}

/// The finding on the board turned over. Refusals name attackers, of which the first by its number
/// need not be the first on the other board: there the article is compared.
fn mirrored_finding(finding: Finding) -> Result<Finding, Refusal> {
    Ok(match finding {
        Finding::Made(m) => Finding::Made(m.mirrored()),
        Finding::PutBack(square) => Finding::PutBack(square.mirrored()),
        Finding::PutRight(refusal) => return Err(refusal),
        Finding::ArbiterDecides(question) => Finding::ArbiterDecides(match question {
            ArbiterDecides::WhichFirst(pieces) => {
                ArbiterDecides::WhichFirst(pieces.map(Square::mirrored))
            }
            ArbiterDecides::TouchedOutOfTurn(color) => ArbiterDecides::TouchedOutOfTurn(!color),
            ArbiterDecides::AdjustedOutOfTurn(color) => ArbiterDecides::AdjustedOutOfTurn(!color),
            ArbiterDecides::BothHands(color) => ArbiterDecides::BothHands(!color),
            other => other,
        }),
        Finding::Announced
        | Finding::NotBinding
        | Finding::Touched
        | Finding::Begun
        | Finding::Breach => finding,
    })
}

fn is_mirror(ruling: &Ruling, mirrored: &Ruling) -> bool {
    let same_finding = match (mirrored_finding(ruling.finding), mirrored.finding) {
        (Ok(expected), found) => expected == found,
        (Err(refusal), Finding::PutRight(found)) => refusal.article() == found.article(),
        (Err(_), _) => false,
    };
    let barred = ruling.duty.barred.mirrored();
    same_finding
        && ruling.article == mirrored.article
        && mirrored_obligation(ruling.duty.obligation) == mirrored.duty.obligation
        && (ruling.duty.article, barred) == (mirrored.duty.article, mirrored.duty.barred)
        && ruling.lost == mirrored.lost
}

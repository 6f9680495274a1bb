//! The document, from the table of operations and the types of the words.

use schemars::generate::{SchemaGenerator, SchemaSettings};
use serde_json::{Map, Value, json};

use crate::operations::{self, Operation, Shape};

/// The whole document, as it is kept.
pub fn written() -> String {
    let mut text = serde_json::to_string_pretty(&document()).unwrap();
    text.push('\n');
    text
}

fn generator(settings: SchemaSettings) -> SchemaGenerator {
    settings
        .with(|settings| {
            settings.definitions_path = "/components/schemas".into();
            settings.meta_schema = None;
        })
        .into_generator()
}

fn document() -> Value {
    let mut sent = generator(SchemaSettings::draft2020_12().for_deserialize());
    let mut told = generator(SchemaSettings::draft2020_12().for_serialize());
    let mut paths = Map::new();
    for one in operations::all() {
        let operation = operation(&one, &mut sent, &mut told);
        let path = paths.entry(one.path).or_insert_with(|| json!({}));
        path[one.method] = operation;
    }
    for (shape, generator) in operations::messages() {
        shape(if generator == operations::Way::In { &mut sent } else { &mut told });
    }
    let mut schemas = told.take_definitions(true);
    for (name, schema) in sent.take_definitions(true) {
        schemas.entry(name).or_insert(schema);
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Rokade",
            "version": env!("CARGO_PKG_VERSION"),
            "description": operations::ABOUT,
        },
        "paths": paths,
        "components": { "schemas": schemas },
    })
}

fn operation(one: &Operation, sent: &mut SchemaGenerator, told: &mut SchemaGenerator) -> Value {
    let mut answers = Map::new();
    for &(status, about, shape) in one.answers {
        let mut answer = json!({ "description": about });
        match shape {
            Shape::Nothing => {}
            Shape::Json(schema) => {
                answer["content"] = json!({ "application/json": { "schema": schema(told) } });
            }
            Shape::Text(kind) => {
                answer["content"] = json!({ kind: { "schema": { "type": "string" } } });
            }
        }
        answers.insert(status.to_string(), answer);
    }
    let mut operation = json!({ "summary": one.about, "responses": answers });
    let names = one.path.split('{').skip(1).filter_map(|rest| rest.split('}').next());
    let in_path = names.map(|name| {
        json!({ "name": name, "in": "path", "required": true, "schema": { "type": "string" } })
    });
    let in_query = one.query.iter().map(|(name, about)| {
        json!({ "name": name, "in": "query", "description": about, "schema": { "type": "string" } })
    });
    let parameters: Vec<Value> = in_path.chain(in_query).collect();
    if !parameters.is_empty() {
        operation["parameters"] = parameters.into();
    }
    if let Some(schema) = one.body {
        let content = json!({ "application/json": { "schema": schema(sent) } });
        operation["requestBody"] = json!({ "required": true, "content": content });
    }
    operation
}

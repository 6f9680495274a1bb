//! What goes into PostgreSQL's columns and comes out: text, whole numbers of eight bytes, and others.

use bytes::BytesMut;
use postgres::Row;
use postgres::types::{IsNull, ToSql, Type, to_sql_checked};

use crate::store::database::{Columns, Value};

/// Values as the client takes them.
pub(super) fn references<'a>(values: &'a [Value<'a>]) -> Vec<&'a (dyn ToSql + Sync)> {
    values.iter().map(|value| value as &(dyn ToSql + Sync)).collect()
}

impl Columns for Row {
    fn text(&self, column: &str) -> Option<String> {
        self.try_get(column).ok()
    }

    fn whole(&self, column: &str) -> Option<i64> {
        self.try_get(column).ok()
    }

    fn real(&self, column: &str) -> Option<f64> {
        self.try_get(column).ok()
    }
}

impl ToSql for Value<'_> {
    fn to_sql(
        &self,
        ty: &Type,
        out: &mut BytesMut,
    ) -> Result<IsNull, Box<dyn std::error::Error + Sync + Send>> {
        match self {
            Value::Text(text) if <&str as ToSql>::accepts(ty) => text.as_ref().to_sql(ty, out),
            Value::Whole(number) if *ty == Type::INT8 => number.to_sql(ty, out),
            Value::Real(number) if *ty == Type::FLOAT8 => number.to_sql(ty, out),
            Value::Null => Ok(IsNull::Yes),
            other => Err(format!("{other:?} is none of type {ty}").into()),
        }
    }

    fn accepts(ty: &Type) -> bool {
        <&str as ToSql>::accepts(ty) || *ty == Type::INT8 || *ty == Type::FLOAT8
    }

    to_sql_checked!();
}

//! What a handler gives: an answer, or a refusal that is one too.

use axum::response::{IntoResponse, Response};
use http::header::{CACHE_CONTROL, HeaderValue};

/// An answer either way.
pub(crate) type Answered = Result<Response, Refused>;

/// An answer that says that nothing was done. Boxed, because answers are large and this one is rare.
#[derive(Debug)]
pub(crate) struct Refused(Box<Response>);

impl From<Response> for Refused {
    fn from(response: Response) -> Refused {
        Refused(Box::new(response))
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        *self.0
    }
}

/// Makes an answer nobody's to keep.
pub(crate) fn private(answer: impl IntoResponse) -> Response {
    let mut response = answer.into_response();
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

//! The way of an order from a connection into its room's mailbox: how fast, and who goes first.

use std::time::Duration;

use rokade_club::room::{Order, Seat};
use tokio::sync::oneshot;
use tokio::time::Instant;

use super::outbox::ListenerId;
use super::room_task::{Letter, Seated};
use super::rooms::{FOR_PLAYERS, Mailbox};

/// So many orders may come at once, and one more every so often.
const ORDERS_AT_ONCE: u32 = 20;
const ANOTHER_ORDER: Duration = Duration::from_millis(100);

/// Where a connection puts its orders. Players are never kept from their game by those who look on.
pub(super) struct Slot<'a> {
    mailbox: &'a Mailbox,
    listener: ListenerId,
    seated: oneshot::Receiver<Seated>,
    place: Option<Seated>,
}

impl Slot<'_> {
    /// A slot of somebody whose seat will be told.
    pub(super) fn new(
        mailbox: &Mailbox,
        listener: ListenerId,
        seated: oneshot::Receiver<Seated>,
    ) -> Slot<'_> {
        Slot { mailbox, listener, seated, place: None }
    }

    /// Where this connection sits, as soon as that was told.
    pub(super) fn place(&mut self) -> Option<&Seated> {
        if self.place.is_none() {
            self.place = self.seated.try_recv().ok();
        }
        self.place.as_ref()
    }

    /// `false` where there is no room.
    pub(super) fn put(&mut self, asked: u32, order: Order) -> bool {
        let plays = matches!(self.place(), Some(Seated { seat: Seat::Player(_), .. }));
        let has_room = plays || self.mailbox.capacity() > FOR_PLAYERS;
        let letter = Letter::Ask { from: self.listener, asked, order };
        has_room && self.mailbox.try_send(letter).is_ok()
    }
}

/// How many orders a connection may still give.
pub(super) struct Purse {
    orders: u32,
    last: Instant,
}

impl Purse {
    /// Nothing was asked yet.
    pub(super) fn full() -> Purse {
        Purse { orders: ORDERS_AT_ONCE, last: Instant::now() }
    }

    /// `false` where too much was asked.
    pub(super) fn pay(&mut self) -> bool {
        let passed = self.last.elapsed().as_millis() / ANOTHER_ORDER.as_millis();
        if passed > 0 {
            let earned = u32::try_from(passed).unwrap_or(ORDERS_AT_ONCE);
            self.orders = self.orders.saturating_add(earned).min(ORDERS_AT_ONCE);
            self.last = Instant::now();
        }
        let is_paid = self.orders > 0;
        self.orders = self.orders.saturating_sub(1);
        is_paid
    }
}

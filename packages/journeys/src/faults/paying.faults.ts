import { counted, type FaultRow, shown } from "./fault.types.ts";

const paymentMachine = "engine/src/booking/payment/payment.machine.test.ts";
const interleavings = "engine/src/booking/payment/payment.interleavings.test.ts";
const replay = "journeys/src/flows/flights.replay.test.ts";
const payments = "sandbox/src/services/payments/payment.test.ts";
const money = "journeys/src/journeys/money-faults.full.test.ts";

/** Reserving and paying: where money could go without a ticket. */
export const payingFaults: readonly FaultRow[] = [
  {
    number: 1,
    fault: "Pay is clicked twice or three times, or by a click and the Enter key",
    must: "One attempt is sent, and the button says that it is busy.",
    layers: ["simulation", "browser"],
    coveredBy: [
      counted("clicked twice"),
      shown(paymentMachine, "behavior: ten clicks on Pay are one attempt"),
      shown(
        "journeys/src/flows/flights.interrupted.test.ts",
        "behavior: everything is clicked twice, and nothing is done twice",
      ),
      shown(money, "behavior: Pay is clicked twice and entered, and one payment is taken"),
    ],
  },
  {
    number: 2,
    fault: "A reservation is made and its answer is lost",
    must: "It is looked for by its reference and gone on with; nothing is reserved twice.",
    layers: ["clients", "browser"],
    coveredBy: [
      counted("reserved, and the answer is lost"),
      counted("reserved, and answered too late"),
      shown(
        "engine/src/booking/reserve/reserve.test.ts",
        "behavior: reserved, but the answer is lost: the reservation is found and none is made twice",
      ),
      shown(
        "sandbox/src/services/flights/flights.contract.test.ts",
        "behavior: a reservation whose answer was lost is found by its quote, and repeating it books nothing twice",
      ),
      shown(money, "behavior: reserved, and the answer is lost: the reservation is found, and there is one"),
    ],
  },
  {
    number: 3,
    fault: "Reserving is answered 500 or 502",
    must: "It is not repeated blindly, but looked for; then a message and a way on.",
    layers: ["clients"],
    coveredBy: [
      counted("reserving is answered 500"),
      counted("reserved, and answered 502"),
      shown(
        "api-clients/src/checkout/checkout.service.test.ts",
        "behavior: whatever is refused with 5xx, lost or unreadable may have been reserved",
      ),
    ],
  },
  {
    number: 4,
    fault: "Reserving is answered 503 or 429 with a time to wait",
    must: "It waits as long, a few times at most, and can be left.",
    layers: ["clients"],
    coveredBy: [
      counted("reserving is asked to wait"),
      shown(
        "engine/src/booking/reserve/reserve.test.ts",
        "behavior: a busy service is come back to when it says, after looking, at most three times",
      ),
      shown(
        "api-clients/src/checkout/checkout.service.test.ts",
        "behavior: slowed down, it says when to come again; nothing was begun",
      ),
    ],
  },
  {
    number: 5,
    fault: "A payment is not answered within 60 seconds, or 90 through the SDK",
    must: "The order is asked about, and nobody is told that it failed.",
    layers: ["simulation", "clients", "browser"],
    coveredBy: [
      counted("paid, and answered too late"),
      counted("a payment is long on its way"),
      shown(paymentMachine, "behavior: no answer by %s in time is unknown, never failed"),
      shown(money, "behavior: a payment that is not answered in time is asked about, and taken once"),
    ],
  },
  {
    number: 6,
    fault: "Inquiries know nothing for ten minutes",
    must: "A page that waits, asks less and less often, can be left and come back to.",
    layers: ["simulation", "browser"],
    coveredBy: [
      counted("the inquiry is silent for minutes"),
      counted("nobody knew whether it was paid"),
      shown(
        paymentMachine,
        "behavior: an unknown outcome is asked about after 2, 3, 5, 8, 13, 20 and 30 s, then each minute while seen",
      ),
      shown(
        money,
        "behavior: while inquiries know nothing the page waits, survives a reload, and goes on once they do",
      ),
    ],
  },
  {
    number: 7,
    fault: "An inquiry says failed, and later the payment is received after all",
    must: "Received wins, and there is one ticket.",
    layers: ["simulation"],
    coveredBy: [
      shown(
        paymentMachine,
        "behavior: after a definite failure a new attempt has a name of its own, and a late receipt wins",
      ),
      shown(
        "engine/src/booking/status.test.ts",
        "behavior: every status is reached from Pending, and money that comes late goes back",
      ),
    ],
  },
  {
    number: 8,
    fault: "The payment is received and the ticket is not issued",
    must: "The booking says that it is being processed; nobody pays again; the money comes back when there is no ticket.",
    layers: ["http"],
    coveredBy: [
      counted("a ticket was refused and the money returned"),
      shown(
        "sandbox/src/services/flights/bookings/flight-bookings.test.ts",
        "behavior: REFUSED gets no ticket and all of the money back, and the seats are free again",
      ),
      shown(
        "web/src/features/flight-booking/flight-booking.test.tsx",
        "default: a booking that is %s says what comes next",
      ),
    ],
  },
  {
    number: 9,
    fault: "The tab is closed at the bank's page",
    must: "Who comes back by the address is asked nothing before the order was.",
    layers: ["browser"],
    coveredBy: [
      counted("came back by the address"),
      shown(money, "behavior: the tab is closed at the bank, and another one finds what became of the payment"),
    ],
  },
  {
    number: 10,
    fault: "Somebody comes back from the bank twice, or through the browser's kept pages",
    must: "Coming back only asks, so that twice is as good as once.",
    layers: ["browser"],
    coveredBy: [
      counted("a bank asked the cardholder"),
      shown(
        paymentMachine,
        "behavior: the flow is kept before the payer is sent away, and what comes back is not believed",
      ),
      shown(money, "behavior: who comes back from the bank and goes there again has paid once"),
    ],
  },
  {
    number: 11,
    fault: "The browser's back button after the payment",
    must: "The confirmation has taken the place of the payment, and an order that is paid is not offered for payment.",
    layers: ["browser"],
    coveredBy: [
      shown("engine/src/verticals/flights/flights.test.ts", "does not lead out of a payment"),
      shown(
        "web/src/features/payment/payment-screen.test.tsx",
        "behavior: an order that is paid or over is not offered for payment",
      ),
      shown(money, "behavior: back from the confirmation leads to no payment"),
    ],
  },
  {
    number: 12,
    fault: "A reload at any step",
    must: "The same step with the same data and the same countdown.",
    layers: ["browser"],
    coveredBy: [
      counted("reloaded"),
      counted("reloaded in the middle of a call"),
      shown(replay, "behavior: a reload at every step leads on from that step"),
      shown(
        "journeys/src/journeys/flight-booking.test.ts",
        "default: somebody without an account books and pays, and has a ticket",
      ),
    ],
  },
  {
    number: 13,
    fault: "Two tabs with the same booking",
    must: "One pays, and the other learns what came of it.",
    layers: ["browser"],
    coveredBy: [
      counted("clicked in all tabs"),
      counted("opened a second tab"),
      shown(paymentMachine, "behavior: of two tabs one pays, and the other hears of it"),
      shown(interleavings, "behavior: every interleaving of %s that pay one order keeps every rule"),
      shown(money, "behavior: of two tabs that pay at once one does, and both see that it is paid"),
    ],
  },
  {
    number: 23,
    fault: "The price changes between the quote and the reservation: dearer, cheaper, or in another currency",
    must: "It is shown and asked about; a no leads back to the results.",
    layers: ["simulation", "clients", "browser"],
    coveredBy: [
      counted("the price changed"),
      counted("the price changed while reserving"),
      shown(replay, "behavior: a risen price is shown line by line; a no leads back to the results"),
      shown(replay, "behavior: a charge that moves to another currency is asked about before it is made"),
      shown(money, "behavior: a price that changes while reserving is asked about, and what was accepted is taken"),
    ],
  },
  {
    number: 24,
    fault: "The price changes twice, or while paying",
    must: "It is asked about each time, and the old amount is not paid.",
    layers: ["simulation"],
    coveredBy: [
      shown(replay, "behavior: a price that rises twice meanwhile is asked about twice, and the third is charged"),
      shown(
        paymentMachine,
        "behavior: a price that changed is shown again, and what is then sent is what is then shown",
      ),
      shown(payments, "behavior: a changed price, amount or currency is refused with the price that holds"),
    ],
  },
  {
    number: 25,
    fault: "A seat goes to somebody else while one chooses",
    must: "It is named, the map is read again, and the other seats stay.",
    layers: ["http"],
    coveredBy: [
      counted("a seat went to somebody else"),
      shown(
        replay,
        "behavior: a seat that somebody else took, and a name that the airline refuses, are mended where they were chosen",
      ),
      shown(
        "sandbox/src/services/flights/bookings/reservations.test.ts",
        "behavior: seats that were booked are nobody else's any more, and fewer are left",
      ),
      shown(
        "web/src/features/checkout/extras/extras-screen.test.tsx",
        "behavior: seats that went to somebody else are named",
      ),
    ],
  },
  {
    number: 26,
    fault: "A room is on sleep mode, or what was chosen is sold out",
    must: "Another option is offered, and nothing is charged.",
    layers: ["clients"],
    coveredBy: [
      counted("the last seats went"),
      shown("sandbox/src/services/hotels/hotel-bookings.test.ts", "Sleep Mode Inn"),
      shown(
        "journeys/src/journeys/flight-booking.test.ts",
        "behavior: what was sold while it was reserved says so, charges nothing, and leads back to the others",
      ),
    ],
  },
  {
    number: 27,
    fault: "A part of a booking is confirmed and another is not",
    must: "Each part says so, and the lines of the money agree.",
    layers: ["clients"],
    coveredBy: [
      shown(
        "sandbox/src/services/flights/bookings/flight-bookings.test.ts",
        "behavior: PARTIAL leaves somebody without a ticket, whose share comes back",
      ),
      shown(
        "web/src/features/flight-booking/flight-booking.test.tsx",
        "default: the invoice's lines come to its total",
      ),
    ],
  },
  {
    number: 28,
    fault: "The time to pay ends while somebody is on the payment page",
    must: "At zero nothing can be paid any more, and what is taken in spite of it comes back.",
    layers: ["simulation", "browser"],
    coveredBy: [
      counted("the time to pay ended"),
      shown(paymentMachine, "behavior: at its very millisecond the order's deadline ends paying"),
      shown(payments, "behavior: pending, received four minutes later, and too late when the deadline came first"),
      shown(money, "behavior: at the end of the time to pay nothing can be paid, and nothing is taken"),
    ],
  },
  {
    number: 60,
    fault: "Two tabs, or a retry, withdraw the same cash",
    must: "There is one request, and its amount is set aside with it.",
    layers: ["http"],
    coveredBy: [
      shown("sandbox/src/services/wallet/wallet.test.ts", "behavior: two tabs and a retry withdraw once"),
      shown(
        "engine/src/account/withdrawal/withdrawal.machine.test.ts",
        "behavior: whatever people and networks do, no wallet gives twice for one intention",
      ),
      shown(
        "journeys/src/journeys/wallet.test.ts",
        "behavior: when the answer to a request is lost, it is asked about and never sent twice",
      ),
    ],
  },
  {
    number: 61,
    fault: "The wallet pays and is withdrawn from at once",
    must: "It never falls below nothing.",
    layers: ["http"],
    coveredBy: [
      shown("sandbox/src/services/wallet/wallet.test.ts", "behavior: cash that a payment took cannot be withdrawn too"),
      shown("sandbox/src/core/ledger.test.ts", "behavior: a person's account never goes below zero"),
      shown(
        "sandbox/src/services/payments/payments.property.test.ts",
        "behavior: the wallet's money is the sum of its movements after all of it",
      ),
    ],
  },
  {
    number: 62,
    fault: "A voucher or points are redeemed twice",
    must: "They count once.",
    layers: ["http"],
    coveredBy: [
      shown(
        "sandbox/src/services/app/wallet.contract.test.ts",
        "behavior: two tabs that saw the same points redeem once; too few points or no such package do nothing",
      ),
      shown(
        "sandbox/src/services/app/wallet.contract.test.ts",
        "default: a voucher gives its credits once, and they end in time",
      ),
    ],
  },
  {
    number: 63,
    fault: "A booking is cancelled while it is paid, or cancelled twice",
    must: "One of them wins, and what comes back follows the rules.",
    layers: ["http"],
    coveredBy: [
      counted("a booking is cancelled"),
      counted("a booking just made is cancelled"),
      counted("cancelled, and the answer is lost"),
      counted("a cancellation is long on its way"),
      shown(
        "sandbox/src/services/orders/bookings.test.ts",
        "behavior: not while a payment is on its way, and not once the service has begun",
      ),
      shown(
        "sandbox/src/services/flights/bookings/flight-bookings.test.ts",
        "behavior: processed twice, it happens once",
      ),
      shown(payments, "behavior: the payer who answers after the booking was withdrawn pays nothing"),
    ],
  },
  {
    number: 64,
    fault: "What a cancellation gives back expires before it is confirmed",
    must: "It is asked for again and shown again.",
    layers: ["simulation"],
    coveredBy: [
      counted("what a cancellation gives back was left to expire"),
      shown(
        "engine/src/booking/cancellation/cancellation.test.ts",
        "behavior: a quote that expired is made again before anything is given up",
      ),
      shown(
        "sandbox/src/services/flights/bookings/bookings.contract.test.ts",
        "behavior: a quote that ran out is asked for again, and a lost answer is looked into",
      ),
    ],
  },
];

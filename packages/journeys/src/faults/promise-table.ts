import { type Cover, counted, shown } from "./fault.types.ts";

export type PromiseRow = {
  readonly id: string;
  readonly promise: string;
  /** A watch of the simulation, by the name of its invariant, or a test. */
  readonly keptBy: readonly Cover[];
};

const row = (id: string, promise: string, ...keptBy: readonly Cover[]): PromiseRow => ({ id, promise, keptBy });

const sessions = "journeys/src/http/sessions.test.ts";

/** What is promised of money, bookings and what is private, and where each promise is watched or tried. */
export const promiseTable: readonly PromiseRow[] = [
  row(
    "I1",
    "An order is paid once at most, and no more is given back than was taken.",
    counted("one payment"),
    counted("one cancellation"),
    counted("the books balance"),
  ),
  row(
    "I2",
    "One intention to reserve is one reservation.",
    counted("one reservation"),
    counted("look before repeating"),
  ),
  row("I3", "What is taken is the last price that was accepted.", counted("the price that was accepted")),
  row(
    "I4",
    "Money that was taken has bought something, or comes back.",
    counted("ticket or money"),
    counted("paid means paid"),
  ),
  row(
    "I5",
    "Not knowing is not a failure: nobody is told one, and nothing is charged anew.",
    counted("unknown is not failed"),
    counted("one attempt at a time"),
    shown(
      "engine/src/booking/payment/payment.interleavings.test.ts",
      "behavior: every interleaving of %s that pay one order keeps every rule",
    ),
  ),
  row("I6", "A booking moves along its table, and never back.", counted("a booking never goes back")),
  row(
    "I7",
    "A seat has one owner, and is called ours only when the reservation says so.",
    counted("one owner of a seat"),
  ),
  row(
    "I8",
    "A wallet is the sum of its movements, and never below nothing.",
    counted("the books balance"),
    counted("one withdrawal"),
    shown(
      "sandbox/src/services/payments/payments.property.test.ts",
      "behavior: the wallet's money is the sum of its movements after all of it",
    ),
  ),
  row(
    "I9",
    "A service's token is fetched once at a time, and a call repeated once.",
    counted("one token at a time"),
    shown(
      "engine/src/queues/token-refresh/token-refresh.model.test.ts",
      "behavior: every interleaving of %i requests keeps every rule",
    ),
  ),
  row(
    "I10",
    "Who is signed out comes back to where they were.",
    shown(
      "journeys/src/journeys/account.test.ts",
      "behavior: when the service no longer knows the person, they are told and led back",
    ),
    shown(sessions, "behavior: %s leads home instead"),
  ),
  row(
    "I11",
    "No credential of the services reaches a browser.",
    shown(sessions, "behavior: no credential and no token is in any byte that reaches a browser"),
  ),
  row("I12", "Nothing typed is lost by what can be recovered from.", counted("nothing typed is lost")),
  row(
    "I13",
    "There is a way on from everywhere, and no wait without an end.",
    counted("everything settles"),
    counted("nothing spins"),
    shown(
      "engine/src/booking/payment/payment.model.test.ts",
      "default: every state is reached, says what a reload does, and has a way on",
    ),
  ),
  row("I14", "Countdowns go by the service's clock and only fall.", counted("countdowns only fall")),
  row(
    "I15",
    "What is one person's is never shown to or kept for another.",
    counted("own data alone"),
    shown(sessions, "behavior: neither sees what is the other's"),
    shown(
      "web/src/engine/flows/kept-flow.test.tsx",
      "somebody else finds nothing, in memory or after a reload, and what was there is gone once they have come",
    ),
  ),
  row(
    "I16",
    "Nobody is led to another site but a listed bank.",
    shown(
      "engine/src/account/sign-in/safe-return-path.test.ts",
      "behavior: whatever the text, a browser stays on the site",
    ),
    shown(
      "engine/src/booking/payment/payment.model.test.ts",
      "behavior: nobody is sent to an origin that is not allowed",
    ),
  ),
  row(
    "I17",
    "What others wrote never runs.",
    shown("web/src/features/content/blocks.test.tsx", "behavior: markup in a text stays text"),
    shown(
      "journeys/src/http/headers.test.ts",
      "behavior: in %s nothing runs but what bears the nonce of this one answer",
    ),
  ),
  row(
    "I18",
    "Any answer is a value or a problem that has words.",
    counted("no broken actor"),
    shown("api-clients/src/http/decode.test.ts", "behavior: any text with any status is a value or a problem"),
  ),
  row("I19", "Money is whole units whose lines make the total.", counted("the lines make the total")),
  row(
    "I20",
    "Instants outlive zones, and ages are those of the day of travel.",
    shown(
      "engine/src/kernel/place-time.test.ts",
      "behavior: what a place's clocks show at an instant leads back to it",
    ),
    shown(
      "engine/src/booking/travellers/travellers.test.ts",
      "behavior: the age band is that of the last day of travel",
    ),
  ),
  row(
    "I21",
    "The same seed in the same build is the same story.",
    shown(
      "journeys/src/simulation/simulation.test.ts",
      "default: the same seeds make the same trace, whoever runs them",
    ),
  ),
  row(
    "I22",
    "A code is good once, for a while, for its own request, and a few tries.",
    shown("sandbox/src/services/app/auth.contract.test.ts", "behavior: a code opens its own request alone"),
    shown(
      "sandbox/src/services/app/auth.contract.test.ts",
      "behavior: a code dies at ten minutes, its request at thirty",
    ),
  ),
  row("I23", "A flow that is over leaves nothing that runs.", counted("nothing runs on")),
  row(
    "I24",
    "In English and in Arabic the same story.",
    shown(
      "journeys/src/simulation/simulation.test.ts",
      "behavior: in English and in Arabic the same seed ends in the same places with the same numbers",
    ),
  ),
  row(
    "I25",
    "What comes in real time is a hint and carries nothing.",
    shown("engine/src/platform/realtime/realtime.test.ts", "default: a hint says what and when, and nothing more"),
    shown("journeys/src/simulation/simulation.test.ts", "behavior: without a single hint everything ends as well"),
  ),
  row(
    "I26",
    "No secret is in what is kept, logged or written down.",
    counted("no secret is kept"),
    shown("web/src/server/log.test.ts", "behavior: secrets are redacted at the top and below"),
    shown(
      "api-clients/src/http/client.test.ts",
      "behavior: what is logged of a call holds no secret and nothing of its contents",
    ),
  ),
  row("I27", "Past is past: nothing is sent for what has expired.", counted("past is past")),
  row(
    "I28",
    "Limits hold whatever is clicked in whatever order.",
    counted("limits hold"),
    shown(
      "engine/src/verticals/flights/search-form/search-draft.test.ts",
      "behavior: a party's steppers stop where a booking would",
    ),
    shown(
      "engine/src/booking/extras/extras.test.ts",
      "behavior: a seat has one owner and a traveller one seat; too much, or for the wrong one, is not chosen",
    ),
  ),
];

import type { FaultRule } from "@safar/sandbox";
import { type Aim, calm, type Deed, leave, type Moment, minuteMs, refusing } from "./aim.ts";

const coming = { isSignedIn: true, country: "PK", offsetMs: 0, route: "coming" } as const;
const owner = { errand: "cancellations", person: coming, weather: calm } as const;
const unpaid = { ...owner, person: { ...coming, route: "unpaid" } } as const;

const page = (at: Moment["at"]): Moment => ({ step: "walk", at });
const at = (where: Moment["at"]): Moment => ({ step: "cancellation", at: where });
const say = (type: string): Deed => ({ say: { type } });
const reload: Deed = { reloadAfterMs: 0 };

const reading = { call: "C021" };
/** The calls that tell what comes back, and cancel by it. */
export const cancel = { call: ["C104", "C022", "C023"] };
const unread: FaultRule = {
  id: "a call is answered 500#aimed",
  point: "before",
  match: reading,
  fail: { status: 500 },
  times: 2,
};
const silence: Deed = {
  fault: { id: "a call is answered 503#aimed", point: "before", match: reading, fail: { status: 503 }, times: 8 },
};
/** What comes back is asked for by the first call, and the second cancels. */
const lost: FaultRule = {
  id: "cancelled, and the answer is lost#aimed",
  point: "afterCommit",
  match: cancel,
  nth: 2,
  fail: { drop: true },
};
const neverArrives: FaultRule = { ...lost, id: "cancelling never arrives#aimed", point: "before" };
const slowQuote: FaultRule = { id: "an answer is late#aimed", point: "delay", match: cancel, ms: 5000, times: 1 };

const refusedAt = (call: number, code: string, status: number) =>
  refusing("/air/api/refund/", code, status, "POST", call);

const named = (name: string, deed: Deed): string => `${name}, then ${"say" in deed ? deed.say.type : "a reload"}`;

/** What is rare when a booking is cancelled. */
export const cancellationAims: readonly Aim[] = [
  { ...unpaid, name: "a booking is paid from its page", does: [[page("shown"), say("payment.resume")]] },
  {
    ...unpaid,
    name: "a booking's time to pay ends on its page",
    does: [[page("shown"), { sleepMs: 25 * 60 * minuteMs }]],
  },
  ...[say("order.hinted"), reload].map(
    (deed): Aim => ({
      ...owner,
      name: named("a booking cannot be read", deed),
      faults: [unread],
      does: [
        [page("failed"), deed],
        [page("reading"), say("order.hinted")],
      ],
    }),
  ),
  {
    ...owner,
    name: "what comes back is not waited for",
    faults: [slowQuote],
    does: [[at("quoting"), leave]],
  },
  ...[say("flow.leave"), say("quote.refresh")].map(
    (deed): Aim => ({
      ...owner,
      ...refusedAt(1, "refund_not_allowed", 409),
      name: named("a booking cannot be cancelled", deed),
      does: [[at("notAllowed"), deed]],
    }),
  ),
  {
    ...owner,
    name: "what comes back was told long before a reload",
    does: [[at("awaitingDecision"), { reloadAfterMs: 11 * minuteMs }]],
  },
  ...[say("flow.leave"), say("quote.refresh")].map(
    (deed): Aim => ({
      ...owner,
      name: named("what comes back is thought about for too long", deed),
      does: [
        [at("awaitingDecision"), { sleepMs: 11 * minuteMs }],
        [at("quoteExpired"), deed],
      ],
    }),
  ),
  ...(
    [
      ["refund_quote_expired", 410],
      ["refund_not_allowed", 409],
      ["forbidden", 403],
    ] as const
  ).map(
    ([code, status]): Aim => ({
      ...owner,
      ...refusedAt(2, code, status),
      name: `a cancellation is refused as ${code}`,
    }),
  ),
  ...[say("cancellation.check"), say("order.hinted"), reload, leave].map(
    (deed): Aim => ({
      ...owner,
      name: named("nobody can say whether it is cancelled", deed),
      faults: [lost],
      does: [
        [at("cancelling"), silence],
        [at({ cancelUnknown: "unsettled" }), deed],
      ],
    }),
  ),
  {
    ...owner,
    name: "a cancellation that never arrived, and a reload while it is looked for",
    faults: [neverArrives, { id: "an answer is late#aimed", point: "delay", match: reading, ms: 3000 }],
    does: [[at({ cancelUnknown: "inquiring" }), reload]],
  },
  {
    ...owner,
    name: "a cancellation arrives after it was looked for",
    weather: { ...calm, heldCancellationMs: 2 * minuteMs },
    does: [
      [at("cancelling"), { sleepMs: minuteMs }],
      [at("awaitingDecision"), { sleepMs: 2 * minuteMs }],
    ],
  },
];

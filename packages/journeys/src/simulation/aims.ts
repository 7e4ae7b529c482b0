import type { FaultRule } from "@safar/sandbox";
import type { AnyActorRef, AnyMachineSnapshot } from "xstate";
import type { FlightWalk } from "../flows/flight-walk.ts";
import type { PersonPlan, Weather } from "./plan.ts";

/** What is done at a moment that is waited for. */
export type Deed =
  /** Something is said to whoever the moment is about. */
  | { readonly say: object }
  | { readonly reloadAfterMs: number }
  | { readonly sleepMs: number }
  /** The tab is closed, and another one is opened at its address. */
  | { readonly comeBackAfterMs: number }
  | { readonly fault: FaultRule };

/** Where a step has to be; the walk's own screen when no step is named. */
export type Moment = {
  readonly step?: "walk" | "search" | "checkout" | "quote" | "travellers" | "extras" | "reserve" | "payment" | "code";
  readonly at: Parameters<AnyMachineSnapshot["matches"]>[0];
};

/** Something rare that a seed is made for: who meets it, what befalls them, and what they do at which moment. */
export type Aim = {
  readonly name: string;
  readonly person?: Partial<PersonPlan>;
  readonly weather?: Partial<Weather>;
  readonly faults?: readonly FaultRule[];
  /** In order: each is waited for, and done once. */
  readonly does?: readonly (readonly [Moment, Deed])[];
  /** By which method they pay. */
  readonly method?: string;
  /** With which airline they fly. */
  readonly airline?: string;
};

const inquire = { call: "C091" };
const guest = { isSignedIn: false, country: "PK", lastName: "Siddiqui", route: "KHI-ISB", offsetMs: 0 } as const;
const calm = { outage: null, heldMs: null, breaksAt: null, hints: [] } as const;
const leave = { say: { type: "flow.leave" } } as const;
const silent = (times: number) =>
  ({
    fault: {
      id: "the inquiry is silent for minutes#aimed",
      point: "before",
      match: inquire,
      fail: { status: 503 },
      times,
    },
  }) as const;
const silence = silent(60);
const minuteMs = 60_000;
const asking: Moment = { step: "payment", at: "inquiring" };
const lostPayment: FaultRule = {
  id: "paid, and the answer is lost#aimed",
  point: "afterCommit",
  match: { call: "C089" },
  fail: { drop: true },
  times: 1,
};
/** Nobody answers for a quarter of an hour, one inquiry after the other. */
const forLong = Array.from({ length: 30 }, () => [asking, { sleepMs: minuteMs }] as const);

const refusing = (path: string, code: string, status: number, method = "POST", nth = 1) => ({
  weather: { ...calm, refusals: [{ path, code, status, method, nth }] },
});

const phonePayer = { person: guest, method: "jazzcash" } as const;
const codeAsked: Moment = { step: "code", at: { open: "awaitingCode" } };
const unseen = { say: { type: "visibility.changed", isVisible: false, now: 0 } } as const;
const stillWaiting: Moment = { step: "payment", at: { inquiring: "stillWaiting" } };
const unwatched: Moment = { step: "payment", at: { inquiring: "unseen" } };
const quickOver = Array.from({ length: 8 }, () => [asking, { sleepMs: 31_000 }] as const);

const atSupport = (name: string, deed: Deed): Aim => ({
  name: `nobody knows for a quarter of an hour, then ${name}`,
  person: guest,
  weather: calm,
  method: "card",
  faults: [lostPayment],
  does: [[asking, silence], ...forLong, [{ step: "payment", at: "supportNeeded" }, deed]],
});

const whileUnseen = (name: string, deed: Deed): Aim => ({
  name: `nobody looks on, then ${name}`,
  person: guest,
  weather: calm,
  method: "card",
  faults: [lostPayment],
  does: [[asking, silence], ...quickOver, [stillWaiting, unseen], [unwatched, deed]],
});

const afterSession = (name: string, deed: Deed): Aim => ({
  name: `the search ends before the price, then ${name}`,
  person: guest,
  ...refusing("/air/api/quote", "session_expired", 410),
  does: [[{ step: "checkout", at: "sessionExpired" }, deed]],
});

const slowInquiry: FaultRule = { id: "the inquiry is late#aimed", point: "delay", match: inquire, ms: 9000 };

/** What chance alone comes by too rarely. A seed has at most one of them, by its number. */
export const aims: readonly Aim[] = [
  atSupport("it is looked at again", { say: { type: "inquiry.checkNow" } }),
  atSupport("a hint comes", { say: { type: "order.hinted" } }),
  atSupport("the page is reloaded", { reloadAfterMs: 0 }),
  atSupport("it is left", leave),
  whileUnseen("it is looked at", { say: { type: "visibility.changed", isVisible: true, now: 0 } }),
  whileUnseen("it is asked about", { say: { type: "inquiry.checkNow" } }),
  whileUnseen("a hint comes", { say: { type: "order.hinted" } }),
  whileUnseen("the page is reloaded", { reloadAfterMs: 0 }),
  {
    name: "a page that still waits is reloaded",
    person: guest,
    weather: calm,
    method: "card",
    faults: [lostPayment],
    does: [[asking, silence], ...quickOver, [stillWaiting, { reloadAfterMs: 0 }]],
  },
  afterSession("a new search", { say: { type: "search.refresh" } }),
  afterSession("another search", { say: { type: "search.edit" } }),
  afterSession("it is left", leave),
  {
    name: "sold out before the price",
    person: guest,
    ...refusing("/air/api/quote", "sold_out", 409),
    does: [[{ step: "checkout", at: "soldOut" }, leave]],
  },
  {
    name: "refused, and left",
    person: { ...guest, lastName: "REFUSEDNAME" },
    ...refusing("/air/api/reserve", "not_allowed", 422),
    does: [[{ step: "checkout", at: "reserveRefused" }, leave]],
  },
  {
    name: "results that are over are searched for anew",
    person: guest,
    weather: calm,
    does: [
      [{ at: "results" }, { sleepMs: 20 * minuteMs }],
      [{ at: "sessionExpired" }, { say: { type: "search.edit" } }],
    ],
  },
  {
    name: "results that are over are left",
    person: guest,
    weather: calm,
    does: [
      [{ at: "itinerary" }, { reloadAfterMs: 20 * minuteMs }],
      [{ at: "sessionExpired" }, leave],
    ],
  },
  {
    name: "an itinerary that is over is searched for anew",
    person: guest,
    weather: calm,
    does: [
      [{ at: "itinerary" }, { reloadAfterMs: 20 * minuteMs }],
      [{ at: "sessionExpired" }, { say: { type: "search.edit" } }],
    ],
  },
  {
    name: "nothing found, and something chosen",
    person: { ...guest, route: "KHI-SKZ" },
    weather: calm,
    does: [[{ step: "search", at: { live: "empty" } }, { say: { type: "offer.choose", offer: "none" } }]],
  },
  {
    name: "a seat for everybody",
    person: { ...guest, route: "KHI-DXB" },
    weather: calm,
    // Barjeel Airways wants a seat for everybody.
    airline: "B7",
    does: [[{ step: "extras", at: { open: "choosing" } }, { say: { type: "extras.submit" } }]],
  },
  {
    name: "asked to wait, and left",
    person: guest,
    weather: calm,
    faults: [
      {
        id: "reserving is asked to wait#aimed",
        point: "before",
        match: { call: "C016" },
        fail: { status: 429, retryAfterSeconds: 30 },
        times: 1,
      },
    ],
    does: [[{ step: "reserve", at: "postponed" }, leave]],
  },
  ...(["check", "reload"] as const).map(
    (how): Aim => ({
      name: `a reservation that nobody has heard of, then ${how}`,
      person: guest,
      weather: calm,
      faults: [
        {
          id: "reserving never arrives#aimed",
          point: "before",
          match: { call: "C016" },
          fail: { drop: true },
          times: 3,
        },
      ],
      does: [
        [
          { step: "reserve", at: { reserveUnknown: "unheardOf" } },
          how === "check" ? { say: { type: "reservation.check" } } : { reloadAfterMs: 0 },
        ],
      ],
    }),
  ),
  {
    name: "the payment is left while it opens",
    person: guest,
    weather: calm,
    faults: [slowInquiry],
    does: [[{ step: "payment", at: "opening" }, leave]],
  },
  {
    name: "the payment is left while its methods are read",
    person: guest,
    weather: calm,
    faults: [{ id: "an answer is late#aimed", point: "delay", match: { call: "C084" }, ms: 9000 }],
    does: [[{ step: "payment", at: "loadingMethods" }, leave]],
  },
  {
    name: "the page is reloaded before an attempt is sent",
    person: guest,
    weather: calm,
    method: "card",
    faults: [slowInquiry],
    does: [[{ step: "payment", at: { attempting: "clearing" } }, { reloadAfterMs: 0 }]],
  },
  {
    name: "the lock takes longer than there is time to pay",
    person: { ...guest, route: "LHE-ISB" },
    weather: { ...calm, lockMs: 35 * minuteMs },
    method: "card",
  },
  {
    name: "the device believes in more time than there is",
    person: { ...guest, lastName: "EXPIRE", offsetMs: -minuteMs },
    weather: calm,
    method: "card",
    does: [[{ step: "payment", at: { payable: { entering: "enteringCard" } } }, { sleepMs: 25_000 }]],
  },
  { name: "the price changes while paying", ...phonePayer, ...refusing("/financial/process", "price_changed", 409) },
  { name: "the order is closed while paying", ...phonePayer, ...refusing("/financial/process", "quote_expired", 410) },
  { name: "paying is refused", ...phonePayer, ...refusing("/financial/process", "limit_exceeded", 422) },
  { name: "the bank is not on the list", person: guest, weather: { ...calm, hasNoBank: true }, method: "instalment" },
  {
    name: "another number at the code",
    ...phonePayer,
    weather: calm,
    does: [
      [{ step: "payment", at: { awaitingPayer: "needsOtp" } }, { say: { type: "number.change", mobile: "12" } }],
      [
        { step: "payment", at: { awaitingPayer: "needsOtp" } },
        { say: { type: "number.change", mobile: "03011234567" } },
      ],
    ],
  },
  {
    name: "reloaded on the way to the bank",
    person: guest,
    weather: { ...calm, keepMs: 9000 },
    method: "instalment",
    does: [[{ step: "payment", at: { awaitingPayer: { needsRedirect: "keeping" } } }, { reloadAfterMs: 0 }]],
  },
  {
    name: "a slip that is not paid in time",
    person: guest,
    weather: calm,
    method: "otc_voucher",
    does: [[{ step: "payment", at: { awaitingPayer: "needsVoucherPayment" } }, { sleepMs: 3 * 24 * 60 * minuteMs }]],
  },
  {
    name: "no ticket, and the money is back before it is known that it was taken",
    person: { ...guest, lastName: "REFUSED" },
    weather: calm,
    method: "card",
    faults: [lostPayment],
    does: [
      [asking, silent(3)],
      [asking, { sleepMs: 12 * 24 * 60 * minuteMs }],
    ],
  },
  {
    name: "no ticket, and the money is back before the page is opened again",
    person: { ...guest, lastName: "REFUSED" },
    weather: calm,
    method: "card",
    faults: [lostPayment],
    does: [
      [asking, silent(1)],
      [asking, { comeBackAfterMs: 12 * 24 * 60 * minuteMs }],
    ],
  },
  ...(
    [
      ["waiting for the payer", { awaitingPayer: "needsRedirect" }, "instalment", calm],
      ["waiting for an answer", "inquiring", "card", calm],
      ["told that it failed", "unpaid", "otc_voucher", calm],
    ] as const
  ).map(
    ([where, at, method]): Aim => ({
      name: `the payment is left, ${where}`,
      person: guest,
      weather: calm,
      method,
      faults: method === "card" ? [lostPayment] : [],
      does: [
        ...(where === "told that it failed"
          ? [[{ step: "payment", at: "awaitingPayer" }, { say: { type: "attempt.abandon" } }] as const]
          : []),
        [{ step: "payment", at }, leave],
      ],
    }),
  ),
  {
    name: "a hint while the methods cannot be had",
    person: guest,
    weather: calm,
    faults: [
      { id: "a call is answered 500#aimed", point: "before", match: { call: "C084" }, fail: { status: 500 }, times: 4 },
    ],
    does: [[{ step: "payment", at: "unavailable" }, { say: { type: "order.hinted" } }]],
  },
  {
    name: "a search is left before it is made",
    person: guest,
    weather: calm,
    does: [[{ step: "walk", at: "planning" }, leave]],
  },
  {
    name: "a traveller cannot be saved",
    person: { ...guest, isSignedIn: true },
    weather: calm,
    faults: ["C110", "C112", "C114"].map((call) => ({
      id: `a call is answered 500#${call}`,
      point: "before",
      match: { call },
      fail: { status: 500 },
    })),
  },
  {
    name: "the search is edited at an itinerary",
    person: guest,
    weather: calm,
    does: [[{ step: "walk", at: { inspecting: "choosing" } }, { say: { type: "search.edit" } }]],
  },
  {
    name: "an itinerary that is over is found so by a reload",
    person: guest,
    weather: calm,
    does: [[{ step: "walk", at: { inspecting: "choosing" } }, { reloadAfterMs: 20 * minuteMs }]],
  },
  {
    name: "extras are changed at the review",
    person: guest,
    weather: calm,
    does: [[{ step: "checkout", at: { collecting: "reviewing" } }, { say: { type: "extras.edit" } }]],
  },
  {
    name: "back from the review without extras",
    person: guest,
    weather: { ...calm, hasNoExtras: true },
    does: [[{ step: "checkout", at: { collecting: "reviewing" } }, { say: { type: "flow.back" } }]],
  },
  {
    name: "a price that is over is left",
    person: guest,
    weather: calm,
    does: [
      [{ step: "checkout", at: { collecting: "reviewing" } }, { sleepMs: 15 * minuteMs }],
      [{ step: "checkout", at: "quoteExpired" }, leave],
    ],
  },
  {
    name: "a price is declined while it is asked for",
    person: guest,
    weather: calm,
    faults: [{ id: "an answer is late#aimed", point: "delay", match: { service: "travel" }, ms: 3000 }],
    does: [[{ step: "quote", at: "quoting" }, { say: { type: "quote.decline" } }]],
  },
  ...(["looked for", "reloaded"] as const).map(
    (then): Aim => ({
      name: `nobody can say whether it is reserved, then ${then}`,
      person: guest,
      weather: calm,
      faults: [
        {
          id: "reserved, and the answer is lost#aimed",
          point: "afterCommit",
          match: { call: "C016" },
          fail: { drop: true },
          times: 1,
        },
        {
          id: "a call is answered 503#aimed",
          point: "before",
          match: { call: "C021" },
          fail: { status: 503 },
          times: 12,
        },
      ],
      does: [
        [
          { step: "reserve", at: { reserveUnknown: "unsettled" } },
          then === "looked for" ? { say: { type: "reservation.check" } } : { reloadAfterMs: 0 },
        ],
      ],
    }),
  ),
  {
    name: "a code is sent again and called off",
    ...phonePayer,
    weather: calm,
    does: [
      [codeAsked, { sleepMs: minuteMs }],
      [codeAsked, { say: { type: "code.resend" } }],
      [{ step: "code", at: "requesting" }, { say: { type: "flow.cancel" } }],
    ],
  },
  ...(
    [
      ["otp_locked", 423],
      ["not_found", 404],
      ["supplier_error", 500],
    ] as const
  ).map(
    ([code, status]): Aim => ({
      name: `a code is sent again, and refused as ${code}`,
      ...phonePayer,
      ...refusing("/financial/process", code, status, "POST", 2),
      does: [
        [codeAsked, { sleepMs: minuteMs }],
        [codeAsked, { say: { type: "code.resend" } }],
      ],
    }),
  ),
  {
    name: "a code that is over is sent again, and is not",
    ...phonePayer,
    ...refusing("/financial/process", "supplier_error", 500, "POST", 2),
    does: [
      [codeAsked, { sleepMs: 11 * minuteMs }],
      [{ step: "code", at: { open: "expired" } }, { say: { type: "code.resend" } }],
    ],
  },
  {
    name: "a payment page that was left till too late",
    person: guest,
    weather: calm,
    does: [
      [{ step: "payment", at: "payable" }, { sleepMs: 3 * 24 * 60 * minuteMs }],
      [{ step: "payment", at: "overdue" }, { reloadAfterMs: 0 }],
    ],
  },
  {
    name: "a wallet app's session that was left till too late",
    person: { ...guest, country: "SA" },
    weather: calm,
    method: "apple_pay",
    does: [[{ step: "payment", at: { awaitingPayer: "needsSdk" } }, { reloadAfterMs: 60 * minuteMs }]],
  },
  {
    name: "an empty code",
    ...phonePayer,
    weather: calm,
    does: [[codeAsked, { say: { type: "code.submit", code: "" } }]],
  },
  ...(["wait", "cancel"] as const).map(
    (then): Aim => ({
      name: `the code is locked, then ${then}`,
      ...phonePayer,
      ...refusing("/financial/process", "otp_locked", 423, "PUT"),
      does: [
        [codeAsked, { say: { type: "code.submit", code: "000000" } }],
        [
          { step: "code", at: "locked" },
          then === "wait" ? { sleepMs: 31 * minuteMs } : { say: { type: "flow.cancel" } },
        ],
      ],
    }),
  ),
  ...(
    [
      ["otp_expired", 410],
      ["not_found", 404],
    ] as const
  ).map(
    ([code, status]): Aim => ({
      name: `a code is refused as ${code}`,
      ...phonePayer,
      ...refusing("/financial/process", code, status, "PUT"),
      does: [[codeAsked, { say: { type: "code.submit", code: "000000" } }]],
    }),
  ),
];

/** Whether a moment has come, and what it is said to. */
export const stepAt = (walk: FlightWalk, { at, step }: Moment): AnyActorRef | null => {
  const { children, screen } = walk.view();
  if (step === "walk") {
    const snapshot: AnyMachineSnapshot = walk.actor().getSnapshot();
    return snapshot.matches(at) ? walk.actor() : null;
  }
  if (step === undefined) return screen === at ? walk.actor() : null;
  const code = children.payment === undefined ? null : walk.payment().code;
  const actor: AnyActorRef | null = (step === "code" ? code : children[step]) ?? null;
  const snapshot: AnyMachineSnapshot | undefined = actor?.getSnapshot();
  return snapshot?.status === "active" && snapshot.matches(at) ? actor : null;
};

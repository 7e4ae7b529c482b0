import type { FaultRule } from "@safar/sandbox";
import type { AnyActorRef, AnyMachineSnapshot } from "xstate";
import type { PersonPlan, Weather } from "./plan.ts";
import { plainPlace, plainRoad, plainRoute } from "./stories.ts";
import type { Said, Vertical, Walk } from "./walk.ts";
import { withdrawalAims } from "./withdrawal.aims.ts";

/** What is done at a moment that is waited for. */
export type Deed =
  /** Something is said to whoever the moment is about. */
  | { readonly say: Said }
  | { readonly reloadAfterMs: number }
  | { readonly sleepMs: number }
  /** The tab is closed, and another one is opened at its address. */
  | { readonly comeBackAfterMs: number }
  | { readonly fault: FaultRule }
  /** The first of what is on the list. */
  | { readonly choose: "first" };

/** Where a step has to be; the walk's own screen when no step is named. */
export type Moment = {
  readonly step?:
    | "walk"
    | "search"
    | "seats"
    | "checkout"
    | "quote"
    | "travellers"
    | "extras"
    | "reserve"
    | "payment"
    | "code";
  readonly at: Parameters<AnyMachineSnapshot["matches"]>[0];
};

/** Something rare that a seed is made for: who meets it, what befalls them, and what they do at which moment. */
export type Aim = {
  readonly name: string;
  /** Flights, where nothing else is said. */
  readonly vertical?: Vertical;
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
const guest = { isSignedIn: false, country: "PK", lastName: "Siddiqui", route: plainRoute, offsetMs: 0 } as const;
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

const back = { say: { type: "flow.back" } } as const;
const choosingSeats: Moment = { step: "seats", at: { open: "choosing" } };
const hotelGuest = { vertical: "hotels", person: { ...guest, route: plainPlace } } as const;
const busGuest = { vertical: "buses", person: { ...guest, route: plainRoad } } as const;

const bundles: Moment = { step: "seats", at: { open: "bundling" } };
const pricedAnew: Moment = { step: "seats", at: { open: "pricingAgain" } };
const comeBack = { say: { type: "RESUME", now: 0 } } as const;
const slowFares: FaultRule = {
  id: "an answer is late#aimed",
  point: "delay",
  match: { call: "C039" },
  ms: 30_000,
  times: 1,
};

/** Somebody comes back to the bundles, and what they cost is asked for again. */
const pricedAgain: readonly Aim[] = [
  ...(
    [
      ["back", back],
      ["they come back once more", comeBack],
      ["the page is opened again too late", { reloadAfterMs: 40 * minuteMs }],
    ] as const
  ).map(
    ([name, deed]): Aim => ({
      name: `bundles are priced again, and ${name}`,
      ...busGuest,
      weather: calm,
      does: [
        [bundles, { fault: slowFares }],
        [bundles, comeBack],
        [pricedAnew, deed],
      ],
    }),
  ),
  ...(
    [
      ["session_expired", 410],
      ["seat_taken", 409],
    ] as const
  ).map(
    ([code, status]): Aim => ({
      name: `bundles are priced again: ${code}`,
      ...busGuest,
      ...refusing("/getFlexiFares", code, status, "POST", 2),
      does: [[bundles, comeBack]],
    }),
  ),
];

/** What leads away from a hotel or a bus. */
const verticalAims: readonly Aim[] = [
  {
    name: "a hotel search is left",
    ...hotelGuest,
    weather: calm,
    does: [[{ step: "walk", at: { shopping: "searching" } }, leave]],
  },
  {
    name: "another search at a hotel",
    ...hotelGuest,
    weather: calm,
    does: [[{ step: "walk", at: { inspecting: "choosing" } }, { say: { type: "search.edit" } }]],
  },
  {
    name: "back before a hotel is there",
    ...hotelGuest,
    weather: calm,
    faults: [{ id: "an answer is late#aimed", point: "delay", match: { call: "C028" }, ms: 5000, times: 1 }],
    does: [[{ step: "walk", at: { inspecting: "reading" } }, { say: { type: "flow.back" } }]],
  },
  {
    name: "back from a hotel that cannot be read",
    ...hotelGuest,
    weather: calm,
    faults: [
      { id: "a call is answered 500#aimed", point: "before", match: { call: "C028" }, fail: { status: 500 }, times: 1 },
    ],
    does: [[{ step: "walk", at: { inspecting: "unread" } }, { say: { type: "flow.back" } }]],
  },
  ...(["search.edit", "flow.leave"] as const).map(
    (type): Aim => ({
      name: `rooms are chosen for too long, then ${type}`,
      ...hotelGuest,
      weather: calm,
      does: [
        [{ step: "walk", at: { inspecting: "choosing" } }, { sleepMs: 40 * minuteMs }],
        [{ at: "sessionExpired" }, { say: { type } }],
      ],
    }),
  ),
  {
    name: "a hotel's page is opened again too late",
    ...hotelGuest,
    weather: calm,
    does: [[{ step: "walk", at: { inspecting: "choosing" } }, { reloadAfterMs: 40 * minuteMs }]],
  },
  {
    name: "a hotel's search ends before the price, then another search",
    ...hotelGuest,
    ...refusing("/hotels/api/quote", "session_expired", 410),
    does: [[{ step: "checkout", at: "sessionExpired" }, { say: { type: "search.edit" } }]],
  },
  {
    name: "a bus is left at its seats",
    ...busGuest,
    weather: calm,
    does: [[{ step: "walk", at: "inspecting" }, leave]],
  },
  {
    name: "another search at the seats",
    ...busGuest,
    weather: calm,
    does: [[{ step: "seats", at: { open: "choosing" } }, { say: { type: "search.edit" } }]],
  },
  {
    name: "a bus's search ends before its seats are priced",
    ...busGuest,
    ...refusing("/getFlexiFares", "session_expired", 410),
  },
  {
    name: "a bus's search ends before the price, then another search",
    ...busGuest,
    ...refusing("/getFlexiFares", "session_expired", 410, "POST", 2),
    does: [[{ step: "checkout", at: "sessionExpired" }, { say: { type: "search.edit" } }]],
  },
  ...[hotelGuest, busGuest].flatMap((given): readonly Aim[] => [
    {
      ...given,
      name: `a search of ${given.vertical} is left before it is made`,
      weather: calm,
      does: [[{ step: "walk", at: "planning" }, leave]],
    },
    {
      ...given,
      name: `another day begins at the price of ${given.vertical}`,
      weather: calm,
      does: [[{ step: "checkout", at: { collecting: "reviewing" } }, { say: { type: "setting.change" } }]],
    },
    {
      ...given,
      name: `back, said to the walk of ${given.vertical}`,
      weather: calm,
      does: [
        [{ step: "walk", at: given.vertical === "hotels" ? { inspecting: "choosing" } : "inspecting" }, back],
        [{ step: "search", at: "rereading" }, { choose: "first" }],
      ],
      faults: [
        given.vertical === "hotels"
          ? { id: "an answer is late#aimed", point: "delay", match: { call: "C029" }, ms: 3000 }
          : { id: "an answer is late#aimed", point: "delay", match: { call: "C037" }, ms: 3000 },
      ],
    },
  ]),
  {
    name: "another search, said to a bus's walk",
    ...busGuest,
    weather: calm,
    does: [[{ step: "walk", at: "inspecting" }, { say: { type: "search.edit" } }]],
  },
  {
    name: "somebody else on a seat, another stop, and none of it",
    ...busGuest,
    weather: calm,
    does: [
      [{ step: "seats", at: { open: "bundling" } }, { say: { type: "seats.edit" } }],
      [choosingSeats, { say: { type: "traveller.change", seat: "mine", gender: "male" } }],
      [choosingSeats, { say: { type: "boarding.choose", stop: "first" } }],
      [choosingSeats, { say: { type: "seats.clear" } }],
    ],
  },
  ...pricedAgain,
  {
    name: "the best seats together",
    ...busGuest,
    weather: calm,
    does: [
      [{ step: "seats", at: { open: "choosing" } }, { say: { type: "seats.propose", genders: ["male"] } }],
      [{ step: "seats", at: { open: "choosing" } }, { say: { type: "proposal.accept" } }],
    ],
  },
];

const slowInquiry: FaultRule = { id: "the inquiry is late#aimed", point: "delay", match: inquire, ms: 9000 };

/** What chance alone comes by too rarely. A seed has at most one of them, by its number. */
export const aims: readonly Aim[] = [
  ...verticalAims,
  ...withdrawalAims,
  {
    name: "the payment is left while its methods cannot be had",
    person: guest,
    weather: calm,
    faults: [
      { id: "a call is answered 500#aimed", point: "before", match: { call: "C084" }, fail: { status: 500 }, times: 4 },
    ],
    does: [[{ step: "payment", at: "unavailable" }, leave]],
  },
  {
    name: "a payment that is waited for is asked about",
    person: guest,
    weather: calm,
    method: "card",
    faults: [lostPayment],
    does: [
      [asking, silent(2)],
      [{ step: "payment", at: { inquiring: "waiting" } }, { say: { type: "inquiry.checkNow" } }],
    ],
  },
  {
    name: "a code is sent again",
    ...phonePayer,
    weather: calm,
    does: [
      [codeAsked, { sleepMs: minuteMs }],
      [codeAsked, { say: { type: "code.resend" } }],
    ],
  },
  {
    name: "a hint for an order whose time is over",
    person: guest,
    weather: calm,
    does: [
      [{ step: "payment", at: "payable" }, { sleepMs: 3 * 24 * 60 * minuteMs }],
      [{ step: "payment", at: "overdue" }, { say: { type: "order.hinted" } }],
    ],
  },
  {
    name: "a wallet app's session runs out",
    person: { ...guest, country: "SA" },
    weather: calm,
    method: "apple_pay",
    does: [[{ step: "payment", at: { awaitingPayer: "needsSdk" } }, { sleepMs: 60 * minuteMs }]],
  },
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
    name: "the price is over by the service's clock when extras are asked for",
    person: { ...guest, route: "KHI-DXB" },
    airline: "B7",
    ...refusing("/air/api/seatmap", "quote_expired", 410, "GET"),
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
export const stepAt = (walk: Walk, { at, step }: Moment): AnyActorRef | null => {
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

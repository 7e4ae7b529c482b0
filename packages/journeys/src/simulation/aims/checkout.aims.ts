import { type Aim, calm, calmGuest, type Deed, guest, leave, minuteMs, refusing } from "./aim.ts";

/** What is rare between the price of a flight and its reservation. */
export const checkoutAims: readonly Aim[] = [
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
  ...Object.entries({
    "asked to wait, and left": leave,
    "reserving is put off until the price has ended": { sleepMs: 40 * minuteMs },
  } satisfies Record<string, Deed>).map(
    ([name, deed]): Aim => ({
      name,
      ...calmGuest,
      faults: [
        {
          id: "reserving is asked to wait#aimed",
          point: "before",
          match: { call: "C016" },
          fail: { status: 429, retryAfterSeconds: 30 },
          times: 1,
        },
      ],
      does: [[{ step: "reserve", at: "postponed" }, deed]],
    }),
  ),
  ...Object.entries({
    check: { say: { type: "reservation.check" } },
    reload: { reloadAfterMs: 0 },
    "the price ends": { sleepMs: 40 * minuteMs },
  } satisfies Record<string, Deed>).map(
    ([how, deed]): Aim => ({
      name: `a reservation that nobody has heard of, then ${how}`,
      ...calmGuest,
      faults: [
        {
          id: "reserving never arrives#aimed",
          point: "before",
          match: { call: "C016" },
          fail: { drop: true },
          times: 3,
        },
      ],
      does: [[{ step: "reserve", at: { reserveUnknown: "unheardOf" } }, deed]],
    }),
  ),
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
    name: "extras are changed at the review",
    ...calmGuest,
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
    ...calmGuest,
    does: [
      [{ step: "checkout", at: { collecting: "reviewing" } }, { sleepMs: 15 * minuteMs }],
      [{ step: "checkout", at: "quoteExpired" }, leave],
    ],
  },
  {
    name: "a price is declined while it is asked for",
    ...calmGuest,
    faults: [{ id: "an answer is late#aimed", point: "delay", match: { service: "travel" }, ms: 3000 }],
    does: [[{ step: "quote", at: "quoting" }, { say: { type: "quote.decline" } }]],
  },
  ...(["looked for", "reloaded"] as const).map(
    (then): Aim => ({
      name: `nobody can say whether it is reserved, then ${then}`,
      ...calmGuest,
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
];

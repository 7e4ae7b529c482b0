import { type Aim, calm, guest, leave, minuteMs, refusing } from "./aim.ts";
import { leavingAims } from "./leaving.aims.ts";

const given = { errand: "events", person: { ...guest, route: "2026-12-03" } } as const;
const choosing = { inspecting: "choosing" } as const;

/** Whoever books events, and what is rare on the way. */
export const eventsAims: readonly Aim[] = [
  ...["2026-12-03", "2026-12-04"].map((route): Aim => ({ ...given, name: `events on ${route}`, person: { route } })),
  {
    name: "a search of events is left",
    ...given,
    weather: calm,
    does: [[{ step: "walk", at: { shopping: "searching" } }, leave]],
  },
  {
    name: "another search at an offer of events",
    ...given,
    weather: calm,
    does: [[{ step: "walk", at: choosing }, { say: { type: "search.edit" } }]],
  },
  {
    name: "back before an offer of events is there",
    ...given,
    weather: calm,
    faults: [{ id: "an answer is late#aimed", point: "delay", match: { call: "C059" }, ms: 5000, times: 1 }],
    does: [[{ step: "walk", at: { inspecting: "reading" } }, { say: { type: "flow.back" } }]],
  },
  ...(["flow.back", "offer.reload", "RESUME"] as const).map(
    (type): Aim => ({
      name: `an offer of events cannot be read, then ${type}`,
      ...given,
      weather: calm,
      faults: [
        {
          id: "a call is answered 500#aimed",
          point: "before",
          match: { call: "C059" },
          fail: { status: 500 },
          times: 1,
        },
      ],
      does: [
        [{ step: "walk", at: { inspecting: "unread" } }, { say: type === "RESUME" ? { type, now: 0 } : { type } }],
      ],
    }),
  ),
  ...(["search.refresh", "search.edit", "flow.leave"] as const).map(
    (type): Aim => ({
      name: `an offer of events is opened again too late, then ${type}`,
      ...given,
      weather: calm,
      does: [
        [{ step: "walk", at: choosing }, { comeBackAfterMs: 40 * minuteMs }],
        [{ step: "walk", at: "sessionExpired" }, { say: { type } }],
      ],
    }),
  ),
  {
    name: "the search of events ends before the price, then another search",
    ...given,
    ...refusing("/events/quote", "session_expired", 410),
    does: [[{ step: "checkout", at: "sessionExpired" }, { say: { type: "search.edit" } }]],
  },
  {
    name: "another day begins at an offer of events",
    ...given,
    weather: calm,
    does: [[{ step: "walk", at: choosing }, { say: { type: "setting.change" } }]],
  },
  {
    name: "back from the people of a price of events that was opened by its address",
    ...given,
    weather: calm,
    faults: [],
    does: [
      [{ step: "travellers", at: "open" }, { comeBackAfterMs: 0 }],
      [{ step: "travellers", at: "open" }, { say: { type: "flow.back" } }],
    ],
  },
  ...leavingAims({ given, inspecting: choosing, results: "C056" }),
];

import { plainPlace } from "../stories.ts";
import { type Aim, calm, guest, leave, minuteMs, refusing } from "./aim.ts";
import { leavingAims } from "./leaving.aims.ts";

const hotelGuest = { errand: "hotels", person: { ...guest, route: plainPlace } } as const;

/** What leads away from a hotel. */
export const hotelAims: readonly Aim[] = [
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
  ...leavingAims({ given: hotelGuest, inspecting: { inspecting: "choosing" }, results: "C029" }),
];

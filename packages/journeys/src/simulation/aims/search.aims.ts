import { type Aim, calm, calmGuest, type Deed, guest, leave, minuteMs, onAgainFrom, refusing } from "./aim.ts";

const afterSession = (name: string, deed: Deed): Aim => ({
  name: `the search ends before the price, then ${name}`,
  person: guest,
  ...refusing("/air/api/quote", "session_expired", 410),
  does: [[{ step: "checkout", at: "sessionExpired" }, deed]],
});

/** What leads away from a search of flights, and what comes of one that is over. */
export const searchAims: readonly Aim[] = [
  afterSession("a new search", { say: { type: "search.refresh" } }),
  afterSession("another search", { say: { type: "search.edit" } }),
  afterSession("it is left", leave),
  {
    name: "results that are over are searched for anew",
    ...calmGuest,
    does: [
      [{ at: "results" }, { sleepMs: 20 * minuteMs }],
      [{ at: "sessionExpired" }, { say: { type: "search.edit" } }],
    ],
  },
  {
    name: "results that are over are left",
    ...calmGuest,
    does: [
      [{ at: "itinerary" }, { reloadAfterMs: 20 * minuteMs }],
      [{ at: "sessionExpired" }, leave],
    ],
  },
  {
    name: "an itinerary that is over is searched for anew",
    ...calmGuest,
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
    name: "a search is left before it is made",
    ...calmGuest,
    does: [[{ step: "walk", at: "planning" }, leave]],
  },
  {
    name: "back from an itinerary, on to it again, and the search is edited there",
    ...calmGuest,
    does: [
      ...onAgainFrom({ inspecting: "choosing" }),
      [{ step: "walk", at: { inspecting: "choosing" } }, { say: { type: "search.edit" } }],
    ],
  },
  {
    name: "an itinerary that is over is found so by a reload",
    ...calmGuest,
    does: [[{ step: "walk", at: { inspecting: "choosing" } }, { reloadAfterMs: 20 * minuteMs }]],
  },
];

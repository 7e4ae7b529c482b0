import { plainEvents, storyEventSearches } from "../stories.ts";
import { type Aim, back, calm, guest, leave, type Moment, minuteMs, refusing } from "./aim.ts";
import { leavingAims } from "./leaving.aims.ts";

const given = { errand: "events", person: { ...guest, route: plainEvents } } as const;
const choosing: Moment = { step: "choice", at: { open: "choosing" } };

const failing = (call: string) =>
  ({ id: "a call is answered 500#aimed", point: "before", match: { call }, fail: { status: 500 }, times: 1 }) as const;

const late = (call: string, ms: number) =>
  ({ id: "an answer is late#aimed", point: "delay", match: { call }, ms, times: 1 }) as const;

/** What is rare where a show and passes are chosen. */
const choiceAims: readonly Aim[] = [
  {
    name: "an event cannot be read, then it can",
    ...given,
    weather: calm,
    faults: [failing("C059")],
    does: [[{ step: "choice", at: "failed" }, { say: { type: "choice.reload" } }]],
  },
  { name: "a price of passes cannot be had, then it can", ...given, weather: calm, faults: [failing("C061")] },
  ...(["sold_out", "session_expired"] as const).map(
    (code): Aim => ({
      name: `passes of an event are priced: ${code}`,
      ...given,
      ...refusing("/events/quote", code, code === "sold_out" ? 409 : 410),
    }),
  ),
  {
    name: "somebody takes passes while one looks, and the event cannot be read again",
    ...given,
    weather: calm,
    does: [
      [choosing, { fault: failing("C059") }],
      [choosing, { say: { type: "choice.hinted" } }],
      [choosing, { say: { type: "choice.hinted" } }],
    ],
  },
  {
    name: "what is said of an event is an hour old, then another search",
    ...given,
    weather: calm,
    does: [
      [choosing, { sleepMs: 70 * minuteMs }],
      [{ step: "choice", at: "expired" }, { say: { type: "search.refresh" } }],
    ],
  },
  {
    name: "another search, said to those who choose passes",
    ...given,
    weather: calm,
    does: [[choosing, { say: { type: "search.edit" } }]],
  },
  {
    name: "a code that nobody knows, and another day of an event",
    ...given,
    weather: calm,
    does: [
      [choosing, { say: { type: "code.submit", code: "FOES" } }],
      [choosing, { say: { type: "choice.reload" } }],
      [choosing, { say: { type: "day.choose", date: "2020-01-01" } }],
      [choosing, { say: { type: "quantity.step", item: "standard", way: "more" } }],
    ],
  },
  {
    name: "others take passes twice in a moment",
    ...given,
    weather: calm,
    does: [
      [choosing, { fault: late("C059", 9_000) }],
      [choosing, { say: { type: "choice.hinted" } }],
      [{ step: "choice", at: { open: "refreshing" } }, { say: { type: "choice.hinted" } }],
    ],
  },
  {
    name: "an event that nobody knows any more",
    ...given,
    ...refusing("/events/shows", "not_found", 404),
    does: [[{ step: "choice", at: "expired" }, { say: { type: "search.refresh" } }]],
  },
  {
    name: "an event that nobody knows any more when it is read again",
    ...given,
    ...refusing("/events/shows", "not_found", 404, "POST", 2),
    does: [[choosing, { say: { type: "choice.hinted" } }]],
  },
  {
    name: "passes that are looked at again when what is said of them is an hour old",
    ...given,
    weather: calm,
    does: [[choosing, { reloadAfterMs: 70 * minuteMs }]],
  },
  { name: "back from an event to the others", ...given, weather: calm, does: [[choosing, back]] },
];

/** Whoever books an event, and what is rare on the way. */
export const eventsAims: readonly Aim[] = [
  ...[plainEvents, ...storyEventSearches].map(
    (route): Aim => ({ errand: "events", name: `an event of ${route}`, person: { route } }),
  ),
  ...[1, 2].map(
    (adults): Aim => ({
      ...given,
      name: `${adults} at an event`,
      person: { ...given.person, adults },
      weather: calm,
      faults: [],
    }),
  ),
  {
    name: "a search of events is left",
    ...given,
    weather: calm,
    does: [[{ step: "walk", at: { shopping: "searching" } }, leave]],
  },
  { name: "an event is left", ...given, weather: calm, does: [[{ step: "walk", at: "inspecting" }, leave]] },
  ...choiceAims,
  {
    name: "another day begins at an event",
    ...given,
    weather: calm,
    does: [[{ step: "walk", at: "inspecting" }, { say: { type: "setting.change" } }]],
  },
  {
    name: "back from the people of a price of an event that was opened by its address",
    ...given,
    weather: calm,
    faults: [],
    does: [
      [{ step: "travellers", at: "open" }, { comeBackAfterMs: 0 }],
      [{ step: "travellers", at: "open" }, back],
    ],
  },
  ...leavingAims({ given, inspecting: "inspecting", results: "C060" }),
];

import { plainGuides, storyGuides } from "../stories.ts";
import { type Aim, back, calm, guest, leave, type Moment, minuteMs, refusing } from "./aim.ts";
import { leavingAims } from "./leaving.aims.ts";

const given = { errand: "tours", person: { ...guest, route: plainGuides } } as const;
const choosing: Moment = { step: "choice", at: { open: "choosing" } };

const failing = (call: string) =>
  ({ id: "a call is answered 500#aimed", point: "before", match: { call }, fail: { status: 500 }, times: 1 }) as const;

/** What is rare where a day, a start and units are chosen. */
const choiceAims: readonly Aim[] = [
  {
    name: "a tour cannot be read, then it can",
    ...given,
    weather: calm,
    faults: [failing("C124")],
    does: [[{ step: "choice", at: "failed" }, { say: { type: "choice.reload" } }]],
  },
  { name: "a price of units cannot be had, then it can", ...given, weather: calm, faults: [failing("C125")] },
  ...(["sold_out", "results_expired", "not_found"] as const).map(
    (code): Aim => ({
      name: `units of a tour are priced: ${code}`,
      ...given,
      ...refusing("/tours/quote", code, code === "not_found" ? 404 : 409),
    }),
  ),
  {
    name: "somebody takes places while one looks, and the tour cannot be read again",
    ...given,
    weather: calm,
    does: [
      [choosing, { fault: failing("C124") }],
      [choosing, { say: { type: "choice.hinted" } }],
      [choosing, { say: { type: "choice.hinted" } }],
    ],
  },
  {
    name: "what is said of a tour is an hour old, then another search",
    ...given,
    weather: calm,
    does: [
      [choosing, { sleepMs: 70 * minuteMs }],
      [{ step: "choice", at: "expired" }, { say: { type: "search.refresh" } }],
    ],
  },
  {
    name: "another search, said to those who choose units",
    ...given,
    weather: calm,
    does: [[choosing, { say: { type: "search.edit" } }]],
  },
  { name: "back from a tour to the others", ...given, weather: calm, does: [[choosing, back]] },
];

/** Whoever books a tour, and what is rare on the way. */
export const toursAims: readonly Aim[] = [
  ...[plainGuides, ...storyGuides].map(
    (route): Aim => ({ errand: "tours", name: `a tour of ${route}`, person: { route } }),
  ),
  ...[1, 2].map(
    (adults): Aim => ({
      ...given,
      name: `${adults} on a tour`,
      person: { ...given.person, adults },
      weather: calm,
      faults: [],
    }),
  ),
  {
    name: "a search of tours is left",
    ...given,
    weather: calm,
    does: [[{ step: "walk", at: { shopping: "searching" } }, leave]],
  },
  { name: "a tour is left", ...given, weather: calm, does: [[{ step: "walk", at: "inspecting" }, leave]] },
  ...choiceAims,
  {
    name: "another day begins at a tour",
    ...given,
    weather: calm,
    does: [[{ step: "walk", at: "inspecting" }, { say: { type: "setting.change" } }]],
  },
  {
    name: "back from the people of a price of a tour that was opened by its address",
    ...given,
    weather: calm,
    faults: [],
    does: [
      [{ step: "travellers", at: "open" }, { comeBackAfterMs: 0 }],
      [{ step: "travellers", at: "open" }, back],
    ],
  },
  ...leavingAims({ given, inspecting: "inspecting", results: "C123" }),
];

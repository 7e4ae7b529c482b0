import { plainFilm, storyFilms } from "../stories.ts";
import { type Aim, back, calm, guest, leave, type Moment, minuteMs, refusing } from "./aim.ts";
import { leavingAims } from "./leaving.aims.ts";

const given = { errand: "movies", person: { ...guest, route: plainFilm } } as const;
const counting: Moment = { step: "hall", at: { open: "counting" } };
const choosing: Moment = { step: "hall", at: { open: "choosing" } };

const late = (call: string, ms: number) =>
  ({ id: "an answer is late#aimed", point: "delay", match: { call }, ms, times: 1 }) as const;
const failing = (call: string) =>
  ({ id: "a call is answered 500#aimed", point: "before", match: { call }, fail: { status: 500 }, times: 1 }) as const;

/** What is rare where seats are chosen. */
const hallAims: readonly Aim[] = [
  {
    name: "another party, and other seats, by somebody who has some",
    ...given,
    weather: calm,
    does: [
      [choosing, { say: { type: "seats.clear" } }],
      [choosing, { say: { type: "seats.propose" } }],
      [choosing, { say: { type: "party.edit" } }],
    ],
  },
  {
    name: "somebody takes a seat while one looks, and the hall cannot be read again",
    ...given,
    person: { ...guest, route: "almost-full~lahore" },
    weather: calm,
    does: [
      [choosing, { fault: failing("C068") }],
      [choosing, { say: { type: "seats.hinted" } }],
      [choosing, { fault: late("C068", 9_000) }],
      [choosing, { say: { type: "seats.hinted" } }],
      [choosing, { say: { type: "seats.hinted" } }],
    ],
  },
  { name: "back from the seats to the shows", ...given, weather: calm, does: [[counting, back]] },
  ...(["session_expired", "seat_taken"] as const).map(
    (code): Aim => ({
      name: `seats of a show are priced: ${code}`,
      ...given,
      ...refusing("/cinemas/quote", code, code === "seat_taken" ? 409 : 410),
    }),
  ),
  {
    name: "a price of seats cannot be had, then it can",
    ...given,
    weather: calm,
    faults: [failing("P016")],
  },
  {
    name: "the hall cannot be read, then it can",
    ...given,
    weather: calm,
    faults: [failing("C068")],
    does: [[{ step: "hall", at: "failed" }, { say: { type: "seats.reload" } }]],
  },
  {
    name: "the show has begun when the hall is read again",
    ...given,
    ...refusing("/cinemas/seatmap", "session_expired", 410, "POST", 2),
    does: [[choosing, { say: { type: "seats.hinted" } }]],
  },
  {
    name: "the show has begun when the hall is opened again",
    ...given,
    ...refusing("/cinemas/seatmap", "session_expired", 410, "POST", 2),
    does: [[choosing, { reloadAfterMs: minuteMs }]],
  },
  {
    name: "another search, said to those who choose seats",
    ...given,
    weather: calm,
    does: [[choosing, { say: { type: "search.edit" } }]],
  },
];

/** Whoever books a show, and what is rare on the way. */
export const moviesAims: readonly Aim[] = [
  ...[plainFilm, ...storyFilms].map(
    (route): Aim => ({ errand: "movies", name: `a show of ${route}`, person: { route } }),
  ),
  ...[1, 2].map(
    (adults): Aim => ({
      ...given,
      name: `${adults} at a show`,
      person: { ...given.person, adults },
      weather: calm,
      faults: [],
    }),
  ),
  {
    name: "a search of shows is left",
    ...given,
    weather: calm,
    does: [[{ step: "walk", at: { shopping: "searching" } }, leave]],
  },
  {
    name: "the hall of a show is left",
    ...given,
    weather: calm,
    does: [[{ step: "walk", at: "inspecting" }, leave]],
  },
  ...hallAims,
  {
    name: "another day begins at the seats of a show",
    ...given,
    weather: calm,
    does: [[{ step: "walk", at: "inspecting" }, { say: { type: "setting.change" } }]],
  },
  {
    name: "back from the people of a price of seats that was opened by its address",
    ...given,
    weather: calm,
    faults: [],
    does: [
      [{ step: "travellers", at: "open" }, { comeBackAfterMs: 0 }],
      [{ step: "travellers", at: "open" }, back],
    ],
  },
  ...leavingAims({ given, inspecting: "inspecting", results: "C067" }),
];

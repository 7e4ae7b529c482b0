import { plainFilm, storyFilms } from "../stories.ts";
import {
  type Aim,
  back,
  backFromPeople,
  calmly,
  failing,
  guest,
  late,
  leave,
  type Moment,
  minuteMs,
  refusing,
} from "./aim.ts";
import { leavingAims } from "./leaving.aims.ts";

const given = { errand: "movies", person: { ...guest, route: plainFilm } } as const;
const pair = { seats: 2, category: "standard", hasWheelchair: false };
const counting: Moment = { step: "hall", at: { open: "counting" } };
const choosing: Moment = { step: "hall", at: { open: "choosing" } };

const calmAim = calmly(given);

/** What is rare where seats are chosen. */
const hallAims: readonly Aim[] = [
  calmAim("another party, and other seats, by somebody who has some", {
    does: [
      [choosing, { say: { type: "seats.clear" } }],
      [choosing, { say: { type: "seats.choose", party: pair, picks: [] } }],
      [choosing, { say: { type: "party.edit" } }],
    ],
  }),
  calmAim("somebody takes a seat while one looks, and the hall cannot be read again", {
    person: { ...guest, route: "almost-full~lahore" },
    does: [
      [choosing, { fault: failing("C068") }],
      [choosing, { say: { type: "seats.hinted" } }],
      [choosing, { fault: late("C068", 9_000) }],
      [choosing, { say: { type: "seats.hinted" } }],
      [choosing, { say: { type: "seats.hinted" } }],
    ],
  }),
  calmAim("back from the seats to the shows", { does: [[counting, back]] }),
  ...(["session_expired", "seat_taken"] as const).map(
    (code): Aim => ({
      name: `seats of a show are priced: ${code}`,
      ...given,
      ...refusing("/cinemas/quote", code, code === "seat_taken" ? 409 : 410),
    }),
  ),
  calmAim("a price of seats cannot be had, then it can", {
    faults: [failing("P016")],
  }),
  calmAim("the hall cannot be read, then it can", {
    faults: [failing("C068")],
    does: [[{ step: "hall", at: "failed" }, { say: { type: "seats.reload" } }]],
  }),
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
  calmAim("another search, said to those who choose seats", {
    does: [[choosing, { say: { type: "search.edit" } }]],
  }),
];

/** Whoever books a show, and what is rare on the way. */
export const moviesAims: readonly Aim[] = [
  ...[plainFilm, ...storyFilms].map(
    (route): Aim => ({ errand: "movies", name: `a show of ${route}`, person: { route } }),
  ),
  ...[1, 2].map((adults) => calmAim(`${adults} at a show`, { person: { ...given.person, adults }, faults: [] })),
  calmAim("a search of shows is left", {
    does: [[{ step: "walk", at: { shopping: "searching" } }, leave]],
  }),
  calmAim("the hall of a show is left", {
    does: [[{ step: "walk", at: "inspecting" }, leave]],
  }),
  ...hallAims,
  calmAim("another day begins at the seats of a show", {
    does: [[{ step: "walk", at: "inspecting" }, { say: { type: "setting.change" } }]],
  }),
  calmAim("back from the people of a price of seats that was opened by its address", {
    faults: [],
    does: backFromPeople,
  }),
  ...leavingAims({ given, inspecting: "inspecting", results: "C067" }),
];

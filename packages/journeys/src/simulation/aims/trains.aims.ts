import { plainLine, storyLines } from "../stories.ts";
import { type Aim, back, calm, guest, leave, type Moment, minuteMs, refusing } from "./aim.ts";
import { leavingAims } from "./leaving.aims.ts";

const given = { errand: "trains", person: { ...guest, route: plainLine } } as const;
const choosing = { inspecting: "choosing" } as const;
const atPlaces: Moment = { step: "places", at: { open: "choosing" } };

const late = (call: string, ms: number) =>
  ({ id: "an answer is late#aimed", point: "delay", match: { call }, ms, times: 1 }) as const;
const failing = (call: string) =>
  ({
    id: "a call is answered 500#aimed",
    point: "before",
    match: { call },
    fail: { status: 500 },
    times: 1,
  }) as const;

/** What is rare where places are chosen. */
const placesAims: readonly Aim[] = [
  {
    name: "the best places together, for somebody who then takes others",
    ...given,
    weather: calm,
    does: [
      [atPlaces, { say: { type: "seats.propose", genders: ["male"] } }],
      [atPlaces, { say: { type: "proposal.accept" } }],
      [atPlaces, { say: { type: "traveller.change", seat: "mine", gender: "male" } }],
      [atPlaces, { say: { type: "seats.clear" } }],
    ],
  },
  {
    name: "back from the places to the class, and to another one",
    ...given,
    weather: calm,
    does: [[atPlaces, back]],
  },
  ...(["session_expired", "seat_taken"] as const).map(
    (code): Aim => ({
      name: `places of a train are priced: ${code}`,
      ...given,
      ...refusing("/railways/quote", code, code === "seat_taken" ? 409 : 410),
    }),
  ),
  {
    name: "the coaches cannot be read, then they can",
    ...given,
    weather: calm,
    faults: [failing("C044")],
    does: [[{ step: "places", at: "failed" }, { say: { type: "seats.reload" } }]],
  },
  {
    name: "the places of a train are opened again too late",
    ...given,
    weather: calm,
    does: [[atPlaces, { reloadAfterMs: 40 * minuteMs }]],
  },
  {
    name: "another search, said to those who choose places",
    ...given,
    weather: calm,
    does: [[atPlaces, { say: { type: "search.edit" } }]],
  },
];

/** What is rare at a train's own page. */
const trainAims: readonly Aim[] = [
  {
    name: "another search at a train",
    ...given,
    weather: calm,
    does: [[{ step: "walk", at: choosing }, { say: { type: "search.edit" } }]],
  },
  {
    name: "back before a train is there",
    ...given,
    weather: calm,
    faults: [late("P015", 5000)],
    does: [[{ step: "walk", at: { inspecting: "reading" } }, back]],
  },
  ...(["flow.back", "offer.reload", "RESUME"] as const).map(
    (type): Aim => ({
      name: `a train cannot be read, then ${type}`,
      ...given,
      weather: calm,
      faults: [failing("P015")],
      does: [
        [{ step: "walk", at: { inspecting: "unread" } }, { say: type === "RESUME" ? { type, now: 0 } : { type } }],
      ],
    }),
  ),
  ...(["search.refresh", "search.edit", "flow.leave"] as const).map(
    (type): Aim => ({
      name: `a train is opened again too late, then ${type}`,
      ...given,
      weather: calm,
      does: [
        [{ step: "walk", at: choosing }, { comeBackAfterMs: 40 * minuteMs }],
        [{ step: "walk", at: "sessionExpired" }, { say: { type } }],
      ],
    }),
  ),
  {
    name: "another day begins at a train",
    ...given,
    weather: calm,
    does: [[{ step: "walk", at: choosing }, { say: { type: "setting.change" } }]],
  },
];

/** Whoever books trains, and what is rare on the way. */
export const trainsAims: readonly Aim[] = [
  ...[plainLine, ...storyLines].map(
    (route): Aim => ({
      errand: "trains",
      name: `a train on ${route}`,
      person: { route },
    }),
  ),
  ...[1, 2].map(
    (adults): Aim => ({
      ...given,
      name: `${adults} in a train`,
      person: { ...given.person, adults },
      weather: calm,
      faults: [],
    }),
  ),
  ...["RAC", "DELAYED"].map(
    (lastName): Aim => ({
      ...given,
      name: `a train's booking, of ${lastName}`,
      person: { ...given.person, lastName },
      weather: calm,
      faults: [],
    }),
  ),
  {
    name: "a berth between two cities",
    ...given,
    person: { ...guest, route: "karachi~lahore" },
    weather: calm,
    faults: [],
  },
  {
    name: "a search of trains is left",
    ...given,
    weather: calm,
    does: [[{ step: "walk", at: { shopping: "searching" } }, leave]],
  },
  ...trainAims,
  ...placesAims,
  {
    name: "the search of trains ends before the price, then another search",
    ...given,
    ...refusing("/railways/quote", "session_expired", 410, "POST", 2),
    does: [[{ step: "checkout", at: "sessionExpired" }, { say: { type: "search.edit" } }]],
  },
  {
    name: "back from the people of a price of trains that was opened by its address",
    ...given,
    weather: calm,
    faults: [],
    does: [
      [{ step: "travellers", at: "open" }, { comeBackAfterMs: 0 }],
      [{ step: "travellers", at: "open" }, back],
    ],
  },
  ...leavingAims({ given, inspecting: choosing, results: "C043" }),
];

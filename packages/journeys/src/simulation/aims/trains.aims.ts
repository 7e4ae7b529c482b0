import { plainLine, storyLines } from "../stories.ts";
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

const given = { errand: "trains", person: { ...guest, route: plainLine } } as const;
const choosing = { inspecting: "choosing" } as const;
const atPlaces: Moment = { step: "places", at: { open: "choosing" } };

const calmAim = calmly(given);

/** What is rare where places are chosen. */
const placesAims: readonly Aim[] = [
  calmAim("the best places together, for somebody who then takes others", {
    does: [
      [atPlaces, { say: { type: "seats.propose", genders: ["male"] } }],
      [atPlaces, { say: { type: "proposal.accept" } }],
      [atPlaces, { say: { type: "traveller.change", seat: "mine", gender: "male" } }],
      [atPlaces, { say: { type: "seats.clear" } }],
    ],
  }),
  calmAim("back from the places to the class, and to another one", {
    does: [[atPlaces, back]],
  }),
  ...(["session_expired", "seat_taken"] as const).map(
    (code): Aim => ({
      name: `places of a train are priced: ${code}`,
      ...given,
      ...refusing("/railways/quote", code, code === "seat_taken" ? 409 : 410),
    }),
  ),
  calmAim("the coaches cannot be read, then they can", {
    faults: [failing("C044")],
    does: [[{ step: "places", at: "failed" }, { say: { type: "seats.reload" } }]],
  }),
  calmAim("the places of a train are opened again too late", {
    does: [[atPlaces, { reloadAfterMs: 40 * minuteMs }]],
  }),
  calmAim("another search, said to those who choose places", {
    does: [[atPlaces, { say: { type: "search.edit" } }]],
  }),
];

/** What is rare at a train's own page. */
const trainAims: readonly Aim[] = [
  calmAim("another search at a train", {
    does: [[{ step: "walk", at: choosing }, { say: { type: "search.edit" } }]],
  }),
  calmAim("back before a train is there", {
    faults: [late("P015", 5000)],
    does: [[{ step: "walk", at: { inspecting: "reading" } }, back]],
  }),
  ...(["flow.back", "offer.reload", "RESUME"] as const).map((type) =>
    calmAim(`a train cannot be read, then ${type}`, {
      faults: [failing("P015")],
      does: [
        [{ step: "walk", at: { inspecting: "unread" } }, { say: type === "RESUME" ? { type, now: 0 } : { type } }],
      ],
    }),
  ),
  ...(["search.refresh", "search.edit", "flow.leave"] as const).map((type) =>
    calmAim(`a train is opened again too late, then ${type}`, {
      does: [
        [{ step: "walk", at: choosing }, { comeBackAfterMs: 40 * minuteMs }],
        [{ step: "walk", at: "sessionExpired" }, { say: { type } }],
      ],
    }),
  ),
  calmAim("another day begins at a train", {
    does: [[{ step: "walk", at: choosing }, { say: { type: "setting.change" } }]],
  }),
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
  ...[1, 2].map((adults) => calmAim(`${adults} in a train`, { person: { ...given.person, adults }, faults: [] })),
  ...["RAC", "DELAYED"].map((lastName) =>
    calmAim(`a train's booking, of ${lastName}`, { person: { ...given.person, lastName }, faults: [] }),
  ),
  calmAim("a berth between two cities", {
    person: { ...guest, route: "karachi~lahore" },
    faults: [],
  }),
  calmAim("a search of trains is left", {
    does: [[{ step: "walk", at: { shopping: "searching" } }, leave]],
  }),
  ...trainAims,
  ...placesAims,
  {
    name: "the search of trains ends before the price, then another search",
    ...given,
    ...refusing("/railways/quote", "session_expired", 410, "POST", 2),
    does: [[{ step: "checkout", at: "sessionExpired" }, { say: { type: "search.edit" } }]],
  },
  calmAim("back from the people of a price of trains that was opened by its address", {
    faults: [],
    does: backFromPeople,
  }),
  ...leavingAims({ given, inspecting: choosing, results: "C043" }),
];

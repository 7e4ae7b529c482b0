import type { FaultRule } from "@safar/sandbox";
import { plainRoad } from "../stories.ts";
import { type Aim, back, calm, guest, leave, type Moment, minuteMs, refusing } from "./aim.ts";
import { leavingAims } from "./leaving.aims.ts";

const choosingSeats: Moment = { step: "seats", at: { open: "choosing" } };
const busGuest = { errand: "buses", person: { ...guest, route: plainRoad } } as const;

const bundles: Moment = { step: "seats", at: { open: "bundling" } };
const pricedAnew: Moment = { step: "seats", at: { open: "pricingAgain" } };
const comeBack = { say: { type: "RESUME", now: 0 } } as const;
const slowFares: FaultRule = {
  id: "an answer is late#aimed",
  point: "delay",
  match: { call: "C039" },
  ms: 30_000,
  times: 1,
};

/** Somebody comes back to the bundles, and what they cost is asked for again. */
const pricedAgain: readonly Aim[] = [
  ...(
    [
      ["back", back],
      ["they come back once more", comeBack],
      ["the page is opened again too late", { reloadAfterMs: 40 * minuteMs }],
    ] as const
  ).map(
    ([name, deed]): Aim => ({
      name: `bundles are priced again, and ${name}`,
      ...busGuest,
      weather: calm,
      does: [
        [bundles, { fault: slowFares }],
        [bundles, comeBack],
        [pricedAnew, deed],
      ],
    }),
  ),
  ...(
    [
      ["session_expired", 410],
      ["seat_taken", 409],
    ] as const
  ).map(
    ([code, status]): Aim => ({
      name: `bundles are priced again: ${code}`,
      ...busGuest,
      ...refusing("/getFlexiFares", code, status, "POST", 2),
      does: [[bundles, comeBack]],
    }),
  ),
];

/** What is rare on a bus. */
export const busAims: readonly Aim[] = [
  {
    name: "a bus is left at its seats",
    ...busGuest,
    weather: calm,
    does: [[{ step: "walk", at: "inspecting" }, leave]],
  },
  {
    name: "another search at the seats",
    ...busGuest,
    weather: calm,
    does: [[{ step: "seats", at: { open: "choosing" } }, { say: { type: "search.edit" } }]],
  },
  {
    name: "a bus's search ends before its seats are priced",
    ...busGuest,
    ...refusing("/getFlexiFares", "session_expired", 410),
  },
  {
    name: "a bus's search ends before the price, then another search",
    ...busGuest,
    ...refusing("/getFlexiFares", "session_expired", 410, "POST", 2),
    does: [[{ step: "checkout", at: "sessionExpired" }, { say: { type: "search.edit" } }]],
  },
  {
    name: "another search, said to a bus's walk",
    ...busGuest,
    weather: calm,
    does: [[{ step: "walk", at: "inspecting" }, { say: { type: "search.edit" } }]],
  },
  {
    name: "somebody else on a seat, another stop, and none of it",
    ...busGuest,
    weather: calm,
    does: [
      [{ step: "seats", at: { open: "bundling" } }, { say: { type: "seats.edit" } }],
      [choosingSeats, { say: { type: "traveller.change", seat: "mine", gender: "male" } }],
      [choosingSeats, { say: { type: "boarding.choose", stop: "first" } }],
      [choosingSeats, { say: { type: "dropping.choose", stop: "first" } }],
      [choosingSeats, { say: { type: "seats.clear" } }],
    ],
  },
  ...pricedAgain,
  {
    name: "bundles are come back to when their price is over",
    ...busGuest,
    weather: calm,
    does: [[bundles, { reloadAfterMs: 40 * minuteMs }]],
  },
  {
    name: "the best seats together",
    ...busGuest,
    weather: calm,
    does: [
      [{ step: "seats", at: { open: "choosing" } }, { say: { type: "seats.propose", genders: ["male"] } }],
      [{ step: "seats", at: { open: "choosing" } }, { say: { type: "proposal.accept" } }],
    ],
  },
  ...leavingAims({ given: busGuest, inspecting: "inspecting", results: "C037" }),
];

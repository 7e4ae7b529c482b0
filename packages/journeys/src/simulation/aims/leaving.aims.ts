import type { Errand, PersonPlan } from "../plan.types.ts";
import { type Aim, back, calm, leave, type Moment, onAgainFrom } from "./aim.ts";

type Shop = {
  readonly given: { readonly errand: Errand; readonly person: Partial<PersonPlan> };
  /** Where its walk is while something is looked at. */
  readonly inspecting: Moment["at"];
  /** The call that reads its results again. */
  readonly results: string;
};

/** What leads away from a hotel as from a bus. */
export const leavingAims = ({ given, inspecting, results }: Shop): readonly Aim[] => [
  {
    ...given,
    name: `a search of ${given.errand} is left before it is made`,
    weather: calm,
    does: [[{ step: "walk", at: "planning" }, leave]],
  },
  {
    ...given,
    name: `another day begins at the price of ${given.errand}`,
    weather: calm,
    does: [[{ step: "checkout", at: { collecting: "reviewing" } }, { say: { type: "setting.change" } }]],
  },
  {
    ...given,
    name: `back, said to the walk of ${given.errand}, on to the offer again, and back`,
    weather: calm,
    does: [
      ...onAgainFrom(inspecting),
      [{ step: "walk", at: inspecting }, back],
      [{ step: "search", at: "rereading" }, { choose: "first" }],
    ],
    faults: [{ id: "an answer is late#aimed", point: "delay", match: { call: results }, ms: 3000 }],
  },
];

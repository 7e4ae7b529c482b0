import type { Random } from "@safar/sandbox";
import type { PersonPlan } from "./plan.types.ts";
import { plainRoute } from "./stories.ts";

/** Somebody without a story, who takes the first of everything. */
export const plain: PersonPlan = {
  lastName: "Siddiqui",
  route: plainRoute,
  adults: 1,
  offsetMs: 0,
  country: "PK",
  isSignedIn: false,
};

/** The numbers of somebody who takes the first of everything. */
export const evenly: Random = {
  next: () => 0.5,
  integer: (min) => min,
  pick: <Item>(items: readonly Item[]): Item => {
    for (const item of items) return item;
    throw new RangeError("There is nothing to pick from.");
  },
  fork: () => evenly,
};

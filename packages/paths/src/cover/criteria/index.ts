import { offline, outcomes } from "./actor-criteria.ts";
import { illegal, late, reload, repeat } from "./aside-criteria.ts";
import { configurations, guards, states, transitions } from "./chart-criteria.ts";
import type { CriterionOf } from "./criterion.types.ts";
import { switches } from "./switches.ts";

const named = {
  states,
  transitions,
  pairs: switches(1),
  configurations,
  guards,
  outcomes,
  illegal,
  reload,
  offline,
  repeat,
  late,
} satisfies Record<string, CriterionOf>;

/** What a suite can be asked to cover. `switch=2` is every sequence of three steps. */
export type CriterionName = keyof typeof named | `switch=${number}`;

export const criterionNames = [...Object.keys(named), "switch=N"];

const isNamed = (name: string): name is keyof typeof named => Object.hasOwn(named, name);

/** Throws, with the choices, on a name that is none. */
export const criterionOf = (name: string): CriterionOf => {
  if (isNamed(name)) return named[name];
  const count = /^switch=([0-9]+)$/.exec(name)?.[1];
  if (count === "0") return transitions;
  if (count !== undefined && Number(count) <= 4) return switches(Number(count));
  throw new Error(
    count === undefined
      ? `There is no criterion "${name}". The criteria are ${criterionNames.join(", ")}.`
      : `switch=${count} is too long: sequences multiply with every step, and 4 is the limit.`,
  );
};

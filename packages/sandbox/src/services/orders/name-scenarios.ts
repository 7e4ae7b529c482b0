import type { NameScenario } from "../../scenarios/names.scenarios.ts";

/** Whether somebody's last name makes a scenario happen to what they book. */
export const hasName = (people: readonly { readonly lastName: string }[], name: NameScenario): boolean =>
  people.some(({ lastName }) => lastName.trim().toUpperCase() === name);

import { expect, test } from "vitest";
import type { AnyStateMachine } from "xstate";
import * as doors from "./index.ts";
import * as models from "./testing.ts";

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === "object" && value !== null && "implementations" in value;

/** Each chart by its model where it has one, and else by its door. */
const everything = [...Object.values(models), ...Object.values(doors)].map((value: unknown) =>
  typeof value === "object" && value !== null && "machine" in value ? value.machine : value,
);
const machines = [...new Set(everything.filter(isMachine))];

/** Every text of a chart: the names of its guards, actions and actors are among them. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** What a kit brings along comes to every chart that stands on it, and it is enough that one of them uses it. */
const kits: readonly ((machine: AnyStateMachine) => boolean)[] = [
  // Walks.
  ({ implementations }) => "startsAt" in implementations.guards,
  // Seats.
  ({ implementations }) => "takeProposal" in implementations.actions,
];

const chartsWithSetupOf = (machine: AnyStateMachine): readonly AnyStateMachine[] => {
  const isOfKit = kits.find((isOf) => isOf(machine));
  return isOfKit === undefined ? [machine] : machines.filter(isOfKit);
};

test.each(machines.map((machine) => [machine.id, machine] as const))(
  "invariant: %s has no guard, action or actor that no chart uses",
  (_, machine) => {
    const { guards, actions, actors } = machine.implementations;
    const used = new Set(chartsWithSetupOf(machine).flatMap(({ config }) => textsIn(config)));
    expect(Object.keys({ ...guards, ...actions, ...actors }).filter((name) => !used.has(name))).toEqual([]);
  },
);

test("default: every chart is among them", () => {
  expect(machines.length).toBeGreaterThan(30);
});

import { expect, test } from "vitest";
import { flightScenarios } from "../../scenarios/flights.scenarios.ts";
import { flightSwitches, nameScenarios, routeScenario, routeScenarios } from "./flight-scenarios.ts";

test("default: the registry lists every scenario of the flight service under its own trigger", () => {
  const routes = flightScenarios.flatMap(({ name, trigger }) =>
    trigger.by === "route" ? [`${name} ${trigger.from}-${trigger.to}`] : [],
  );
  expect(routes.toSorted()).toEqual(routeScenarios.map(({ name, from, to }) => `${name} ${from}-${to}`).toSorted());
  const names = flightScenarios.flatMap(({ trigger }) => (trigger.by === "lastName" ? [trigger.value] : []));
  expect(names.toSorted()).toEqual(Object.keys(nameScenarios).toSorted());
  const switches = flightScenarios.flatMap(({ name, trigger }) => (trigger.by === "switch" ? [name] : []));
  expect(switches).toEqual(expect.arrayContaining(Object.keys(flightSwitches)));
});

test("behavior: only the first leg of a trip counts", () => {
  const [there, back] = [
    { from: "LHE", to: "ISB" },
    { from: "ISB", to: "LHE" },
  ];
  expect(routeScenario([there, back]).name).toBe("hold");
  expect(routeScenario([back, there])).toEqual({});
  expect(routeScenario([])).toEqual({});
});

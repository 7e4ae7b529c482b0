import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { routeScenario } from "../services/travel/flight-scenarios.ts";
import { describeTrigger, listScenarios } from "./registry.ts";

const scenarios = listScenarios();

test("default: every scenario has a name of its own and a line in each language", () => {
  const names = scenarios.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { happens } of scenarios) {
    expect(happens.en).toMatch(/^[A-Z].*\.$/);
    expect(happens.ar).toMatch(/^\p{Script=Arabic}.*\.$/u);
  }
});

const servicesFolder = join(import.meta.dirname, "..", "services");
const sources = readdirSync(servicesFolder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
  .map((name) => readFileSync(join(servicesFolder, name), "utf8"))
  .join("\n");

const namesIn = (pattern: RegExp): string[] => [
  ...new Set(Array.from(sources.matchAll(pattern), ([, name = ""]) => name)),
];

test("behavior: every switch that a service asks about can be set", () => {
  const asked = namesIn(/(?:scenario|failIf)\((?:call, )?"(\w+)"\)/g);
  expect(asked.length).toBeGreaterThan(5);
  const switches = new Set(scenarios.filter(({ trigger }) => trigger.by === "switch").map(({ name }) => name));
  expect(asked.filter((name) => !switches.has(name))).toEqual([]);
});

test("behavior: every last name and number ending that a service watches for is listed", () => {
  const triggers = scenarios.map(({ trigger }) => trigger);
  const lastNames = new Set(triggers.flatMap((trigger) => (trigger.by === "lastName" ? [trigger.value] : [])));
  const endings = new Set(triggers.flatMap((trigger) => ("endsWith" in trigger ? [trigger.endsWith] : [])));
  expect(namesIn(/hasName\([^)"]*"(\w+)"/g).filter((name) => !lastNames.has(name))).toEqual([]);
  expect(namesIn(/endsWith\("(\d{2,4})"\)/g).filter((ending) => !endings.has(ending))).toEqual([]);
});

test("behavior: every listed route does something, but for the two that the network itself makes so", () => {
  const ordinary = Object.keys(routeScenario([{ from: "LHE", to: "KHI" }])).length;
  const byNetwork = new Set(["no_flights", "mixed_baggage"]);
  for (const { name, trigger } of scenarios) {
    if (trigger.by !== "route" || byNetwork.has(name)) continue;
    expect(Object.keys(routeScenario([trigger])).length, name).toBeGreaterThan(ordinary);
  }
});

test("behavior: a scenario is listed only where the calls it shows in are served", () => {
  expect(listScenarios([]).every(({ calls }) => calls.length === 0)).toBe(true);
});

test("behavior: a trigger is told in a few words of each language", () => {
  expect(describeTrigger({ by: "route", from: "KHI", to: "SKZ" })).toEqual({
    en: "flight KHI → SKZ",
    ar: "رحلة من KHI إلى SKZ",
  });
  expect(describeTrigger({ by: "card", endsWith: "0002" }).en).toBe("card ending 0002");
  expect(describeTrigger({ by: "voucher", value: "EID10" }).ar).toBe("القسيمة EID10");
  expect(describeTrigger({ by: "switch" }).en).toBe("switched on by the admin API");
});

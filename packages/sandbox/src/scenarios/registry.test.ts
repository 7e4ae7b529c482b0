import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { effectOnTrip } from "./flights.scenarios.ts";
import { nameScenarios } from "./names.scenarios.ts";
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

test("behavior: every last name that is listed is watched for, and every number ending that is watched for is listed", () => {
  // The other way round the compiler looks after it.
  expect(nameScenarios.filter(({ name }) => !sources.includes(`"${name}"`))).toEqual([]);
  const endings = new Set(scenarios.flatMap(({ trigger }) => ("endsWith" in trigger ? [trigger.endsWith] : [])));
  expect(namesIn(/endsWith\("(\d{2,4})"\)/g).filter((ending) => !endings.has(ending))).toEqual([]);
});

test("behavior: every listed route does something, but for the five that the network itself makes so", () => {
  const byNetwork = new Set(["no_flights", "mixed_baggage", "no_buses", "buses_every_other_day", "no_trains"]);
  for (const { name, trigger, does } of scenarios) {
    if ("from" in trigger) expect(does === undefined, name).toBe(byNetwork.has(name));
  }
});

test("behavior: of a trip's scenarios that of its first leg counts", () => {
  const [there, back] = [
    { from: "LHE", to: "ISB" },
    { from: "ISB", to: "LHE" },
  ];
  expect(effectOnTrip([there, back])).toEqual({ holdMinutes: 30 });
  expect(effectOnTrip([back, there])).toEqual({});
  expect(effectOnTrip([])).toEqual({});
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

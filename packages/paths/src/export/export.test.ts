import { expect, test } from "vitest";
import { cover } from "../cover/cover.ts";
import { defineFlow } from "../explore/flow.ts";
import { purchaseMachine } from "../fixtures/purchase.machine.ts";
import { purchaseModel } from "../fixtures/purchase.model.ts";
import { trafficLightMachine } from "../fixtures/traffic-light.machine.ts";
import { trafficLightModel } from "../fixtures/traffic-light.model.ts";
import { exporters } from "./index.ts";

const light = defineFlow("traffic-light", trafficLightMachine, trafficLightModel);
const purchase = defineFlow("purchase", purchaseMachine, purchaseModel);
const lightSuite = cover(light.graph(), "transitions");
const suite = cover(purchase.graph(), "outcomes");

test("default: json holds the whole suite and can be read again", () => {
  expect(JSON.parse(exporters.json({ suite: lightSuite, flow: light, language: "en" }))).toEqual(
    JSON.parse(JSON.stringify(lightSuite)),
  );
});

test.each(["en", "ar"] as const)("behavior: markdown for a tester, in %s", (language) => {
  expect(exporters.markdown({ suite: lightSuite, flow: light, language })).toMatchSnapshot();
  const scenario = exporters.markdown({ suite, flow: purchase, language });
  expect(scenario).toContain(
    language === "en" ? "1. The service search answers FOUND" : "1. تجيب الخدمة search بالنتيجة FOUND",
  );
});

test.each(["en", "ar"] as const)("behavior: gherkin with the keywords of %s", (language) => {
  const text = exporters.gherkin({ suite: lightSuite, flow: light, language });
  expect(text).toContain(`# language: ${language}`);
  expect(text.match(language === "en" ? /^ {2}Scenario: /gm : /^ {2}سيناريو: /gm)).toHaveLength(
    lightSuite.paths.length,
  );
});

test("behavior: csv has one line for each step, with no formula and no broken cell", () => {
  const text = exporters.csv({ suite, flow: purchase, language: "en" });
  const lines = text.trimEnd().split("\r\n");
  expect(lines).toHaveLength(1 + suite.paths.flatMap(({ steps }) => steps).length);
  expect(lines.slice(1).every((line) => /^\d+,[0-9a-z]+,\d+,[a-z]+,/.test(line))).toBe(true);
});

test("behavior: the diagram colours what the suite takes and what it leaves out", () => {
  const whole = exporters.mermaid({ suite: lightSuite, flow: light, language: "en" });
  expect(whole.match(/linkStyle \d+ stroke:#1a7f37/g)).toHaveLength(11);
  expect(whole).not.toContain("stroke:#b3261e,stroke-dasharray");
  const part = exporters.mermaid({ suite: { ...lightSuite, paths: [] }, flow: light, language: "en" });
  expect(part.match(/linkStyle \d+ stroke:#b3261e/g)).toHaveLength(11);
});

test("behavior: test files need to know where to import the flow and the driver from", () => {
  expect(() => exporters.vitest({ suite, flow: purchase, language: "en" })).toThrow("defineFlow needs source");
  const flow = { ...purchase, source: { module: "./flow.ts", name: "flow" } };
  expect(() => exporters.playwright({ suite, flow, language: "en" })).toThrow("defineFlow needs pageDriver");
});

test("behavior: a flow of a list is imported out of it", () => {
  const listed = { ...light, source: { module: "./flows.ts", name: "flows", id: light.id } };
  const text = exporters.vitest({ suite: lightSuite, flow: listed, language: "en" });
  expect(text).toContain('import { flows } from "./flows.ts";');
  expect(text).toContain(`flows.find(({ id }) => id === ${JSON.stringify(light.id)})`);
});

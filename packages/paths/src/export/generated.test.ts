import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { cover } from "../cover/cover.ts";
import { generatedFlow as flow } from "../fixtures/generated-flow.ts";
import "../fixtures/playwright-stub.ts";
import { exporters } from "./index.ts";

/*
 * The exported test files, run as they are: each registers its tests here. Only Playwright's own module is replaced, by one whose
 * page is the engine.
 */
const folder = fileURLToPath(new URL("../../.var/generated/", import.meta.url));
const suite = cover(flow.graph(), "pairs", { maxSteps: 25 });

mkdirSync(folder, { recursive: true });
const write = (name: string, text: string): string => {
  writeFileSync(folder + name, text);
  return folder + name;
};

await import(write("vitest-suite.ts", exporters.vitest({ suite, flow, language: "en" })));
const forPlaywright = exporters.playwright({ suite, flow, language: "en" });
await import(
  write("playwright-suite.ts", forPlaywright.replace("@playwright/test", "../../src/fixtures/playwright-stub.ts"))
);

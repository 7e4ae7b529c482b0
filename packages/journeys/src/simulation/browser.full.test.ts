import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { build } from "vite";
import { expect, test } from "vitest";
import { findChromium } from "../../../../scripts/lib/chromium.ts";
import { openPool } from "./pool.ts";

const seeds = { from: 1, count: 100 };

/** The simulation with all that it needs, as one script. */
const scriptOf = async (entry: string): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, minify: false, lib: { entry, formats: ["iife"], name: "simulation" } },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const chunk = first !== undefined && "output" in first ? first.output[0] : undefined;
  if (chunk?.type !== "chunk") throw new Error("The simulation came to no script.");
  return chunk.code;
};

type Page = { readonly traceHashesOf: (from: number, count: number) => Promise<readonly string[]> };

test("behavior: a hundred seeds make the same traces in a browser as here", { timeout: 600_000 }, async () => {
  const pool = openPool(2, null);
  const numbers = Array.from({ length: seeds.count }, (_, index) => seeds.from + index);
  const here = await Promise.all(numbers.map((seed) => pool.run(seed))).finally(pool.close);
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    await page.goto("data:text/html,<!doctype html><title>Simulation</title>");
    await page.addScriptTag({ content: await scriptOf(fileURLToPath(new URL("./in-a-browser.ts", import.meta.url))) });
    const there = await page.evaluate(
      ({ count, from }) => (globalThis as unknown as Page).traceHashesOf(from, count),
      seeds,
    );
    expect(there).toEqual(here.map(({ traceHash }) => traceHash));
  } finally {
    await browser.close();
  }
});

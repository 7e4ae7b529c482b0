import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runCommand } from "@safar/paths";
import { describe, expect, test } from "vitest";
import { notOnPages } from "../flows/pages.ts";
import { flows } from "../flows/registry.ts";
import { isFull } from "../product/in-turn.ts";
import { ownProduct } from "../product/own-product.ts";
import "../product/page-drivers.ts";
import type { Locale } from "../language/locale.ts";
import { runAt } from "../product/playwright-stub.ts";

/*
 * The Playwright file that testers export, run as it is: only Playwright's own module is replaced, by one that uses the browser of
 * all journeys.
 */
const folder = fileURLToPath(new URL("../../.var/generated/", import.meta.url));
const registry = fileURLToPath(new URL("../flows/registry.ts", import.meta.url));
const product = ownProduct();
/** In Arabic when there is time. */
const locales: readonly Locale[] = isFull ? ["en", "ar"] : ["en"];

const exported = (flow: string, ...options: readonly string[]): string => {
  let text = "";
  const out = `${folder}${flow}.ts`;
  const writeFile = (_: string, written: string) => (text = written);
  const argv = ["export", flow, "--cover", "transitions", "--format", "playwright", "--out", out, ...options];
  expect(runCommand(argv, { flows, registry, write: () => undefined, writeFile })).toBe(0);
  return text;
};

const written = exported("flights", "--max-steps", "24");
const stub = "../../src/product/playwright-stub.ts";
mkdirSync(folder, { recursive: true });

describe.each(locales)("%s", async (locale) => {
  runAt(product, locale);
  const file = `${folder}flights.${locale}.ts`;
  writeFileSync(file, written.replace("@playwright/test", stub));
  await import(file);
});

test("default: every transition of the flights' walk is led through its pages, or has a reason", () => {
  const flow = flows.find(({ id }) => id === "flights");
  const onPages = new Set(flow?.pageGraph?.().edges.flatMap(({ transitions }) => transitions));
  const others = flow?.graph().table.all.filter(({ id }) => !onPages.has(id)) ?? [];
  expect(others.map(({ id }) => id).toSorted()).toEqual(Object.keys(notOnPages).toSorted());
});

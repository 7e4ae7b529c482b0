import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serveFloor } from "../../../web/floor/serve.ts";
import { builtPages } from "../pages/built-pages.ts";
import { addressOf, type Locale, visiting } from "../product/visit.ts";
import { clientOf, type Weight, weigh } from "./weigh.ts";

const kib = 1024;
/** What people on a slow phone should not have to wait for. */
const limits = { scriptAboveFloor: 30 * kib, all: 207 * kib, style: 7 * kib, arabicToEnglish: 1.1 };

const paths = [...builtPages.open, ...builtPages.missing];
const weights = new Map<string, Weight>();
let floor: Weight;

const visited = async (address: string, client: string, locale: Locale): Promise<Weight> => {
  let weight: Weight | undefined;
  // Headless Chromium's own name is a crawler's, and a crawler gets a missing page as plain text.
  await visiting(
    { locale, device: "phone", context: { userAgent: "Mozilla/5.0 Chrome/156.0.0.0" } },
    async ({ page }) => {
      weight = await weigh(page, address, client);
    },
  );
  if (!weight) throw new Error(`${address} was not weighed.`);
  return weight;
};

const weightOf = (path: string, locale: Locale): Weight => {
  const weight = weights.get(`${locale} ${path}`);
  if (!weight) throw new Error(`${path} was not weighed in ${locale}.`);
  return weight;
};

const line = (name: string, { script, style, font, document, all }: Weight) =>
  [
    name.padEnd(26),
    ...[script, script - floor.script, style, font, document, all].map((bytes) => (bytes / kib).toFixed(1).padStart(9)),
  ].join("");

beforeAll(async () => {
  const server = await serveFloor();
  floor = await visited(server.origin, clientOf.floor, "en").finally(server.stop);
  for (const path of paths) {
    for (const locale of ["en", "ar"] as const) {
      weights.set(`${locale} ${path}`, await visited(addressOf(path, locale), clientOf.ours, locale));
    }
  }
}, 120_000);

afterAll(() => {
  const head = ["script", "− floor", "style", "fonts", "page", "all"].map((title) => title.padStart(9)).join("");
  const rows = [...weights].map(([name, weight]) => line(name, weight));
  console.log([`${"KiB, brotli".padEnd(26)}${head}`, line("floor", floor), ...rows].join("\n"));
});

test("default: the home page's script is at most 30 KiB above an empty page's", () => {
  for (const locale of ["en", "ar"] as const) {
    expect(weightOf("/", locale).script - floor.script).toBeLessThanOrEqual(limits.scriptAboveFloor);
  }
});

test("default: the home page's styles are at most 7 KiB, for both directions together", () => {
  expect(weightOf("/", "en").style).toBeGreaterThan(0);
  expect(weightOf("/", "en").style).toBeLessThanOrEqual(limits.style);
  expect(weightOf("/", "ar").style).toBe(weightOf("/", "en").style);
});

describe.each(paths)("%s", (path) => {
  test("default: it was weighed with its script", () => {
    for (const locale of ["en", "ar"] as const) expect(weightOf(path, locale).script).toBeGreaterThan(floor.script);
  });

  test("default: all bytes of a load are at most 207 KiB", () => {
    for (const locale of ["en", "ar"] as const) expect(weightOf(path, locale).all).toBeLessThanOrEqual(limits.all);
  });

  test("default: Arabic weighs at most 1.1 times English", () => {
    const ratio = weightOf(path, "ar").all / weightOf(path, "en").all;
    expect(ratio).toBeLessThanOrEqual(limits.arabicToEnglish);
  });
});

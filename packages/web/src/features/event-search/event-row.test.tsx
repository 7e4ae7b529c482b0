// @vitest-environment jsdom
import type { EventCard, Locale } from "@safar/engine";
import { sampleEvent } from "@safar/engine/testing";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderResults } from "../results/results.harness.tsx";
import { EventRow, eachOnce } from "./event-row.tsx";

afterEach(cleanup);

const at = (local: string) => ({ local, zone: "Asia/Karachi" });
const run: EventCard = { ...sampleEvent, shows: 4, days: 4, ends: at("2026-12-16T21:00") };
const card = async (event: EventCard, locale: Locale) => {
  await renderResults(<EventRow events={eachOnce([event, { ...event, slug: "there" }])} />, locale, "/events");
  return screen.getByRole("article");
};

test.each([
  ["en", 4, "4 dates to 16\u00a0Dec"],
  ["en", 14, "until 16\u00a0Dec"],
  ["ar", 2, "موعدان حتى 16\u00a0ديسمبر"],
  ["ar", 4, "4 مواعيد حتى 16\u00a0ديسمبر"],
  ["ar", 11, "11 موعدًا حتى 16\u00a0ديسمبر"],
  ["ar", 14, "حتى 16\u00a0ديسمبر"],
] as const)(
  "default: in %s what is on %i days says until when, and how many where they lie apart",
  async (locale, days, words) => {
    const { textContent } = await card({ ...run, days }, locale);
    expect(textContent).toContain(`· ${words}`);
  },
);

test("behavior: what tours the cities stands once, at the day that its price is of", async () => {
  const { textContent } = await card({ ...run, next: at("2026-12-04T20:00") }, "en");
  expect(textContent).toContain("4\u00a0Dec");
  expect(screen.getByRole("link").getAttribute("href")).toContain("?show=2026-12-04");
});

test("behavior: what only children can still go to says so", async () => {
  const { textContent } = await card({ ...run, from: null }, "en");
  expect(textContent).toContain("Sold out for adults");
});

// @vitest-environment jsdom
import type { CurrencyCode } from "@safar/engine";
import { cleanup, screen } from "@testing-library/react";
import PlaneTakeoff from "lucide-react/icons/plane-takeoff";
import { afterEach, expect, test } from "vitest";
import { AnswerProgress } from "./answer-progress.tsx";
import { renderResults } from "./results.harness.tsx";
import type { ResultsWords } from "./results-words.ts";

afterEach(cleanup);

const words: ResultsWords = {
  icon: PlaneTakeoff,
  list: "Found",
  sortBy: "Sort by",
  skip: "Skip",
  looking: "Looking",
  count: (count) => `${count} flights`,
  prices: "Prices include taxes and fees",
  nothing: { title: "Nothing", text: "Try another day." },
  noneLeft: { title: "None left", text: "Remove a filter." },
  expired: "Expired",
  invalid: "Invalid",
  unexpected: "Unexpected",
};
const view = { answered: [], busy: false, failed: [], providers: [] };

const show = (locale: "en" | "ar", currency: CurrencyCode | null) =>
  renderResults(
    <AnswerProgress view={view} words={words} total={3} hasMore={false} matching={3} currency={currency} hasHeadings />,
    locale,
  );

test.each([
  ["en", "Prices are approximate: you pay in Pakistani rupee"],
  ["ar", "الأسعار تقريبية، وعملة الدفع: روبية باكستانية"],
] as const)("default: prices in another currency than one pays in say so, in %s", async (locale, sentence) => {
  await show(locale, "SAR");
  expect(screen.getByText(/Prices include/).textContent).toBe(`Prices include taxes and fees · ${sentence}`);
});

test.each(["PKR", null] as const)("behavior: prices in %s are as they stand", async (currency) => {
  await show("en", currency);
  expect(screen.getByText(/Prices include/).textContent).toBe("Prices include taxes and fees");
});

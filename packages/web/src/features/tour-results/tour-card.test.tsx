// @vitest-environment jsdom
import { sampleTourPlan } from "@safar/engine/testing";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderResults } from "../results/results.harness.tsx";
import { TourCard } from "./tour-card.tsx";

afterEach(cleanup);

const at = {
  refId: null,
  onChoose: undefined,
  onUnfold: () => undefined,
  isUnfolded: false,
  isPointed: false,
  onPoint: undefined,
};

test.each([
  ["2026-12-03", null],
  ["2026-12-06", "first on Thu 3 Dec"],
])(
  "default: the least is said with its own day, here %s, and the first day where that is another one",
  async (fromDay, first) => {
    const tour = { ...sampleTourPlan.tour, fromDay, nextDay: "2026-12-03" };
    await renderResults(<TourCard tour={tour} at={at} />, "en", "/tours/hunza");
    const text = screen.getByRole("article").textContent?.replaceAll("\u00a0", " ");
    expect(text).toContain(`an adult on ${first === null ? "Thu 3 Dec" : "Sun 6 Dec"}`);
    expect(screen.getByRole("link").getAttribute("href")).toContain(`?date=${fromDay}`);
    expect(text?.match(/first on .*/)?.[0] ?? null).toBe(first);
  },
);

test("behavior: the soonest first, the price is the first day's, and so is the way to it", async () => {
  const nextFrom = { minor: 295_400, currency: "PKR" as const };
  const tour = { ...sampleTourPlan.tour, fromDay: "2026-12-06", nextDay: "2026-12-03", nextFrom };
  await renderResults(<TourCard tour={tour} at={{ ...at, sort: "soonest" }} />, "en", "/tours/hunza");
  const text = screen.getByRole("article").textContent?.replaceAll("\u00a0", " ");
  expect(text).toMatch(/2,954.*an adult on Thu 3 Dec(?!.*first on)/);
  expect(screen.getByRole("link").getAttribute("href")).toContain("?date=2026-12-03");
});

test.each([
  [undefined, true],
  ["soonest", false],
])("invariant: in the order %s a card promises free cancelling only of the day that it names", async (sort, isFree) => {
  const tour = { ...sampleTourPlan.tour, fromDay: "2026-12-06", nextDay: "2026-12-03", isNextRefunded: false };
  await renderResults(<TourCard tour={tour} at={{ ...at, ...(sort && { sort }) }} />, "en", "/tours/hunza");
  expect(screen.queryByText(/Free to cancel/) !== null).toBe(isFree);
});

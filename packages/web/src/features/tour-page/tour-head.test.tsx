// @vitest-environment jsdom
import { sampleTourPlan } from "@safar/engine/testing";
import { cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { KeptOffer } from "../offer-page/page-ways.tsx";
import { renderResults } from "../results/results.harness.tsx";
import { TourHead } from "./tour-head.tsx";

const kept = vi.hoisted(() => vi.fn<(of: unknown) => void>());
vi.mock("../offer-page/page-ways.tsx", () => ({
  PageWays: ({ kept: of }: { kept: KeptOffer<never, never> }) => {
    kept(of);
    return null;
  },
}));

afterEach(cleanup);

const rs = (rupees: number) => ({ minor: rupees * 100, currency: "PKR" }) as const;
const day = (date: string, rupees: number | null) => ({ date, from: rupees === null ? null : rs(rupees) });

test.each([
  ["the nearest later day", [day("2026-12-05", 90), day("2026-12-06", null), day("2026-12-07", 95)], "2026-12-07", 95],
  ["the nearest earlier one where none follows", [day("2026-12-05", 90), day("2026-12-06", null)], "2026-12-05", 90],
] as const)("behavior: of a day that is closed %s is saved, and said", async (_, days, date, rupees) => {
  const looked = days.find((one) => one.date === "2026-12-06");
  await renderResults(
    <TourHead
      tour={sampleTourPlan.tour}
      day={looked}
      days={days}
      search={null}
      isTooLate={false}
      onBack={undefined}
      onDays={vi.fn()}
    />,
    "en",
    "/",
  );
  expect(kept.mock.lastCall?.[0]).toMatchObject({
    price: rs(rupees),
    row: { fromDay: date, from: rs(rupees) },
    instead: { notOn: "2026-12-06", day: date, price: rs(rupees) },
  });
});

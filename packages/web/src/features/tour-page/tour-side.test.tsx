// @vitest-environment jsdom
import { sampleTourPlan } from "@safar/engine/testing";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderResults } from "../results/results.harness.tsx";
import { TourSide } from "./tour-side.tsx";

afterEach(cleanup);

test("default: before a start is chosen the least of all days stands there, and on which day that is", async () => {
  const tour = { ...sampleTourPlan.tour, fromDay: "2026-12-06" };
  const nothing = () => undefined;
  await renderResults(
    <TourSide tour={tour} view={null} hasTried={false} isAtChoice={false} onChoice={nothing} onSubmit={nothing} />,
    "en",
    "/tours/detail/hunza/forts",
  );
  const text = screen.getByRole("complementary", { name: "Your tour" }).textContent?.replaceAll("\u00a0", " ");
  expect(text).toMatch(/^from .*2,500/);
  expect(text).toContain("an adult on Sun 6 Dec, fees included");
});

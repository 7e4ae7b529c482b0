// @vitest-environment jsdom
import type { Reviewed } from "@safar/engine";
import { sampleTourPlan } from "@safar/engine/testing";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderResults } from "../results/results.harness.tsx";
import { Reviews } from "./reviews.tsx";
import { Score } from "./score.tsx";

const { tour: sampleTour } = sampleTourPlan;

afterEach(cleanup);

const draw = (of: Reviewed, locale: "en" | "ar" = "en") =>
  renderResults(
    <>
      <Score of={of} />
      <Reviews of={of} />
    </>,
    locale,
    "/tours/detail/hunza/forts",
  );

const written = (name: string) => within(screen.getByRole("list", { name })).getAllByRole("listitem");

test.each([
  ["en", "Latest reviews", ["9/10 Wonderful", "Our guide knew every stone.", "Pakistan", "15 November 2026"]],
  ["ar", "أحدث التقييمات", ["9/10 رائع", "كان مرشدنا يعرف كل حجر.", "باكستان", "15 نوفمبر 2026"]],
] as const)("default: in %s each says who wrote it, when, how they scored it and why", async (locale, list, says) => {
  await draw(sampleTour, locale);
  const [first] = written(list);
  // A number and its month are not parted.
  const text = first?.textContent?.replaceAll("\u00a0", " ");
  for (const words of says) expect(text).toContain(words);
});

test("behavior: by how they scored it some of them are looked at, and all again", async () => {
  await draw(sampleTour);
  const bands = within(screen.getByRole("radiogroup", { name: "Which reviews are shown" })).getAllByRole("radio");
  expect(bands.map((band) => band.closest("label")?.textContent)).toEqual([
    "All of them 2",
    "Wonderful 1",
    "Pleasant 1",
  ]);
  const [all, , pleasant] = bands;
  fireEvent.click(pleasant ?? document.body);
  expect(written("Latest reviews").map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("A little hurried at the end."),
  ]);
  fireEvent.click(all ?? document.body);
  expect(written("Latest reviews")).toHaveLength(2);
});

test("boundary: where nobody has written yet no score is made up", async () => {
  await draw({ score: null, reviewCount: 0, scores: [], reviews: [] });
  expect(screen.getByText("New here")).toBeDefined();
  expect(screen.getByText("No reviews yet.")).toBeDefined();
  expect(screen.queryByRole("list")).toBeNull();
});

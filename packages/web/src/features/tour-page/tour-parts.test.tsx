// @vitest-environment jsdom
import type { TourOption } from "@safar/engine";
import { sampleTourPlan } from "@safar/engine/testing";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderResults } from "../results/results.harness.tsx";
import { TourOverview, TourStops } from "./tour-parts.tsx";

vi.mock("../offer-page/place-way.tsx", () => ({ PlaceOnMap: () => null, directionsTo: () => "" }));

afterEach(cleanup);

const [sample] = sampleTourPlan.tour.options;
if (sample === undefined) throw new Error("The sample has lost its option.");

const stop = (name: string, position: TourOption["itinerary"][number]["position"]) => ({
  name: { en: name, ar: name },
  minutes: 45,
  isIncluded: null,
  position,
});

const fort = stop("The fort", { latitude: 36.32, longitude: 74.66 });

test.each([
  [
    "every stop of it is known",
    stop("The bazaar", { latitude: 36.31, longitude: 74.65 }),
    ["1. The fort", "2. The bazaar"],
  ],
  ["one of them is not", stop("The bazaar", null), ["The fort", "The bazaar"]],
])("behavior: stops have the numbers of the map where %s", async (_, bazaar, names) => {
  const option = { ...sample, itinerary: [fort, bazaar] };
  await renderResults(<TourStops option={option} />, "en", "/tours/detail/hunza/forts");
  const items = within(screen.getByRole("list", { name: "The way" })).getAllByRole("listitem");
  const said = items.slice(1, -1).map(({ textContent }) => textContent?.replace(/45.*$/, ""));
  expect(said).toEqual(names);
});

test("default: what is told of it stands in paragraphs", async () => {
  const about = { en: "One.\n\nTwo.", ar: "واحد.\n\nاثنان." };
  await renderResults(<TourOverview tour={{ ...sampleTourPlan.tour, about }} />, "en", "/tours/detail/hunza/forts");
  expect(["One.", "Two."].map((words) => screen.getByText(words).tagName)).toEqual(["P", "P"]);
});

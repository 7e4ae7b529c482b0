// @vitest-environment jsdom
import { refId } from "@safar/engine";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { readAirports } from "../../calls/flight-search.calls.ts";
import { inTest } from "../../calls/in-test.ts";
import { offerOf, resultsOf, sampleSearch } from "../flight-itinerary/flight-itinerary.fixtures.ts";
import { layOut, renderResults } from "../results/results.harness.tsx";
import { PlainFlights } from "./plain-flights.tsx";

beforeAll(layOut);
beforeEach(() => {
  inTest(readAirports).mockResolvedValue([]);
});
afterEach(cleanup);

const offers = Array.from({ length: 130 }, (_, index) =>
  offerOf({ id: `I-${index}`, rupees: 200_000 - index * 1000, ...(index % 2 === 0 ? { via: "RUH" } : {}) }),
);
const found = { refId: refId("S-1"), results: resultsOf(offers) };
const query = `?${sampleSearch}&plain=1`;
const links = () => screen.getAllByRole("link", { name: /^Choose/ });

test("default: the first hundred are plain links to their pages, and none has anything to press", async () => {
  await renderResults(<PlainFlights search={sampleSearch} found={found} query={`${query}&sort=cheapest`} />, "en");
  expect(links()).toHaveLength(100);
  expect(links()[0]?.getAttribute("href")).toBe("/flights/itinerary-details/S-1/I-129");
  expect(screen.getByText(/The first 100 are shown/)).toBeDefined();
  expect(screen.queryByRole("button", { name: /details/ })).toBeNull();
});

test("default: a form filters and links sort, each going on from the address", async () => {
  const { container } = await renderResults(
    <PlainFlights search={sampleSearch} found={found} query={`${query}&stops=0`} />,
    "en",
  );
  expect(links()).toHaveLength(65);
  const form = container.querySelector("form");
  const sent = new URLSearchParams(
    Array.from(new FormData(form ?? undefined), ([name, value]) => [name, typeof value === "string" ? value : ""]),
  );
  expect(sent.get("legs")).toBe("KHI-JED.2026-12-10_JED-KHI.2026-12-20");
  expect(sent.get("plain")).toBe("1");
  expect(sent.getAll("stops")).toEqual(["0"]);
  expect(screen.getByRole("link", { name: /^Fastest/ }).getAttribute("href")).toBe(`${query}&stops=0&sort=fastest`);
});

test.each([
  ["en", "No flight found matching your search criteria."],
  ["ar", "لم يتم العثور على رحلة تطابق معايير بحثك."],
] as const)("behavior: nothing found is said in %s", async (locale, words) => {
  const none = { refId: refId("S-1"), results: resultsOf([]) };
  await renderResults(<PlainFlights search={sampleSearch} found={none} query={query} />, locale);
  expect(screen.getByText(words)).toBeDefined();
});

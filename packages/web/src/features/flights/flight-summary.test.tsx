// @vitest-environment jsdom
import type { Fare, Itinerary } from "@safar/engine";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { bagRule, offerOf, sampleReferences } from "../flight-itinerary/flight-itinerary.fixtures.ts";
import { renderResults } from "../results/results.harness.tsx";
import { FlightSummary } from "./flight-summary.tsx";

afterEach(cleanup);

const itinerary = offerOf({ id: "I-1", rupees: 100_000, airline: "R7", via: "RUH" });

const fareOf = (id: string, name: string, kilos: number): Fare => ({
  id,
  brand: { code: id, en: name, ar: name },
  includes: [],
  baggage: [bagRule(0, "adult", kilos)],
  isRefundable: true,
  isChangeable: true,
  seatsLeft: 9,
  price: itinerary.price,
  extra: { minor: 0, currency: "PKR" },
});

const fares = [fareOf("light", "Light", 23), fareOf("flex", "Flex", 40)];

const show = (fareId: string | null, of: Itinerary | null = itinerary) =>
  renderResults(<FlightSummary view={{ itinerary: of, references: sampleReferences, fares, fareId }} />, "en");

test.each([
  ["light", "Light", "Checked 23 kg"],
  ["flex", "Flex", "Checked 40 kg"],
] as const)("default: the fare that was chosen is the one that is shown, with its bags: %s", async (id, name, bag) => {
  await show(id);
  const card = screen.getByRole("region", { name: "Your flight" });
  expect(card.textContent).toContain(name);
  expect(card.textContent).toContain(bag);
  expect(card.textContent).not.toContain(id === "flex" ? "Light" : "Flex");
});

test("behavior: without fares it is the itinerary's own", async () => {
  await show(null);
  expect(screen.getByRole("region", { name: "Your flight" }).textContent).toContain(itinerary.brand.en);
});

test("behavior: what is not known yet is not shown", async () => {
  await show("flex", null);
  expect(screen.queryByRole("region")).toBeNull();
});

// @vitest-environment jsdom
import type { Fare, Itinerary } from "@safar/engine";
import { quoteModel } from "@safar/engine/testing";
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

const view = { itinerary, references: sampleReferences, fares, fareId: null, quote: null, step: "review" } as const;

const show = (fareId: string | null, of: Itinerary | null = itinerary) =>
  renderResults(<FlightSummary view={{ ...view, itinerary: of, fareId }} />, "en");

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

test.each([
  ["en", "Light", "In the fare: no checked bag", "Added: \u206820 kg extra baggage × 2\u2069, \u2068Seat 12D\u2069"],
  [
    "ar",
    "Light",
    "في التذكرة: بدون أمتعة مسجلة",
    "الإضافات: \u206820 kg extra baggage × 2\u2069، \u2068Seat 12D\u2069",
  ],
] as const)(
  "behavior: no bag is said of the fare alone, beside what was added to it, in %s",
  async (locale, ...told) => {
    const { quote } = quoteModel.outcomes.quote.asSeen;
    const added = (serviceId: string, label: string) => {
      const amount = { minor: 600_000, currency: "PKR" } as const;
      return { kind: "addon", code: `${serviceId}/adult-1`, label, amount } as const;
    };
    const lines = [...quote.price.charge.lines, added("bag.20", "20 kg extra baggage"), added("seat.12D", "Seat 12D")];
    const choice = { travellerId: "adult-1", segmentId: null, quantity: 1 };
    const quoted = {
      ...quote,
      extras: [
        { ...choice, serviceId: "bag.20", quantity: 2 },
        { ...choice, serviceId: "seat.12D" },
      ],
      price: { ...quote.price, charge: { ...quote.price.charge, lines } },
    };
    const own = { ...view, fares: [fareOf("light", "Light", 0)], fareId: "light", quote: quoted };
    await renderResults(<FlightSummary view={own} />, locale);
    for (const words of told) expect(screen.getByRole("region").textContent).toContain(words);
    cleanup();
    // Chosen anew, as after a seat was lost, they are told where they are chosen.
    await renderResults(<FlightSummary view={{ ...own, step: "addons" }} />, locale);
    expect(screen.getByRole("region").textContent).not.toContain("12D");
  },
);

test("behavior: what is not known yet is not shown", async () => {
  await show("flex", null);
  expect(screen.queryByRole("region")).toBeNull();
});

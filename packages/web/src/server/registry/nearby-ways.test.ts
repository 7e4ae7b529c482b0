import { ok } from "@safar/engine";
import { expect, test, vi } from "vitest";

const fares: Readonly<Record<string, number>> = { "LHE-JED": 900, "SKT-JED": 700, "LHE-TIF": 950 };

vi.mock("../flights/day-fares.ts", () => ({
  dayFares: async (
    _: unknown,
    { from, to }: { from: string; to: string },
    { back, date }: { back?: { date: string }; date: string },
  ) => {
    const oneWay = fares[`${from}-${to}`];
    const minor = oneWay && oneWay + (back === undefined ? 0 : 500);
    const price = minor === undefined ? null : { minor, currency: "PKR" };
    return ok([{ date, back: back?.date ?? null, price, isLimited: false }]);
  },
}));
const { nearbyWays } = await import("./nearby-ways.ts");

const near = { LHE: ["SKT", "LYP", "JED"], JED: ["TIF"] };
const airport = (iata: string) => ({ iata, city: { en: iata, ar: iata }, km: 110 });
const airports = {
  airport: async (iata: keyof typeof near) => ({
    type: "AIRPORT",
    airport: airport(iata),
    nearby: near[iata].map(airport),
  }),
};
const ask = (legs: string, trip: string): unknown =>
  Reflect.apply(nearbyWays, undefined, [
    { services: { airports } },
    { currency: "PKR", search: `trip=${trip}&legs=${legs}&adults=1&children=0&infants=0&cabin=economy` },
  ]);

test("default: airports nearby that have a fare of the day, there and back, what costs least first, with what is saved", async () => {
  expect(await ask("LHE-JED.2026-12-14_JED-LHE.2026-12-22", "return")).toEqual([
    expect.objectContaining({
      place: { en: "SKT", ar: "SKT" },
      isStart: true,
      km: 110,
      least: { minor: 1200, currency: "PKR" },
      saving: { minor: 200, currency: "PKR" },
      href: expect.stringContaining("legs=SKT-JED.2026-12-14_JED-SKT.2026-12-22"),
    }),
    expect.objectContaining({ place: { en: "TIF", ar: "TIF" }, isStart: false, saving: null }),
  ]);
});

test("default: of one way they are priced one way", async () => {
  expect(await ask("LHE-JED.2026-12-14", "one_way")).toMatchObject([
    { least: { minor: 700 } },
    { least: { minor: 950 } },
  ]);
});

test("behavior: a way over several cities has none", async () => {
  expect(await ask("LHE-JED.2026-12-14_JED-RUH.2026-12-22", "multi_city")).toEqual([]);
});

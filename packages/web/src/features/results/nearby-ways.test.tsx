// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { readDayFares } from "../../calls/flight-search.calls.ts";
import { inTest } from "../../calls/in-test.ts";
import { readNearbyWays } from "../../calls/other-ways.calls.ts";
import { FlightDayStrip } from "../flight-results/day-strip.tsx";
import "./nearby-ways.tsx";
import { layOut, renderResults } from "./results.harness.tsx";

beforeAll(layOut);
afterEach(cleanup);

const rupees = (amount: number) => ({ minor: amount * 100, currency: "PKR" }) as const;
const search = "trip=return&legs=LHE-JED.2026-12-14_JED-LHE.2026-12-22&adults=1&children=0&infants=0&cabin=economy";
const place = { en: "Sialkot", ar: "سيالكوت" };

const open = async (find: () => ReturnType<typeof readNearbyWays>) => {
  inTest(readDayFares).mockImplementation(async () => ({ type: "FARES", days: [] }));
  inTest(readNearbyWays).mockImplementation(find);
  await renderResults(<FlightDayStrip search={search} />, "en");
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Nearby airports" })));
};

test("default: what it costs by an airport nearby is the way to that search, with what is saved", async () => {
  const way = { km: 110, isStart: true, href: "/flights/search?legs=SKT-JED", least: rupees(41000) };
  await open(async () => [{ ...way, place, saving: rupees(9000) }]);
  const link = await screen.findByRole("link", { name: /Fly from Sialkot/ });
  expect(link.textContent?.replaceAll(/\s/g, " ")).toBe(
    "Fly from Sialkot110 km away, there and back from Rs 41,000Rs 9,000 less",
  );
  expect(link.getAttribute("href")).toBe(way.href);
});

test("behavior: where they could not be looked up it says so, and a press looks again", async () => {
  await open(() => Promise.reject(new Error("The answer did not arrive.")));
  const again = await screen.findByRole("button", { name: "Try again" });
  inTest(readNearbyWays).mockImplementation(async () => []);
  await act(async () => fireEvent.click(again));
  expect(await screen.findByText("No other airport nearby has flights on this day.")).toBeDefined();
});

test("behavior: where there is none, it says so", async () => {
  await open(async () => []);
  expect(await screen.findByText("No other airport nearby has flights on this day.")).toBeDefined();
});

test("behavior: what is hardly less is not told as a saving", async () => {
  const way = { km: 144, isStart: true, href: "/flights/search?legs=SKT-JED", least: rupees(101_591) };
  await open(async () => [{ ...way, place, saving: rupees(174) }]);
  expect((await screen.findByRole("link", { name: /Fly from Sialkot/ })).textContent).not.toMatch(/less/);
});

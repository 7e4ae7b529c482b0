// @vitest-environment jsdom
import type { Booking, PlaceTime } from "@safar/engine";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pageOf } from "../search-form/search-form.harness.tsx";
import { RideWay } from "./ride-way.tsx";

vi.mock("./place-way.tsx", () => ({
  PlaceWay: ({ address, to }: { address: string; to: { name: string } }) => (
    <p>
      {to.name}: {address}
    </p>
  ),
}));
beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 11, 5, 1), toFake: ["Date"] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const [lahore, multan] = [{ name: { en: "Lahore", ar: "لاهور" } }, { name: { en: "Multan", ar: "ملتان" } }];
const stop = { id: "lahore-1", name: { en: "Kalma Chowk", ar: "ميدان كالما" }, latitude: 31, longitude: 74 };
const leaves = { local: "2026-12-05T06:15", zone: "Asia/Karachi" } as PlaceTime;

const draw = async (status: string, from = stop) => {
  const booking = { status } as Booking;
  const way = <RideWay {...{ booking, leaves }} stop={from} from={lahore} to={multan} back="/bus/multan-to-lahore" />;
  const { tree } = await pageOf(way, { locale: "en" });
  render(tree);
  return document.body.textContent?.replaceAll(/[\u2066-\u2069]/g, "");
};

test("default: it says where and when one gets on, and leads to a search for the way back", async () => {
  expect(await draw("Confirmed")).toContain("Kalma Chowk: Lahore, leaves at 06:15");
  expect(screen.getByRole("link").getAttribute("href")).toBe("/bus/multan-to-lahore");
});

test("default: a station that is called by its town is named once", async () => {
  expect(await draw("Confirmed", { ...stop, ...lahore })).toContain("Lahore: Leaves at 06:15");
});

test("behavior: nothing is said to whoever does not travel any more", async () => {
  expect(await draw("Cancelled")).not.toContain("Kalma Chowk");
  cleanup();
  vi.setSystemTime(Date.UTC(2026, 11, 5, 2));
  expect(await draw("Confirmed")).not.toContain("Kalma Chowk");
});

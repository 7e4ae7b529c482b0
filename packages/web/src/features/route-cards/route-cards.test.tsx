// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { pageOf } from "../search-form/search-form.harness.tsx";
import { type BusyRoute, RouteCards } from "./route-cards.tsx";

afterEach(cleanup);

const names = (en: string, ar: string) => ({ en, ar });
const [lahore, multan] = [names("Lahore", "لاهور"), names("Multan", "ملتان")];
const known: BusyRoute = {
  from: lahore,
  to: multan,
  href: "/bus/lahore-to-multan?date=2026-11-22",
  rides: {
    least: { minor: 147_500, currency: "PKR" },
    count: 15,
    way: { minutes: 225, km: 345 },
    first: "2026-11-22T05:30",
    last: "2026-11-22T23:10",
    firms: [{ emblem: "sindhu-express", name: names("Sindhu Express", "سندهو") }],
  },
};

const draw = async (routes: readonly BusyRoute[], locale: "ar" | "en" = "en") => {
  const { tree } = await pageOf(<RouteCards routes={routes} date="2026-11-22" />, {
    locale,
  });
  render(tree);
  return screen
    .getAllByRole("article")
    .map(({ textContent }) => textContent?.replaceAll(/[\u00a0\u2066-\u2069]/g, " "));
};

test.each([
  ["en", "LahoreMultan3 h 45 min · 345 km15 departures · first  05:30 , last  23:10 Sindhu Expressfrom Rs 1,475"],
  ["ar", "لاهورملتان3 س و45 د · 345 كم15 رحلة · أولها  05:30 ، وآخرها  23:10 سندهومن 1,475 روبية"],
] as const)(
  "default: a route says how long, how far, how often, who drives and from which price, in %s",
  async (locale, words) => {
    expect(await draw([known], locale)).toEqual([words]);
    expect(screen.getByRole("link").getAttribute("href")).toBe(known.href);
  },
);

test("behavior: where nothing goes, or nobody knows, the card says so and still leads on", async () => {
  const nothing = { least: null, count: 0, way: null, first: null, last: null, firms: [] };
  expect(
    await draw([
      { ...known, rides: nothing },
      { ...known, href: "/bus/x", rides: null },
    ]),
  ).toEqual(["LahoreMultanNothing goes that day", "LahoreMultanSee the times"]);
});

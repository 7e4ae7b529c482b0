// @vitest-environment jsdom
import type { Locale } from "@safar/engine";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderResults } from "../results/results.harness.tsx";
import { CityChips } from "./city-chips.tsx";

afterEach(cleanup);

const cities = [
  { slug: "karachi", name: { en: "Karachi", ar: "كراتشي" }, country: "PK", count: 16 },
  { slug: "lahore", name: { en: "Lahore", ar: "لاهور" }, country: "PK", count: 15 },
  { slug: "riyadh", name: { en: "Riyadh", ar: "الرياض" }, country: "SA", count: 14 },
];

const chips = async (city: string, locale: Locale = "en") => {
  await renderResults(
    <CityChips label="Cities" all="All" cities={cities} city={city} hrefOf={(slug) => `/home?city=${slug}`} />,
    locale,
    "/",
  );
  return screen
    .getAllByRole("link")
    .map((link) => [link.textContent?.replaceAll("\u00a0", " "), link.getAttribute("aria-current")]);
};

test("default: the edition's own cities are links with how much there is in each, the chosen one marked", async () => {
  expect(await chips("lahore")).toEqual([
    ["All", null],
    ["Karachi · 16", null],
    ["Lahore · 15", "true"],
  ]);
  expect(screen.getByRole("link", { name: /Karachi/ }).getAttribute("href")).toBe("/home?city=karachi");
});

test("behavior: of no city all of them are looked at, and another country's is there once it is chosen", async () => {
  expect((await chips("", "ar"))[0]).toEqual(["All", "true"]);
  cleanup();
  expect(await chips("riyadh", "ar")).toContainEqual(["الرياض · 14", "true"]);
});

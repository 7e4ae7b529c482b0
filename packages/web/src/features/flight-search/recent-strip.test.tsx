// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keyOfTold, lastSearches } from "../search-form/last-searches.ts";
import { recentSearches } from "./flight-plan.ts";
import { jeddah, karachi, lahore, searchPage } from "./flight-search.harness.tsx";
import { RecentStrip } from "./recent-strip.tsx";

const searchTo = (to: string) => `trip=one_way&legs=KHI-${to}.2026-12-03&adults=1&children=0&infants=0&cabin=economy`;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 9), toFake: ["Date"] });
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const draw = async () => {
  const { tree } = await searchPage(<RecentStrip />);
  await act(async () => void render(tree));
};

test("default: nobody's device says what we stand for", async () => {
  await draw();
  expect(screen.getByText("Baggage shown for every fare")).toBeDefined();
});

test("default: recent searches lead to their results, and can be forgotten one by one or all", async () => {
  await recentSearches.add({ search: searchTo("JED"), airports: [karachi, jeddah] }, 1);
  await recentSearches.add({ search: searchTo("LHE"), airports: [karachi, lahore] }, 2);
  await draw();
  const links = () => screen.queryAllByRole("link").map((link) => link.getAttribute("href"));
  await waitFor(() =>
    expect(links()).toEqual([searchTo("LHE"), searchTo("JED")].map((search) => `/flights/search?${search}`)),
  );
  await act(async () => screen.getByRole("button", { name: "Remove the search Karachi – Lahore" }).click());
  await waitFor(() => expect(links()).toHaveLength(1));
  await act(async () => screen.getByRole("button", { name: "Clear all" }).click());
  await waitFor(() => expect(links()).toEqual([]));
  expect(await recentSearches.list("2026-11-21")).toEqual([]);
});

test("behavior: what is forgotten here is forgotten among the searches of all verticals", async () => {
  const told = { href: "/", name: { en: "a", ar: "a" }, days: { en: "b", ar: "b" }, first: "2026-12-03" };
  for (const [place, to] of ["JED", "LHE"].entries()) {
    await recentSearches.add({ search: searchTo(to), airports: [karachi, jeddah, lahore] }, place);
    await lastSearches.add({ ...told, search: keyOfTold("flights", searchTo(to)) }, place);
  }
  await lastSearches.add({ ...told, search: keyOfTold("buses", "x") }, 9);
  await draw();
  await act(async () => (await screen.findByRole("button", { name: "Clear all" })).click());
  await waitFor(async () =>
    expect((await lastSearches.list("2026-11-21")).map(({ search }) => search)).toEqual(["buses x"]),
  );
});

// @vitest-environment jsdom
import type { BusCity, Locale } from "@safar/engine";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { layOut, renderResults } from "../results/results.harness.tsx";
import { busPlan } from "./bus-plan.ts";
import { BusSearchForm } from "./bus-search-form.tsx";
import { placeOfCity } from "./known-cities.ts";

const city = (slug: string, en: string, ar: string): BusCity => ({
  slug,
  name: { en, ar },
  country: "PK",
  latitude: 31,
  longitude: 74,
});
const cities = [city("lahore", "Lahore", "لاهور"), city("multan", "Multan", "ملتان")];

vi.mock("../../calls/bus-pages.calls.ts", () => ({ readBusCities: async () => cities }));

beforeAll(layOut);
beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 9), toFake: ["Date"] });
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const draw = (search: string, locale: Locale = "en") =>
  renderResults(<BusSearchForm search={search} />, locale, "/buy-bus-tickets-online");

const empty = [
  ["en", "Please fill out all required fields", "Search buses"],
  ["ar", "يرجى تعبئة جميع الحقول المطلوبة", "ابحث عن حافلات"],
] as const;

test.each(empty)("behavior: in %s an empty form names what is missing: %s", async (locale, title, name) => {
  const { router } = await draw("from=&to=&date=", locale);
  fireEvent.submit(screen.getByRole("form", { name }));
  const alert = within(screen.getByRole("alert"));
  expect(alert.getByText(title)).toBeDefined();
  expect(alert.getAllByRole("link")).toHaveLength(3);
  expect(router.history.location.href).toBe("/buy-bus-tickets-online");
});

test("behavior: a bus from a city to itself is not looked for", async () => {
  await draw("from=lahore&to=lahore&date=2026-12-03");
  fireEvent.submit(screen.getByRole("form", { name: "Search buses" }));
  expect(within(screen.getByRole("alert")).getAllByRole("link")).toHaveLength(1);
});

test("default: a search that can be made leads to its route, and is kept to be made again", async () => {
  const { router } = await draw("from=lahore&to=multan&date=2026-12-03");
  await screen.findByDisplayValue("Lahore");
  await act(async () => void fireEvent.submit(screen.getByRole("form", { name: "Search buses" })));
  await waitFor(() => expect(router.history.location.href).toBe("/bus/lahore-to-multan?date=2026-12-03"));
  await waitFor(async () => {
    const kept = await busPlan.recents.list("2026-11-21");
    expect(kept.map(({ from, to }) => `${from.name.en} to ${to.name.en}`)).toEqual(["Lahore to Multan"]);
  });
});

test("behavior: what was typed stays when its list is closed, and who goes on means the city that it begins", async () => {
  await draw("from=&to=multan&date=2026-12-03");
  const field = screen.getByRole<HTMLInputElement>("combobox", { name: "From" });
  await act(async () => field.focus());
  fireEvent.change(field, { target: { value: "laho" } });
  await waitFor(() =>
    expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["LahorePakistan"]),
  );
  fireEvent.keyDown(field, { key: "Escape" });
  expect(screen.queryByRole("option")).toBeNull();
  expect(field.value).toBe("laho");
  await act(async () => field.blur());
  await waitFor(() => expect(field.value).toBe("Lahore"));
});

test("behavior: before anything is typed the cities are offered that others travel between, but not the other end", async () => {
  await draw("from=&to=multan&date=2026-12-03");
  await act(async () => screen.getByRole("combobox", { name: "From" }).focus());
  await screen.findByRole("group", { name: "Cities" });
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["LahorePakistan"]);
});

test("behavior: where only some cities are offered, no other is: neither in the list, nor as what was searched for last", async () => {
  const recent = busPlan.recentOf("from=lahore&to=multan&date=2026-12-03", (slug) =>
    cities.map(placeOfCity).find(({ id }) => id === slug),
  );
  if (recent === undefined) throw new Error("Both ends are known.");
  await busPlan.recents.add(recent, Date.now());
  await renderResults(<BusSearchForm search={null} among={["lahore"]} />, "en", "/bus/daewoo");
  const field = screen.getByRole<HTMLInputElement>("combobox", { name: "From" });
  await act(async () => field.focus());
  expect((await screen.findAllByRole("option")).map(({ textContent }) => textContent?.slice(0, 6))).toContain("Lahore");
  expect(screen.queryByText("Multan")).toBeNull();
  expect(field.value).toBe("");
  fireEvent.change(field, { target: { value: "multan" } });
  await screen.findByText("This search offers no place with this name.");
});

// @vitest-environment jsdom
import type { Locale } from "@safar/engine";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { layOut, renderResults } from "../results/results.harness.tsx";
import { StayForm } from "./stay-form.tsx";
import { recentStays } from "./stay-plan.ts";

beforeAll(layOut);
beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 9), toFake: ["Date"] });
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const karachi = {
  id: "karachi",
  kind: "city",
  names: { en: "Karachi", ar: "كراتشي" },
  within: null,
  country: "PK",
} as const;

const draw = (rooms: string, locale: Locale = "en", place: typeof karachi | null = karachi) =>
  renderResults(
    <StayForm search={`place=${place?.id ?? ""}&in=2026-12-08&out=2026-12-11&rooms=${rooms}`} place={place} />,
    locale,
    "/book-hotels-online",
  );

const full = [
  ["en", "Add a room", "Maximum 6 rooms allowed"],
  ["ar", "إضافة غرفة", "الحد الأقصى 6 غرف"],
] as const;

test.each(full)("behavior: in %s after the sixth room “%s” rests, and says why: %s", async (locale, add, why) => {
  await draw("2_2_2_2_2", locale);
  expect(screen.queryByText(why)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: add, hidden: true }));
  expect(screen.getByText(why)).toBeDefined();
  expect(screen.getByRole("button", { name: add, hidden: true }).hasAttribute("disabled")).toBe(true);
});

test("default: a room has its own adults and its children's ages, and goes again", async () => {
  await draw("2");
  fireEvent.click(screen.getByRole("button", { name: "Add a room", hidden: true }));
  const second = within(screen.getByRole("group", { name: "Room 2", hidden: true }));
  fireEvent.click(second.getByRole("button", { name: "Add a child", hidden: true }));
  const age = second.getByLabelText("Age of child 1");
  fireEvent.change(age, { target: { value: "0" } });
  expect(within(age).getByRole("option", { name: "Under 1", hidden: true })).toBeDefined();
  expect(screen.getByText(/2 rooms, 3 adults, 1 child|2 rooms, 4 adults, 1 child/)).toBeDefined();
  fireEvent.click(second.getByRole("button", { name: "Remove room 2", hidden: true }));
  expect(screen.getByText(/^1 room, 2 adults$/)).toBeDefined();
});

test("behavior: a child without an age is asked about at its rooms, and the search waits", async () => {
  const { router } = await draw("2-");
  fireEvent.click(screen.getByRole("button", { name: "Add a child", hidden: true }));
  fireEvent.submit(screen.getByRole("form", { name: "Search hotels" }));
  expect(screen.getAllByRole("alert").length).toBeGreaterThan(0);
  expect(router.history.location.href).toBe("/book-hotels-online");
});

test("default: a search that can be made is kept to be made again, by the place's name", async () => {
  const { router } = await draw("2");
  await act(async () => void fireEvent.submit(screen.getByRole("form", { name: "Search hotels" })));
  await waitFor(() => expect(router.history.location.href).toContain("/hotels/karachi"));
  await waitFor(async () => {
    const kept = await recentStays.list("2026-11-21");
    expect(kept.map(({ place }) => place.names.en)).toEqual(["Karachi"]);
  });
});

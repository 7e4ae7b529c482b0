// @vitest-environment jsdom
import { addDays } from "@safar/engine";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withWindow } from "../search-form/search-form.harness.tsx";
import { recentSearches } from "./flight-plan.ts";
import { searchPage } from "./flight-search.harness.tsx";
import { SearchForm } from "./search-form.tsx";

const now = Date.UTC(2026, 10, 21, 9);
const complete = "trip=return&legs=KHI-JED.2026-12-03_JED-KHI.2026-12-17&adults=2&children=1&infants=0&cabin=economy";

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ["Date"] });
  localStorage.clear();
  withWindow(true);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type Options = Parameters<typeof searchPage>[1];

/** Draws the form, and says where it has led to. */
const draw = async (search: string | null, options: Options = {}) => {
  const { tree, router } = await searchPage(<SearchForm search={search} />, { ...options, search });
  render(tree);
  return () => router.history.location.href;
};
const submit = (name = "Search flights") => act(async () => screen.getByRole("button", { name }).click());
const describedBy = (field: HTMLElement) =>
  (field.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join(" ");

test("default: a search is shown in words and makes itself again, and the device remembers it", async () => {
  const ledTo = await draw(complete);
  expect(screen.getByLabelText<HTMLInputElement>("From").value).toBe("Karachi (KHI)");
  expect(screen.getByRole("button", { name: "Departure: Thu 3\u00a0Dec" })).toBeDefined();
  expect(screen.getByText("2 adults, 1 child · Economy", { exact: false })).toBeDefined();
  await submit();
  await waitFor(() => expect(ledTo()).toBe(`/flights/search?${complete}`));
  expect((await recentSearches.list("2026-11-21")).map(({ search }) => search)).toEqual([complete]);
});

test.each([
  ["en", "Search flights", ["Choose where you fly to", "Please select both departure and arrival dates"]],
  ["ar", "ابحث عن رحلات", ["اختر وجهة السفر", "يرجى اختيار تاريخي المغادرة والعودة"]],
] as const)(
  "behavior: an empty form in %s names what is missing, at its fields and together",
  async (locale, name, words) => {
    const ledTo = await draw(null, { locale });
    await submit(name);
    expect(ledTo()).toBe("/");
    const alert = screen.getByRole("alert");
    expect(
      within(alert)
        .getAllByRole("link")
        .map(({ textContent }) => textContent),
    ).toEqual(words);
    for (const link of within(alert).getAllByRole<HTMLAnchorElement>("link")) {
      const field = document.getElementById(link.hash.slice(1));
      expect(field && describedBy(field)).toContain(link.textContent);
    }
  },
);

test("behavior: what was typed and is no airport stays, and is named", async () => {
  await draw(null);
  fireEvent.change(screen.getByLabelText("To"), { target: { value: "Narnia" } });
  await submit();
  expect(screen.getByLabelText<HTMLInputElement>("To").value).toBe("Narnia");
  expect(describedBy(screen.getByLabelText("To"))).toContain("No airport is chosen for “Narnia”");
});

test("behavior: places are swapped", async () => {
  await draw(complete);
  const [swap] = screen.getAllByRole("button", { name: "Swap the places" });
  await act(async () => swap?.click());
  expect(screen.getByLabelText<HTMLInputElement>("From").value).toBe("Jeddah (JED)");
});

test("behavior: several cities go on from each other, from two flights to six and back", async () => {
  await draw(complete);
  await act(async () => screen.getByRole("radio", { name: "Multi-city" }).click());
  const add = () => screen.getByRole<HTMLButtonElement>("button", { name: /Add a flight|2 to 6 flights/ });
  expect(screen.getAllByRole("group", { name: /^Flight/ })).toHaveLength(1);
  for (let more = 0; more < 4; more += 1) await act(async () => add().click());
  expect(screen.getAllByRole("group", { name: /^Flight/ })).toHaveLength(5);
  expect(add().disabled).toBe(true);
  await act(async () => screen.getByRole("button", { name: "Remove flight 4" }).click());
  expect(screen.getAllByRole("group", { name: /^Flight/ })).toHaveLength(4);
});

test("behavior: who flies is bounded by the rules, which are written beside them", async () => {
  await draw(complete);
  const infants = screen.getByLabelText("Infants");
  expect(describedBy(infants)).toBe("Under 2 years, on the lap of an adult");
  const more = screen.getByRole("button", { name: "Add an infant" });
  for (let press = 0; press < 4; press += 1) await act(async () => more.click());
  expect(screen.getByText("2 adults, 1 child, 2 infants · Economy", { exact: false })).toBeDefined();
  expect(more.getAttribute("aria-disabled")).toBe("true");
});

test("behavior: the Saudi edition writes both calendars", async () => {
  await draw(complete, { edition: "SA" });
  // 3 December 2026 is 23 Jumada II 1448 by Umm al-Qura.
  expect(screen.getByRole("button", { name: /^Departure/ }).textContent).toMatch(/3\sDec.*23\sJumada/);
});

test("behavior: without script it is a form of plain fields that leads to the results", async () => {
  const container = document.createElement("div");
  container.innerHTML = renderToString(
    (await searchPage(<SearchForm search={complete} />, { search: complete, locale: "ar" })).tree,
  );
  const form = container.querySelector("form");
  expect([form?.method, form?.getAttribute("action")]).toEqual(["get", "/ar/flights/search"]);
  const fields = new FormData(form ?? undefined);
  expect(Object.fromEntries(fields)).toMatchObject({
    trip: "return",
    from1: "كراتشي (KHI)",
    to1: "جدة (JED)",
    date1: "2026-12-03",
    back: "2026-12-17",
    adults: "2",
    cabin: "economy",
  });
  expect(container.querySelector("noscript")?.textContent).toContain("from6");
});

test("behavior: what was filled in before the page came alive counts", async () => {
  const { tree } = await searchPage(<SearchForm search={null} />);
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(tree);
  const field = (name: string) => container.querySelector<HTMLInputElement>(`[name=${name}]`);
  const to = field("to1");
  const date = field("date1");
  if (!to || !date) throw new Error("The form has no such fields.");
  to.value = "Jeddah (JED)";
  date.value = addDays("2026-11-21", 20);
  const root = await act(async () => hydrateRoot(container, tree));
  expect([field("to1")?.value, field("date1")?.value]).toEqual(["Jeddah (JED)", "2026-12-11"]);
  await act(async () => root.unmount());
  container.remove();
});

test("behavior: a search that was sent and could not be made says so before any script runs", async () => {
  const search = "trip=one_way&legs=KHI-Narnia.&adults=1&children=0&infants=0&cabin=economy";
  const container = document.createElement("div");
  container.innerHTML = renderToString((await searchPage(<SearchForm search={search} isChecked />, { search })).tree);
  expect(container.querySelector("[role=alert]")?.textContent).toContain("No airport is chosen for “Narnia”");
  expect(container.querySelector<HTMLInputElement>("[name=to1]")?.getAttribute("value")).toBe("Narnia");
});

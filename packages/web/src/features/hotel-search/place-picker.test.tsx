// @vitest-environment jsdom
import type { FoundPlace, Locale, PlaceSearchOutcome } from "@safar/engine";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { layOut, renderResults } from "../results/results.harness.tsx";
import { StayForm } from "./stay-form.tsx";

const city = (id: string, en: string, ar: string): FoundPlace => ({
  id,
  kind: "city",
  names: { en, ar },
  within: null,
  country: "SA",
});
const jeddah = city("jeddah", "Jeddah", "جدة");
const jizan = city("jizan", "Jizan", "جازان");

const asked: string[] = [];
let answer: (text: string) => PlaceSearchOutcome;

vi.mock("../../engine/hotels/hotels.service.ts", () => ({
  hotelPlaces: {
    search: async (text: string) => {
      asked.push(text);
      return answer(text);
    },
    nearby: async () => ({ type: "PROBLEM", problem: { kind: "offline" } }),
  },
}));

beforeAll(layOut);
beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 9) });
  localStorage.clear();
  asked.length = 0;
  answer = () => ({ type: "FOUND", places: [jeddah, jizan] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const names = { en: "Where", ar: "الوجهة" } as const;

/** The form with its place field open for typing, as somebody finds it who came with the Tab key. */
const begin = async (locale: Locale) => {
  const { router } = await renderResults(
    <StayForm search="place=&in=2026-12-08&out=2026-12-11&rooms=2" place={null} />,
    locale,
    "/book-hotels-online",
  );
  const field = screen.getByRole<HTMLInputElement>("combobox", { name: names[locale] });
  await act(async () => field.focus());
  // The list's script comes when somebody is near.
  vi.useRealTimers();
  await screen.findByRole("listbox", { name: names[locale] });
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 9) });
  const type = async (text: string) => {
    fireEvent.change(field, { target: { value: text } });
    await act(() => vi.advanceTimersByTimeAsync(200));
  };
  return { router, field, type };
};

const typed = [
  ["ar", "جده", "جدة"],
  ["ar", "جدة", "جدة"],
  ["en", "jeda", "Jeddah"],
] as const;

test.each(typed)(
  "default: in %s who types %s, an arrow and Enter has chosen %s, and looks for it",
  async (locale, text, name) => {
    const { field, router, type } = await begin(locale);
    await type(text);
    expect(asked).toEqual([text]);
    fireEvent.keyDown(field, { key: "ArrowDown" });
    const [first] = screen.getAllByRole("option");
    expect(field.getAttribute("aria-activedescendant")).toBe(first?.id);
    fireEvent.keyDown(field, { key: "Enter" });
    expect(field.value).toBe(name);
    expect(field.getAttribute("aria-expanded")).toBe("false");
    await act(async () => void fireEvent.submit(screen.getByRole("form")));
    expect(router.history.location.pathname).toBe("/hotels/jeddah");
  },
);

test("behavior: who types and goes on means the best that was found", async () => {
  const { field, type } = await begin("en");
  await type("jeda");
  await act(async () => field.blur());
  expect(field.value).toBe("Jeddah");
});

const nothing = [
  ["en", "No place matches this. Try a city, an area or a landmark."],
  ["ar", "لا يوجد مكان بهذا الاسم. جرّب مدينة أو حيًا أو معلمًا."],
] as const;

test.each(nothing)(
  "behavior: in %s that nothing is called so is said, and what was typed stays",
  async (locale, words) => {
    answer = () => ({ type: "FOUND", places: [] });
    const { field, type } = await begin(locale);
    await type("qqqq");
    expect(screen.getByText(words)).toBeDefined();
    expect(field.value).toBe("qqqq");
  },
);

const unknown = [
  ["en", "No place is called “qqqq”. Choose one from the list."],
  ["ar", "لا يوجد مكان باسم «qqqq». اختر مكانًا من القائمة."],
] as const;

test.each(unknown)("behavior: in %s a search for it is not made: the field says why", async (locale, words) => {
  answer = () => ({ type: "FOUND", places: [] });
  const { field, router, type } = await begin(locale);
  await type("qqqq");
  await act(async () => void fireEvent.submit(screen.getByRole("form")));
  // What is wrong is shown to whoever asked: the list closes.
  await act(() => vi.advanceTimersByTimeAsync(50));
  expect(router.history.location.pathname).toBe("/book-hotels-online");
  expect(screen.getByRole("link", { name: words }).getAttribute("href")).toBe(`#${field.id}`);
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(field.value).toBe("qqqq");
});

test.each(unknown)(
  "behavior: in %s a form that came back without script says so from the first look on",
  async (locale, words) => {
    await renderResults(
      <StayForm search="place=qqqq&in=2026-12-08&out=2026-12-11&rooms=2" place={null} unknownPlace="qqqq" isChecked />,
      locale,
      "/book-hotels-online",
    );
    expect(screen.getByRole("link", { name: words })).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>(names[locale]).value).toBe("qqqq");
  },
);

test("behavior: an answer that did not come is said, and is asked for again", async () => {
  answer = () => ({ type: "PROBLEM", problem: { kind: "offline" } });
  const { field, type } = await begin("en");
  await type("jeda");
  expect(screen.getByText("Places could not be looked up.")).toBeDefined();
  answer = () => ({ type: "FOUND", places: [jeddah] });
  fireEvent.click(screen.getByRole("button", { name: "Try Again" }));
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(asked).toEqual(["jeda", "jeda"]);
  expect(screen.getByRole("option", { name: /Jeddah/ })).toBeDefined();
  expect(field.value).toBe("jeda");
});

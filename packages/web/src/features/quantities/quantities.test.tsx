// @vitest-environment jsdom
import { type Locale, type QuantityOrder, stepped, withQuantity } from "@safar/engine";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { type ReactElement, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { renderResults } from "../results/results.harness.tsx";
import { CodeEntry } from "./code-entry.tsx";
import { CutNotes } from "./cut-notes.tsx";
import { FoldedWhens } from "./folded-whens.tsx";
import { QuantityChoice } from "./quantity-choice.tsx";
import type { When, WhenState } from "./when.types.ts";
import { WhenChoice } from "./when-choice.tsx";
import { foldWeeks, weeksOf } from "./when-weeks.ts";

afterEach(cleanup);

const show = (shown: ReactElement, locale: Locale = "en") => renderResults(shown, locale, "/");

const begun: QuantityOrder = {
  lines: [
    {
      item: "day",
      quantity: 0,
      least: 1,
      isOptional: true,
      most: 4,
      left: 2,
      step: 1,
      price: { minor: 120_000, currency: "PKR" },
    },
  ],
  most: 6,
  left: null,
};

function Passes() {
  const [order, setOrder] = useState(begun);
  return (
    <QuantityChoice
      order={order}
      wordsOf={() => ({ label: "Day pass", detail: null })}
      onStep={(item, way) => setOrder(stepped(order, item, way))}
      onType={(item, count) => setOrder(withQuantity(order, item, count))}
    />
  );
}

const when = (day: number, state: WhenState, clock = "20:00"): When => ({
  id: `${day}-${clock}`,
  date: `2026-12-${String(day).padStart(2, "0")}`,
  clock,
  from: { minor: 120_000, currency: "PKR" },
  left: 3,
  state,
});

const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>("radio", { name });

test.each([
  ["en", "No more than 2 are left"],
  ["ar", "لم يبق أكثر من اثنين"],
] as const)("default: in %s a line that stops says %j, and the sum is that of the lines", async (locale, words) => {
  await show(<Passes />, locale);
  const more = screen.getByRole("button", { name: locale === "en" ? /One more/ : /زِد واحدًا/ });
  fireEvent.click(more);
  fireEvent.click(more);
  expect(screen.getByText(words)).toBeDefined();
  fireEvent.click(more);
  expect(screen.getByRole<HTMLInputElement>("spinbutton").value).toBe("2");
  expect(screen.getByText(/2,400/)).toBeDefined();
});

test("default: a few dates stand in a row with their hour, their price and what is left", async () => {
  const onChoose = vi.fn();
  await show(
    <WhenChoice
      label="Date"
      name="show"
      whens={[when(4, "few"), when(5, "soldOut")]}
      chosen={null}
      onChoose={onChoose}
    />,
  );
  fireEvent.click(radio(/Fri 4.*20:00.*1,200.*3 left/));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith("4-20:00");
  expect(radio(/Sold out/).disabled).toBe(true);
});

test("behavior: many dates are looked through by weeks, and a day that has several starts asks for one", async () => {
  const onChoose = vi.fn();
  const days = [...Array.from({ length: 12 }, (_, day) => when(day + 1, "open")), when(3, "open", "23:00")];
  await show(<WhenChoice label="Date" name="show" whens={days} chosen="3-20:00" onChoose={onChoose} />, "en");
  expect(radio(/^Dec\s?1/)).toBeDefined();
  expect(radio(/^3/).checked).toBe(true);
  fireEvent.click(radio(/23:00/));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith("3-23:00");
});

test.each([
  ["en", "Prices in PKR", "Rs\u00a01,200"],
  ["ar", "الأسعار بالروبية الباكستانية", "1,200\u00a0روبية"],
] as const)(
  "default: in the weeks of %s the currency is written once, and heard with each price",
  async (locale, words, price) => {
    const days = Array.from({ length: 12 }, (_, day) => when(day + 1, "open"));
    const free = { ...when(13, "open"), from: { minor: 0, currency: "PKR" as const } };
    await show(
      <WhenChoice label="Date" name="show" whens={[...days, free]} chosen={null} onChoose={vi.fn()} />,
      locale,
    );
    expect(screen.getByText(words)).toBeDefined();
    expect(radio(new RegExp(`^3\\s?${price}$`))).toBeDefined();
    expect(screen.getAllByText("1,200")).toHaveLength(12);
    expect(radio(locale === "en" ? /^13\s?Free$/ : /^13\s?مجانًا$/)).toBeDefined();
  },
);

test("default: a week begins on Sunday", async () => {
  const days = Array.from({ length: 12 }, (_, day) => when(day + 1, "open"));
  await show(<WhenChoice label="Date" name="show" whens={days} chosen={null} onChoose={vi.fn()} />, "en");
  const order = screen.getByText("Sunday").compareDocumentPosition(screen.getByText("Monday"));
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  // The first of December 2026 is a Tuesday.
  expect(weeksOf(new Map([["2026-12-01", { value: "1", text: "1" }]]), "en")[0]?.slice(0, 2)).toEqual(["29", "30"]);
});

test("default: only weeks are shown that have a day to choose, and the first day of a month says which", () => {
  const on = (date: string) => [date, { value: date, text: date.slice(8) }] as const;
  const weeks = weeksOf(new Map([on("2026-11-27"), on("2026-11-30"), on("2026-12-09")]), "en");
  const first = (week: number) => weeks[week]?.find((day) => typeof day === "string");
  expect([weeks.length, first(0), first(1), first(2)]).toEqual([3, "22", "29", "6"]);
  const over = weeks.flat().flatMap((day) => (typeof day !== "string" && day.over ? [[day.text, day.over]] : []));
  expect(over).toEqual([
    ["27", "Nov"],
    ["09", "Dec"],
  ]);
});

test.each([
  [4, 4, 0],
  [5, 3, 2],
])("boundary: of %i weeks %i are shown and %i wait", (weeks, shown, later) => {
  const folded = foldWeeks(Array.from({ length: weeks }, (_, week) => week));
  expect([folded.shown.length, folded.later.length]).toEqual([shown, later]);
});

test("behavior: what there is less of than was chosen is named", async () => {
  await show(
    <CutNotes
      cuts={[
        { item: "day", from: 4, to: 3 },
        { item: "week", from: 1, to: 0 },
      ]}
      nameOf={(item) => `Pass ${item}`}
    />,
  );
  expect(screen.getAllByRole("listitem").map((line) => line.textContent)).toEqual([
    "Pass day: 3 instead of 4.",
    "Pass week: none are left of your 1.",
  ]);
});

test("behavior: a code that opens nothing says so at its field", async () => {
  const onEnter = vi.fn();
  await show(<CodeEntry state="unknown" busy={false} onEnter={onEnter} />);
  fireEvent.change(screen.getByRole("textbox"), { target: { value: " FRIENDS " } });
  fireEvent.click(screen.getByRole("button", { name: "Use the code" }));
  expect(onEnter).toHaveBeenCalledExactlyOnceWith("FRIENDS");
  expect(screen.getByText(/opens nothing here/)).toBeDefined();
});

test.each([
  ["en", "Another date", /Wed 2\sDec · 20:00/],
  ["ar", "موعد آخر", /الأربعاء، 2\sديسمبر · 20:00/],
] as const)(
  "behavior: in %s a date that was chosen is said, and the others wait behind it",
  async (locale, words, day) => {
    const whens = [when(2, "open"), when(3, "open")];
    const given = { label: "Date", name: "show", whens, busy: false, onChoose: vi.fn() };
    const { container } = await show(<FoldedWhens {...given} chosen="2-20:00" />, locale);
    expect(container.querySelector("details")?.open).toBe(false);
    expect(screen.getByText(words).closest("summary")?.textContent).toMatch(day);
    cleanup();
    const { container: open } = await show(<FoldedWhens {...given} chosen={null} />, locale);
    expect(open.querySelector("details")?.open).toBe(true);
  },
);

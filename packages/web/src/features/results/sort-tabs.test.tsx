// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { FilterChips } from "./filter-chips.tsx";
import { mostMinutes } from "./filter-field.ts";
import { FilterFields } from "./filter-fields.tsx";
import { renderResults } from "./results.harness.tsx";
import { SortTabs } from "./sort-tabs.tsx";

afterEach(cleanup);

test.each([
  ["en", "Free entry"],
  ["ar", "الدخول مجاني"],
] as const)(
  "behavior: in %s what costs nothing is told in words, by the orders and by the filters",
  async (locale, words) => {
    const leader = { price: { minor: 0, currency: "PKR" } as const, note: null };
    const write = (minor: number) => (minor === 0 ? words : `Rs ${minor}`);
    const given = {
      kind: "most",
      title: "Price",
      range: [0, 500],
      step: () => 100,
      write,
      change: () => undefined,
    } as const;
    await renderResults(
      <>
        <SortTabs
          label="Sort"
          tabs={[{ id: "a", name: "Cheapest", href: "?a", isOn: true, press: undefined, leader }]}
        />
        <FilterFields fields={[{ ...given, value: 0 }]} />
      </>,
      locale,
      "/",
    );
    expect(screen.getByRole("link").textContent).toContain(words);
    expect(screen.getByRole("slider").getAttribute("aria-valuetext")).toBe(words);
    expect(screen.getByRole("status").textContent).toBe(words);
    expect(screen.queryByText("Rs 0")).toBeNull();
  },
);

test.each(["en", "ar"] as const)(
  "behavior: in %s no minutes are a length of time, not a free entry",
  async (locale) => {
    const wait = mostMinutes({
      title: "Longest wait",
      facets: [0, 300],
      chosen: 0,
      write: (minutes) => `${minutes} min`,
      change: () => undefined,
    });
    await renderResults(
      <>
        <FilterFields fields={[wait]} />
        <FilterChips fields={[wait]} onClear={() => undefined} />
      </>,
      locale,
      "/",
    );
    expect(screen.getByRole("slider").getAttribute("aria-valuetext")).toBe("0 min");
    expect(screen.getByRole("status").textContent).toMatch(/0 min/);
    expect(screen.getByRole("list").textContent).toMatch(/0 min/);
    expect(screen.getAllByText("0 min").length).toBeGreaterThan(1);
    expect(screen.queryByText(/Free entry|الدخول مجاني/)).toBeNull();
  },
);

// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { i18nOf, loadWords } from "../../i18n/i18n.ts";
import { MapSlot } from "./map-slot.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const onClear = vi.fn();
const show = async (
  isWide: boolean,
  locale: "en" | "ar" = "en",
  title: string | null = null,
  count = { matching: 23, found: 23 },
) => {
  vi.stubGlobal("matchMedia", () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  await loadWords(locale);
  i18nOf(locale).activate(locale);
  const onClose = vi.fn();
  render(
    <I18nProvider i18n={i18nOf(locale)}>
      <MapSlot
        onClose={onClose}
        onClear={onClear}
        count={count}
        filters={<button type="button">Filters</button>}
        nothing={title !== null && { title, text: "" }}
      >
        land
      </MapSlot>
    </I18nProvider>,
  );
  return onClose;
};

test.each([
  ["en", "Map", "List"],
  ["ar", "الخريطة", "القائمة"],
] as const)(
  "default: in %s a narrow window is all map, and its button leads back to the list",
  async (locale, map, list) => {
    const onClose = await show(false, locale);
    expect(screen.getByRole("dialog", { name: map }).textContent).toContain("land");
    fireEvent.click(screen.getByRole("button", { name: list }));
    expect(onClose).toHaveBeenCalledOnce();
  },
);

test("behavior: over the whole window it is filtered there, and says so when nothing is left", async () => {
  await show(false, "en", "No hotels match your filters");
  expect(screen.getByRole("button", { name: "Filters" })).toBeDefined();
  expect(screen.getByRole("status").textContent).toContain("No hotels match your filters");
  fireEvent.click(screen.getByRole("button", { name: "Clear all filters" }));
  expect(onClear).toHaveBeenCalledOnce();
});

test("default: in a wide window it stands beside the list", async () => {
  await show(true);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("region", { name: "Map" }).textContent).toBe("land");
  expect(screen.queryByRole("button", { name: "Filters" })).toBeNull();
});

test.each([
  ["en", "List · 7 of 23"],
  ["ar", "القائمة · 7 من أصل 23"],
] as const)("default: in %s the way back says how many the filters leave", async (locale, name) => {
  await show(false, locale, null, { matching: 7, found: 23 });
  expect(screen.getByRole("button", { name, hidden: true })).toBeDefined();
});

// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderResults } from "../results/results.harness.tsx";
import { SaveNotice } from "./save-notice.tsx";

afterEach(cleanup);

test.each([
  ["en", "LESS", "Rs 1,200 less than when you saved it"],
  ["ar", "MORE", "أعلى بـ1,200 روبية مما كان حين حفظته"],
] as const)("default: in %s a price that has changed (%s) says by how much", async (locale, type, words) => {
  const by = { minor: 120_000, currency: "PKR" } as const;
  await renderResults(
    <SaveNotice news={{ type: "CHANGED", change: { type, by } }} onClose={() => undefined} />,
    locale,
    "/",
  );
  expect(
    screen
      .getByRole("listitem")
      .textContent.replaceAll(/[\u2066-\u2069]/g, "")
      .replaceAll(/\s/g, " "),
  ).toContain(words);
});

test.each([
  ["en", false, "Saved on this device."],
  ["en", true, "Not on Sun 6 Dec: saved for Mon 7 Dec, Rs 10,560"],
  ["ar", true, "غير متاحة الأحد، 6 ديسمبر: حُفظت ليوم الاثنين، 7 ديسمبر، 10,560 روبية"],
] as const)(
  "default: in %s what is saved for another day than the one that is looked at (%s) says for which, at what price, and stays",
  async (locale, isOther, words) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const onClose = vi.fn();
    const price = { minor: 1_056_000, currency: "PKR" } as const;
    const instead = isOther ? { notOn: "2026-12-06", day: "2026-12-07", price } : null;
    await renderResults(<SaveNotice news={{ type: "SAVED", instead }} onClose={onClose} />, locale, "/");
    const said = screen.getByRole("listitem").querySelector("div")?.textContent ?? "";
    expect(said.replaceAll(/[\u2066-\u2069]/g, "").replaceAll(/\s/g, " ")).toBe(words);
    vi.advanceTimersByTime(60_000);
    expect(onClose).toHaveBeenCalledTimes(isOther ? 0 : 1);
    vi.useRealTimers();
  },
);

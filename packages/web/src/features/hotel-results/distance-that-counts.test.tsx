// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { i18nOf, loadWords } from "../../i18n/i18n.ts";
import { DistanceThatCounts } from "./distance-that-counts.tsx";

afterEach(cleanup);

test.each([
  ["en", { from: "haram", km: 0.4 }, "400 m from the Grand Mosque"],
  ["ar", { from: "haram", km: 0.4 }, "400 م من المسجد الحرام"],
  ["en", { from: "sea", km: 2.34 }, "2.3 km from the sea"],
  ["ar", { from: "centre", km: 12 }, "12 كم من وسط المدينة"],
  ["en", { from: "prophets_mosque", km: 0 }, "100 m from the Prophet's Mosque"],
  ["en", null, ""],
] as const)("default: in %s %o is “%s”", async (locale, away, said) => {
  await loadWords(locale);
  i18nOf(locale).activate(locale);
  const { container } = render(
    <I18nProvider i18n={i18nOf(locale)}>
      <DistanceThatCounts away={away} />
    </I18nProvider>,
  );
  expect(container.textContent?.replaceAll("\u00a0", " ").replaceAll(/[\u2066-\u2069]/g, "")).toBe(said);
});

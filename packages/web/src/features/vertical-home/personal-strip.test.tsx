// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { noteOpenWalk } from "../../engine/walk/open-walk.ts";
import { loadWords } from "../../i18n/i18n.ts";
import { searchPage } from "../flight-search/flight-search.harness.tsx";
import { keyOfTold, lastSearches } from "../search-form/last-searches.ts";
import { PersonalStrip } from "./personal-strip.tsx";

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 9), toFake: ["Date"] });
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const told = (vertical: string, href: string, first: string) => ({
  search: keyOfTold(vertical, href),
  href,
  name: { en: "Lahore", ar: "لاهور" },
  days: { en: "Thu 3 Dec", ar: "الخميس، 3 ديسمبر" },
  first,
});

const draw = async (locale: "en" | "ar" = "en") => {
  await loadWords(locale);
  const { tree } = await searchPage(<PersonalStrip />, { locale });
  await act(async () => void render(tree));
};
const links = () => screen.queryAllByRole("link").map((link) => [link.getAttribute("href"), link.textContent]);

test("default: who has done nothing here yet sees nothing", async () => {
  await draw();
  expect(screen.queryByRole("list")).toBeNull();
});

test("default: the booking that was begun, then the searches of all verticals, the last first, without those that are over", async () => {
  noteOpenWalk({ href: "/flights/passenger-details/S-1", title: "Karachi – Jeddah" });
  await lastSearches.add(told("buses", "/bus/lahore-to-multan?date=2026-11-20", "2026-11-20"), 1);
  await lastSearches.add(told("hotels", "/hotels/lahore?in=2026-12-03", "2026-12-03"), 2);
  await lastSearches.add(told("flights", "/flights/search?legs=KHI-LHE.2026-12-03", "2026-12-03"), 3);
  await draw("ar");
  await waitFor(() =>
    expect(links()).toEqual([
      ["/flights/passenger-details/S-1", "أكمل حجزكKarachi – Jeddah"],
      ["/flights/search?legs=KHI-LHE.2026-12-03", "لاهورالخميس، 3 ديسمبر"],
      ["/hotels/lahore?in=2026-12-03", "لاهورالخميس، 3 ديسمبر"],
    ]),
  );
});

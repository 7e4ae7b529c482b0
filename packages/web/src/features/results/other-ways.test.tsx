// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { i18nOf, loadWords } from "../../i18n/i18n.ts";

const readOtherWays = vi.fn();
vi.mock("../../calls/other-ways.calls.ts", () => ({ readOtherWays }));
const { default: OtherWays } = await import("./other-ways.tsx");

afterEach(cleanup);

const show = async (locale: "en" | "ar") => {
  await loadWords(locale);
  i18nOf(locale).activate(locale);
  const facts = { edition: "PK", colourMode: "light", origin: "https://safar.example", locale } as const;
  const queryClient = new QueryClient();
  const history = createMemoryHistory({ initialEntries: ["/"] });
  const router = createRouter({ routeTree: createRootRoute(), history, context: { queryClient, facts } });
  return render(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queryClient}>
        <I18nProvider i18n={i18nOf(locale)}>
          <OtherWays carrier="flights" search="trip=one_way" />
        </I18nProvider>
      </QueryClientProvider>
    </RouterContextProvider>,
  );
};

test.each([
  ["en", "Other ways to get there that day", /^Trains\s*from Rs\s1,800$/],
  ["ar", "طرق أخرى للوصول في اليوم نفسه", /^القطارات\s*ابتداءً من \D*1,800/],
] as const)("default: in %s whoever else goes there is a link with the least it costs", async (locale, title, link) => {
  const href = "/train/karachi-to-lahore?date=2026-12-03&adults=1";
  readOtherWays.mockResolvedValue([{ carrier: "trains", href, least: { minor: 180_000, currency: "PKR" } }]);
  await show(locale);
  const found = await screen.findByRole("region", { name: title });
  const way = found.querySelector("a");
  expect(way?.getAttribute("href")).toBe(href);
  expect(way?.textContent?.replaceAll(/[\u2066-\u2069\u200e\u200f]/g, "")).toMatch(link);
});

test("behavior: where nobody else goes, and while nobody knows, nothing is said", async () => {
  readOtherWays.mockResolvedValue([]);
  const { container } = await show("en");
  await vi.waitFor(() =>
    expect(readOtherWays).toHaveBeenLastCalledWith(expect.objectContaining({ data: expect.anything() })),
  );
  expect(container.textContent).toBe("");
});

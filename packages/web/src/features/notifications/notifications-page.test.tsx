// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react";
import type { Locale, Notification } from "@safar/engine";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { inTest } from "../../calls/in-test.ts";
import { markNotificationsSeen as callMarkSeen } from "../../calls/notifications.calls.ts";
import { i18nOf, loadWords } from "../../i18n/i18n.ts";
import { NotificationsPage } from "./notifications-page.tsx";
import { notificationsSearch } from "./notifications-search.ts";

afterEach(cleanup);

const notification = (place: number, tab: Notification["tab"]): Notification => ({
  id: `${tab}-${place}`,
  tab,
  title: `Number ${place}`,
  body: "Something to know.",
  href: null,
  at: Date.UTC(2026, 10, 21) - place * 60_000,
  isSeen: true,
  respondBy: null,
});

const crowd = [
  ...Array.from({ length: 4000 }, (_, place) => notification(place, "important")),
  ...Array.from({ length: 1000 }, (_, place) => notification(place, "promotion")),
];

const show = async (page: number | undefined, locale: Locale = "en", notifications = crowd) => {
  await loadWords(locale);
  i18nOf(locale).activate(locale);
  const facts = { locale, edition: "PK", colourMode: "light", origin: "https://safar.example" };
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ["/"] }),
    context: { facts },
  });
  return render(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={new QueryClient()}>
        <I18nProvider i18n={i18nOf(locale)}>
          <NotificationsPage
            notifications={notifications}
            tab="important"
            page={page}
            today="2026-11-21"
            onTab={() => undefined}
          />
        </I18nProvider>
      </QueryClientProvider>
    </RouterContextProvider>,
  );
};

test("behavior: of 5,000 notifications one page of each kind is drawn at most, and links lead to the others", async () => {
  const { container } = await show(2);
  expect(container.querySelectorAll("h3").length).toBeLessThanOrEqual(50);
  const panel = within(screen.getByRole("tabpanel", { name: /Important/ }));
  expect(panel.getByRole("heading", { level: 3, name: "Number 25" })).toBeDefined();
  expect(panel.queryByRole("heading", { level: 3, name: "Number 24" })).toBeNull();
  const pages = within(panel.getByRole("navigation", { name: "Pages of notifications" }));
  expect(pages.getByRole("link", { name: "Page 2" }).getAttribute("aria-current")).toBe("page");
  expect(pages.getByRole("link", { name: "Next page" }).getAttribute("href")).toBe("/notifications?page=3");
  expect(pages.getByRole("link", { name: "Previous page" }).getAttribute("href")).toBe("/notifications");
});

test("default: they stand by their days, each with where it leads, and pressing that marks it as seen", async () => {
  const at = Date.UTC(2026, 10, 21, 9);
  const dayMs = 24 * 60 * 60_000;
  const some = [
    { ...notification(0, "important"), at, href: "/wallet", isSeen: false },
    { ...notification(1, "important"), at: at - dayMs, href: "/blog/alula" },
    { ...notification(2, "important"), at: at - 3 * dayMs },
  ];
  await show(undefined, "en", some);
  const days = screen
    .getAllByRole("heading", { level: 2 })
    .map(({ textContent }) => textContent?.replaceAll("\u00a0", " "));
  expect(days).toEqual(["Today", "Yesterday", "Wednesday 18 November 2026"]);
  const today = within(screen.getByRole("region", { name: "Today" }));
  expect(today.getByText("New")).toBeDefined();
  expect(today.getByText("14:00")).toBeDefined();
  expect(screen.getByRole("link", { name: "Read the story: Number 1" }).getAttribute("href")).toBe("/blog/alula");
  inTest(callMarkSeen).mockResolvedValue({ type: "MARKED", unseen: 0 });
  fireEvent.click(today.getByRole("link", { name: "Open your wallet: Number 0" }));
  expect(inTest(callMarkSeen)).toHaveBeenCalledWith({ data: { ids: ["important-0"] } });
});

test("default: what came longer ago than a week stands by its month, each with its day", async () => {
  const on = (day: number, month: number) => ({ ...notification(day, "important"), at: Date.UTC(2026, month, day, 9) });
  await show(undefined, "en", [on(15, 10), on(14, 10), on(2, 10), on(31, 9)]);
  const said = (of: ReturnType<typeof screen.getAllByRole>) =>
    of.map(({ textContent }) => textContent?.replaceAll("\u00a0", " "));
  expect(said(screen.getAllByRole("heading", { level: 2 }))).toEqual([
    "Sunday 15 November 2026",
    "November 2026",
    "October 2026",
  ]);
  const month = within(screen.getByRole("region", { name: /^November/ }));
  expect(said(month.getAllByText(/Nov$/))).toEqual(["Sat 14 Nov", "Mon 2 Nov"]);
});

test("behavior: what waits for an answer stands before the days, the most pressing first, with until when and the way to answer", async () => {
  const at = Date.UTC(2026, 10, 21, 9);
  const hour = 60 * 60_000;
  const waiting = (place: number, respondBy: number): Notification => ({
    ...notification(place, "important"),
    href: `/flights/booking-detail/${place}`,
    isSeen: false,
    respondBy,
    respondZone: "Asia/Riyadh",
  });
  await show(undefined, "en", [notification(0, "important"), waiting(1, at + 48 * hour), waiting(2, at + 24 * hour)]);
  const parts = screen.getAllByRole("region").map((part) => within(part).getAllByRole("heading")[0]?.textContent);
  expect(parts[0]).toBe("Waiting for your answer");
  expect(parts).toHaveLength(2);
  const first = within(screen.getByRole("region", { name: "Waiting for your answer" }));
  expect(first.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "Number 2",
    "Number 1",
  ]);
  expect(first.getAllByText("Answer by", { exact: false })[0]?.textContent?.replaceAll("\u00a0", " ")).toContain(
    "22 Nov 2026, 12:00",
  );
  expect(first.getByRole("link", { name: "Answer the change: Number 2" }).getAttribute("href")).toBe(
    "/flights/booking-detail/2?tab=manage",
  );
});

test("default: a tab and a page in the address; whatever else stands there is none", () => {
  expect(notificationsSearch({ tab: "promotion", page: 3 })).toEqual({ tab: "promotion", page: 3 });
  for (const page of [1, 0, -2, 1.5, "x", null, Number.NaN]) expect(notificationsSearch({ page }).page).toBeUndefined();
});

// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react";
import type { Locale } from "@safar/engine";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  notFound,
  RouterProvider,
} from "@tanstack/react-router";
import { act, cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { i18nOf, loadWords } from "../../i18n/i18n.ts";
import { FailedPage, NotFoundPage } from "./error-page.tsx";

beforeEach(() => {
  // What is thrown on purpose is told to nobody.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  Object.defineProperty(window, "matchMedia", { configurable: true, value: () => ({ matches: false }) });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A site whose pages are not there, refuse, fail while they are read, and break while they are drawn. */
const visit = async (locale: Locale, path: string) => {
  await loadWords(locale);
  i18nOf(locale).activate(locale);
  const root = createRootRoute({
    notFoundComponent: ({ data }) => <NotFoundPage path={typeof data === "string" ? data : undefined} />,
  });
  const page = { getParentRoute: () => root };
  const refuses = createRoute({
    ...page,
    path: "refuses",
    loader: () => {
      throw notFound({ data: "/refuses" });
    },
  });
  const fails = createRoute({
    ...page,
    path: "fails",
    loader: () => {
      throw new Error("the database of bookings is away");
    },
  });
  const breaks = createRoute({
    ...page,
    path: "breaks",
    component: () => {
      throw new Error("undefined is not a function");
    },
  });
  const router = createRouter({
    routeTree: root.addChildren([refuses, fails, breaks]),
    history: createMemoryHistory({ initialEntries: [path] }),
    defaultErrorComponent: FailedPage,
    context: { facts: { edition: "PK", colourMode: "light", origin: "https://safar.example", locale } },
  });
  await router.load();
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <I18nProvider i18n={i18nOf(locale)}>
          <RouterProvider router={router} />
        </I18nProvider>
      </QueryClientProvider>,
    );
  });
};

test.each([
  ["en", "/nowhere", "Page not found"],
  ["en", "/refuses", "Page Not Found"],
  ["en", "/fails", "Something went wrong!"],
  ["en", "/breaks", "Something Went Wrong"],
  ["ar", "/nowhere", "الصفحة غير موجودة"],
  ["ar", "/refuses", "لم نعثر على الصفحة"],
  ["ar", "/fails", "حدث خطأ ما!"],
  ["ar", "/breaks", "حدث خطأ"],
] as const)("default: in %s %s is told as “%s”, and nothing of its inside", async (locale, path, title) => {
  await visit(locale, path);
  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeDefined();
  expect(document.body.textContent).not.toMatch(/database|undefined/);
});

test.each([
  ["nobody", 1],
  ["pointermove", 0],
])("behavior: a count home begins ten seconds after %s has moved", async (sign, counts) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    await visit("en", "/nowhere");
    await act(() => vi.dynamicImportSettled());
    await act(async () => vi.advanceTimersByTime(5_000));
    expect(screen.getByRole("status").textContent).toBe("");
    window.dispatchEvent(new Event(sign));
    await act(async () => vi.advanceTimersByTime(6_000));
    expect(screen.queryAllByText("You are being taken home.")).toHaveLength(counts);
  } finally {
    vi.useRealTimers();
  }
});

test("default: a page that is not there leads to what was meant by its address, and to all that is sold", async () => {
  await visit("en", "/flihgts");
  const meant = (await screen.findByText(/^Did you mean:/)).closest("p");
  if (meant === null) throw new Error("It stands in no paragraph.");
  const links = within(meant).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Flights", "/book-flights-online"],
  ]);
  expect(screen.getByRole("link", { name: "Trains" }).getAttribute("href")).toBe("/train-tickets-booking-online");
});

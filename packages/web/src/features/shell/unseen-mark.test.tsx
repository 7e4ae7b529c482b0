// @vitest-environment jsdom
import { I18nProvider } from "@lingui/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inTest } from "../../calls/in-test.ts";
import { countUnseen as callCountUnseen } from "../../calls/notifications.calls.ts";
import type { Shell } from "../../calls/shell.calls.ts";
import { i18nOf, loadWords } from "../../i18n/i18n.ts";
import { Live } from "./live.tsx";
import { SiteBottomBar } from "./site-bottom-bar.tsx";

type Tell = (hint: { readonly event: string }) => void;

const hints = vi.hoisted((): { tell: Tell } => ({ tell: () => undefined }));

vi.mock("../../engine/live/live.ts", () => ({
  startBuildWatch: () => () => undefined,
  openRealtime: () => ({
    follow: (_: string, onHint: Tell) => {
      hints.tell = onHint;
    },
    stop: () => undefined,
  }),
}));

const countUnseen = inTest(callCountUnseen);

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const show = async (viewer: Shell["viewer"], locale: "en" | "ar" = "en", unseen?: number) => {
  await loadWords(locale);
  i18nOf(locale).activate(locale);
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ["/"] }),
    context: { facts: { locale, edition: "PK", colourMode: "light", origin: "https://safar.example" } },
  });
  const shell = { viewer, unseen, features: ["notifications"], realtime: { key: "", url: "" } } as unknown as Shell;
  render(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={new QueryClient()}>
        <I18nProvider i18n={i18nOf(locale)}>
          <SiteBottomBar shell={shell} />
          <Live shell={shell} />
        </I18nProvider>
      </QueryClientProvider>
    </RouterContextProvider>,
  );
  // Nobody waits for it while the page is still coming up.
  await act(() => vi.advanceTimersByTimeAsync(20_000));
};

const ayesha = { uuid: "u-1", name: "Ayesha", email: "ayesha@safar.example" };

test("default: how many are unseen is marked and said, and again when a hint comes", async () => {
  countUnseen.mockResolvedValue(2);
  await show(ayesha);
  await vi.waitFor(() => expect(screen.getByRole("link", { name: /^Notifications\s+2 new$/ })).toBeDefined());
  countUnseen.mockResolvedValue(120);
  await act(async () => hints.tell({ event: "notification.arrived" }));
  await vi.waitFor(() => expect(screen.getByRole("link", { name: /^Notifications\s+120 new$/ })).toBeDefined());
  expect(screen.getByText("99+")).toBeDefined();
  countUnseen.mockResolvedValue(0);
  await act(async () => hints.tell({ event: "wallet.updated" }));
  await vi.waitFor(() => expect(screen.getByRole("link", { name: "Notifications" })).toBeDefined());
});

test("behavior: in Arabic, in the digits of all its numbers", async () => {
  countUnseen.mockResolvedValue(3);
  await show(ayesha, "ar");
  await vi.waitFor(() => expect(screen.getByRole("link", { name: /^الإشعارات\s+3 جديد$/ })).toBeDefined());
});

test("behavior: whoever is not signed in has no mark, and nobody is asked", async () => {
  await show(null);
  expect(screen.getByRole("link", { name: "Notifications" })).toBeDefined();
  expect(countUnseen).not.toHaveBeenCalled();
});

test("behavior: what came with the page is marked until somebody has counted anew", async () => {
  const answer = Promise.withResolvers<number>();
  countUnseen.mockReturnValue(answer.promise);
  await show(ayesha, "en", 4);
  expect(screen.getByRole("link", { name: /^Notifications\s+4 new$/ })).toBeDefined();
  await act(async () => answer.resolve(0));
  await vi.waitFor(() => expect(screen.getByRole("link", { name: "Notifications" })).toBeDefined());
});

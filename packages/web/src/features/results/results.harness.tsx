import { I18nProvider } from "@lingui/react";
import type { Locale } from "@safar/engine";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { act, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { i18nOf, loadWords } from "../../i18n/i18n.ts";

const facts = {
  edition: "PK",
  colourMode: "light",
  origin: "https://safar.example",
  origins: { PK: "https://safar.example", SA: "https://sa.safar.example" },
} as const;

/** What jsdom has no eyes for: sizes and windows. */
export const layOut = (): void => {
  Object.defineProperty(HTMLElement.prototype, "offsetHeight", { configurable: true, get: () => 200 });
  Object.defineProperty(window, "matchMedia", {
    configurable: true,
    value: (media: string) => ({ matches: true, media, addEventListener: () => {}, removeEventListener: () => {} }),
  });
  window.scrollTo = () => undefined;
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
};

/** Shows a screen of the results in a language, at an address. */
export const renderResults = async (screen: ReactElement, locale: Locale, address = "/flights/search?trip=return") => {
  await loadWords(locale);
  i18nOf(locale).activate(locale);
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: [address] }),
    context: { facts: { ...facts, locale } },
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queryClient.setQueryData(["walk"], { today: "2026-11-21", paymentOrigins: [] });
  const frame = (shown: ReactElement) => (
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queryClient}>
        <I18nProvider i18n={i18nOf(locale)}>{shown}</I18nProvider>
      </QueryClientProvider>
    </RouterContextProvider>
  );
  const view = await act(async () => render(frame(screen)));
  return { ...view, router, show: (shown: ReactElement) => view.rerender(frame(shown)) };
};

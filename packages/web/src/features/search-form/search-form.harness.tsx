import { I18nProvider } from "@lingui/react";
import { QueryClient, QueryClientProvider, type QueryKey } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import type { ReactElement } from "react";
import type { RequestFacts } from "../../app/loading/request-facts.ts";
import { i18nOf, loadWords } from "../../i18n/i18n.ts";

export type PageOptions = Partial<Pick<RequestFacts, "locale" | "edition">> & {
  readonly address?: string;
  /** What the page's loader has read. */
  readonly data?: readonly (readonly [key: QueryKey, value: unknown])[];
};

/** A piece of a page in a language and an edition, with what its page would have loaded. */
export const pageOf = async (
  screen: ReactElement,
  { locale = "en", edition = "PK", address = "/", data = [] }: PageOptions = {},
) => {
  await loadWords(locale);
  i18nOf(locale).activate(locale);
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  for (const [key, value] of data) queryClient.setQueryData(key, value);
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: [address] }),
    context: { queryClient, facts: { locale, edition, colourMode: "light", origin: "https://safar.example" } },
  });
  const tree = (
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queryClient}>
        <I18nProvider i18n={i18nOf(locale)}>{screen}</I18nProvider>
      </QueryClientProvider>
    </RouterContextProvider>
  );
  return { tree, router };
};

/** A window of one width: wide, or a phone's. */
export const withWindow = (isWide: boolean): void => {
  Object.defineProperty(window, "matchMedia", {
    configurable: true,
    value: () => ({ matches: isWide, addEventListener: () => undefined, removeEventListener: () => undefined }),
  });
  window.scrollBy = () => undefined;
};

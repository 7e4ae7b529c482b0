import { I18nProvider } from "@lingui/react";
import type { Locale } from "@safar/engine";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { i18nOf, loadWords } from "../../i18n/i18n.ts";
import { shellQuery } from "../../session/queries.ts";
import { listedKinds } from "../../verticals/listed-kinds.ts";
import { ListedKindsProvider } from "./listed-kinds.ts";

const origin = "https://safar.example";
const facts = { edition: "PK", colourMode: "light", origin, origins: { PK: origin, SA: origin } } as const;

type Options = { readonly locale?: Locale; readonly isSignedIn?: boolean };

/** Shows a screen of the bookings in a language, to a guest or to somebody signed in. */
export const renderBookings = async (screen: ReactElement, { locale = "en", isSignedIn = false }: Options = {}) => {
  await loadWords(locale);
  i18nOf(locale).activate(locale);
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queryClient.setQueryData(shellQuery.queryKey, {
    viewer: isSignedIn ? { uuid: "u-1", name: "Ayesha", email: "ayesha@safar.example" } : null,
    hasLostSession: false,
    currency: "PKR",
    verticals: ["flights", "hotels"],
    features: [],
    buildId: "build",
    realtime: { key: "key", url: "ws://realtime" },
    isSandbox: true,
  });
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ["/bookings"] }),
    context: { queryClient, facts: { ...facts, locale } },
  });
  const shown = render(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queryClient}>
        <I18nProvider i18n={i18nOf(locale)}>
          <ListedKindsProvider value={listedKinds}>{screen}</ListedKindsProvider>
        </I18nProvider>
      </QueryClientProvider>
    </RouterContextProvider>,
  );
  return { ...shown, router };
};

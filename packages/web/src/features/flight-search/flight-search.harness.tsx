import { I18nProvider } from "@lingui/react";
import type { Airport, AirportsHome, Locale } from "@safar/engine";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import type { ReactElement } from "react";
import type { RequestFacts } from "../../app/request-facts.ts";
import { i18nOf, loadCatalogues } from "../../i18n/i18n.ts";
import { airportsHomeQuery, searchAirportsQuery } from "./places.ts";

const airport = (iata: string, en: string, ar: string): Airport => ({
  iata,
  name: { en: `${en} International`, ar: `${ar} الدولي` },
  city: { en, ar },
  citySlug: en.toLowerCase(),
  country: "PK",
  countryName: { en: "Pakistan", ar: "باكستان" },
  zone: "Asia/Karachi",
});

export const karachi = airport("KHI", "Karachi", "كراتشي");
export const jeddah = airport("JED", "Jeddah", "جدة");
export const lahore = airport("LHE", "Lahore", "لاهور");

const home: AirportsHome = { usualStart: "KHI", popular: [karachi, jeddah, lahore], routes: [] };

/** A piece of the search in a language and an edition, with what its page would have loaded. */
export const searchTree = async (
  screen: ReactElement,
  {
    locale = "en",
    edition = "PK",
    search = null,
  }: Partial<Pick<RequestFacts, "locale" | "edition">> & { search?: string | null } = {},
) => {
  await loadCatalogues(locale, ["flight-search", "recents", "shell"]);
  i18nOf(locale).activate(locale);
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queryClient.setQueryData(airportsHomeQuery.queryKey, home);
  queryClient.setQueryData(searchAirportsQuery(search).queryKey, [karachi, jeddah]);
  const facts = { locale, edition, colourMode: "light", origin: "https://safar.example" } satisfies {
    locale: Locale;
    edition: RequestFacts["edition"];
    colourMode: RequestFacts["colourMode"];
    origin: string;
  };
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ["/"] }),
    context: { queryClient, facts },
  });
  return (
    <RouterContextProvider router={router}>
      <QueryClientProvider client={queryClient}>
        <I18nProvider i18n={i18nOf(locale)}>{screen}</I18nProvider>
      </QueryClientProvider>
    </RouterContextProvider>
  );
};

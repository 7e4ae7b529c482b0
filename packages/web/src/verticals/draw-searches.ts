import type { Locale } from "@safar/engine";
import type { QueryClient } from "@tanstack/react-query";
import { airportsHomeQuery } from "../features/flight-search/places.ts";
import { loadCatalogues } from "../i18n/i18n.ts";
import { searchPanels } from "./search-panels.ts";

/** What the server needs to draw the searches of the home page. */
export const readSearches = async (queryClient: QueryClient, locale: Locale): Promise<void> => {
  const words = Object.values(searchPanels).flatMap((panel): readonly string[] => panel.words);
  await Promise.all([loadCatalogues(locale, words), queryClient.ensureQueryData(airportsHomeQuery)]);
};

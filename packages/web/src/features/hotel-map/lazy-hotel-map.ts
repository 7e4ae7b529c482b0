import { lazy } from "react";
import { requestFacts } from "../../app/loading/request-facts.ts";
import { loadCatalogues } from "../../i18n/i18n.ts";

/** The map with its words, fetched when one is really shown. */
export const HotelMap = lazy(async () => {
  const [map] = await Promise.all([import("./hotel-map.tsx"), loadCatalogues(requestFacts().locale, ["hotel-map"])]);
  return map;
});

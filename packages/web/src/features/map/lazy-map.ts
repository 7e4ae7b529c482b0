import { lazy } from "react";
import { requestFacts } from "../../app/loading/request-facts.ts";
import { loadCatalogues } from "../../i18n/i18n.ts";

/** The map with its words, fetched when one is really shown. */
export const PointMap = lazy(async () => {
  const [map] = await Promise.all([import("./point-map.tsx"), loadCatalogues(requestFacts().locale, ["map"])]);
  return map;
});

import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { MapWords } from "../map/map.types.ts";

/** What a map says of hotels. */
export const useMapWords = (): MapWords => {
  const { t } = useLingui();
  return useMemo(
    () => ({
      title: t`Map of the hotels`,
      showAll: t`Show all hotels`,
      failed: t`The map could not be loaded. The list has all the hotels.`,
      help: t`Arrow keys go from price to price. Enter opens a hotel. Plus and minus zoom, Home shows all.`,
    }),
    [t],
  );
};

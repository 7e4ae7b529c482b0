import type { QueryClient } from "@tanstack/react-query";
import { airportsHomeQuery } from "../features/flight-search/places.ts";

/** What the server needs to draw the searches of the home page. */
export const readSearches = async (queryClient: QueryClient): Promise<void> => {
  await queryClient.ensureQueryData(airportsHomeQuery);
};

import type { QueryClient } from "@tanstack/react-query";
import type { LoaderArgs } from "../app/loading/loader-args.ts";
import { homeQuery } from "../session/queries.ts";

type Args = LoaderArgs & { readonly context: { readonly queryClient: QueryClient } };

/** What the home page shows. The server draws its searches too, for which it needs what they begin with. */
export const loadHome = async ({ context: { queryClient } }: Args) => {
  const drawSearches = import.meta.env.SSR
    ? import("./draw-searches.ts").then(({ readSearches }) => readSearches(queryClient))
    : undefined;
  const [{ trips }] = await Promise.all([queryClient.ensureQueryData(homeQuery), drawSearches]);
  return { part: trips.length > 0 ? "trip-cards" : null };
};

import type { Vertical } from "@safar/engine";
import type { QueryClient } from "@tanstack/react-query";
import { notFound } from "@tanstack/react-router";
import { type LoaderArgs, readablePath } from "../app/loading/loader-args.ts";
import { shellQuery } from "./queries.ts";

type Args = Pick<LoaderArgs, "location"> & { readonly context: { readonly queryClient: QueryClient } };

/** A page of a line of business that the edition does not sell is not there. */
export const requireVertical = async (vertical: Vertical, { context, location }: Args): Promise<void> => {
  const { verticals } = await context.queryClient.ensureQueryData(shellQuery);
  if (!verticals.includes(vertical)) throw notFound({ data: readablePath(location) });
};

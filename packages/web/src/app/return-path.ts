import { safeReturnPath } from "@safar/engine";
import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { localisePath } from "./locale.ts";
import { shellQuery } from "./queries.ts";
import type { RequestFacts } from "./request-facts.ts";

export type ReturnSearch = { readonly return?: string | undefined };

/**
 * The search of a page that leads on somewhere: `?return=/settings`. Anything that is not a path of ours is said to be absent,
 * so that the address loses it.
 */
export const returnSearch = (search: Readonly<Record<string, unknown>>): ReturnSearch => {
  const path = typeof search.return === "string" ? safeReturnPath(search.return, "") : "";
  return { return: path === "" ? undefined : path };
};

type Visit = {
  readonly context: { readonly queryClient: QueryClient; readonly facts: Pick<RequestFacts, "locale"> };
  readonly search: ReturnSearch;
};

/** Sends somebody who is signed in on from a page that is only for others. */
export const leaveWhenSignedIn = async ({ context, search }: Visit): Promise<void> => {
  const { viewer } = await context.queryClient.ensureQueryData(shellQuery);
  const href = localisePath(safeReturnPath(search.return), context.facts.locale);
  if (viewer) throw redirect({ href, statusCode: 302 });
};

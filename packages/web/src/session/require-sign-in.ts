import type { QueryClient } from "@tanstack/react-query";
import { type ParsedLocation, redirect, type StaticDataRouteOption } from "@tanstack/react-router";
import { answerStatus } from "../app/loading/answer-status.ts";
import { shellQuery } from "./queries.ts";

type Visit = {
  readonly context: { readonly queryClient: QueryClient };
  readonly location: Pick<ParsedLocation, "pathname" | "searchStr">;
  readonly matches: readonly { readonly staticData: StaticDataRouteOption }[];
};

/** Turns a visitor who is not signed in away from a page that only a signed-in person may see, with the way back kept. */
export const requireSignIn = async ({ context, location, matches }: Visit): Promise<void> => {
  if (!matches.some(({ staticData }) => staticData.auth)) return;
  const { viewer, hasLostSession, isSessionUnreadable } = await context.queryClient.ensureQueryData(shellQuery);
  if (viewer) return;
  if (isSessionUnreadable) {
    // Nobody is told that they are signed out who may not be; it is read again with the next try.
    context.queryClient.removeQueries(shellQuery);
    answerStatus(503);
    throw new Error("Who is signed in cannot be read at the moment.");
  }
  const here = location.pathname + location.searchStr;
  throw redirect({ to: hasLostSession ? "/session-expired" : "/login", search: { return: here }, statusCode: 302 });
};

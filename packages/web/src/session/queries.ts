import { queryOptions } from "@tanstack/react-query";
import { readHome } from "../calls/home.calls.ts";
import { readShell } from "../calls/shell.calls.ts";

/** Read with the first page and again after a sign-in or a sign-out. A change of language or currency loads a new document. */
export const shellQuery = queryOptions({
  queryKey: ["shell"],
  queryFn: () => readShell(),
  staleTime: Number.POSITIVE_INFINITY,
});

export const homeQuery = queryOptions({ queryKey: ["home"], queryFn: () => readHome(), staleTime: 5 * 60_000 });

/** Where it is kept how many notifications somebody has not seen: asked once a page is up, and when a hint comes. */
export const unseenKey = (uuid: string | undefined) => ["unseen", uuid] as const;

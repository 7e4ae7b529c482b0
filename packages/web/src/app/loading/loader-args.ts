import type { ParsedLocation } from "@tanstack/react-router";
import type { RequestFacts } from "./request-facts.ts";

/** What a page's loader needs of its route. */
export type LoaderArgs = {
  readonly context: { readonly facts: RequestFacts };
  readonly location: Pick<ParsedLocation, "pathname" | "searchStr">;
};

/** The page's path as a person would write it, without a language. */
export const readablePath = ({ pathname }: LoaderArgs["location"]): string => {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
};

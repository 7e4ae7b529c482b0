import { useRouter, useRouterState } from "@tanstack/react-router";
import type { RequestFacts } from "../loading/request-facts.ts";

/** The path of the page that is shown, without a language, and its query. */
export const usePagePath = (): string => useRouterState({ select: ({ location }) => location.pathname });

export const usePageAddress = (): string =>
  useRouterState({ select: ({ location }) => location.pathname + location.searchStr });

/** Language, edition and mode of this document. They change only with another document. */
export const useFacts = (): RequestFacts => useRouter().options.context.facts;

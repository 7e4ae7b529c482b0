import { VisuallyHidden } from "@safar/ui/layout";
import { useRouterState } from "@tanstack/react-router";
import { createContext, use } from "react";

/** What the page is called, as its loader named it: its heading until its screen has one that says more. */
export const WalkTitle = createContext<string | null>(null);

const titleOf = (loaded: unknown): string | null =>
  typeof loaded === "object" && loaded !== null && "title" in loaded && typeof loaded.title === "string"
    ? loaded.title
    : null;

export const usePageTitle = (): string | null =>
  useRouterState({ select: ({ matches }) => titleOf(matches.at(-1)?.loaderData) });

/** The heading of a page whose screen is still coming: the page has one from the first byte on, for whoever hears it. */
export function WaitingTitle() {
  const title = use(WalkTitle);
  return title !== null && <VisuallyHidden as="h1">{title}</VisuallyHidden>;
}

import { VisuallyHidden } from "@safar/ui/layout";
import { useRouterState } from "@tanstack/react-router";
import { createContext, use } from "react";

/** What a page says while its screen is still coming. */
export type WaitingHead = {
  /** What the page is called, as its loader named it: its heading until its screen has one that says more. Null on a page before it. */
  readonly title: string | null;
  /** What is being booked, as a person calls it; empty while that is not known. */
  readonly about: string;
};

export const WalkTitle = createContext<WaitingHead>({ title: null, about: "" });

const titleOf = (loaded: unknown): string | null =>
  typeof loaded === "object" && loaded !== null && "title" in loaded && typeof loaded.title === "string"
    ? loaded.title
    : null;

export const usePageTitle = (): string | null =>
  useRouterState({ select: ({ matches }) => titleOf(matches.at(-1)?.loaderData) });

/** The heading of a page whose screen is still coming: the page has one from the first byte on, for whoever hears it. */
export function WaitingTitle() {
  const { title } = use(WalkTitle);
  return title !== null && <VisuallyHidden as="h1">{title}</VisuallyHidden>;
}

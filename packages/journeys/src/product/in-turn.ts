import { test } from "vitest";
import type { Locale } from "../language/locale.ts";

/** Whether these are the full checks. */
export const isFull = process.env["SAFAR_FULL"] === "true";

const isShown = (locale: Locale, shownIn: Locale): boolean => isFull || locale === shownIn;

/**
 * A `test` that is shown in the one language that is named, and in both in the full checks. A flight is always booked in both; of all
 * else the usual way goes in one language and what goes otherwise in another, and what is said on any is held in both by the replays
 * of the flows and by the catalogues' own checks.
 */
export const inTurn =
  (locale: Locale, shownIn: Locale): ((name: string, journey: () => Promise<void>) => void) =>
  (name, journey) => {
    if (isShown(locale, shownIn)) test(name, journey);
  };

/** Of the cases of a file those of the one language that is named; all of them in the full checks. */
export const casesInTurn = <Case extends { readonly locale: Locale }>(
  shownIn: Locale,
  cases: readonly Case[],
): readonly Case[] => cases.filter(({ locale }) => isShown(locale, shownIn));

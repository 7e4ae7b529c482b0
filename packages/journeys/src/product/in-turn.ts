import { test } from "vitest";
import type { Locale } from "../language/locale.ts";

/** Whether these are the full checks. */
export const isFull = process.env["SAFAR_FULL"] === "true";

/**
 * A `test` for what goes otherwise than usual: shown in the one language that is named, and in both in the full checks. The usual way
 * is always shown in both, and what is said on either is held in both by the replays of the flows.
 */
export const inTurn = (locale: Locale, shownIn: Locale): ((name: string, journey: () => Promise<void>) => void) => {
  const isShown = isFull || locale === shownIn;
  return (name, journey) => {
    if (isShown) test(name, journey);
  };
};

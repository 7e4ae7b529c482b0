import "@tanstack/react-start/server-only";
import type { Problem, Result } from "@safar/engine";
import { setResponseHeader } from "@tanstack/react-start/server";
import { systemClock } from "../system-clock.ts";

/** A page that says something else besides does not wait longer. */
const patienceMs = 1200;

const orNull = <Found>(answer: Promise<Result<Found, Problem>>): Promise<Found | null> =>
  new Promise((resolve) => {
    const late = systemClock.setTimeout(() => resolve(null), patienceMs);
    const wait = async () => {
      const found = await answer;
      systemClock.clearTimeout(late);
      resolve(found.ok ? found.value : null);
    };
    void wait().catch(() => resolve(null));
  });

/**
 * Each of several answers that comes soon, null of the others. Those that are late go on: what they keep is there for the next page. A
 * page that lacks one is not kept for others.
 */
export const soon = async <Found>(
  answers: readonly Promise<Result<Found, Problem>>[],
): Promise<readonly (Found | null)[]> => {
  const found = await Promise.all(answers.map(orNull));
  if (found.includes(null)) setResponseHeader("cache-control", "no-store");
  return found;
};

import type { Problem } from "@safar/engine";
import type { Told } from "../../server/account/told.ts";
import { deviceClock } from "../device/device-clock.ts";
import { hear } from "./server-clock.ts";

/** A little longer than the server itself waits for a service. */
const usualPatienceMs = 70_000;

const problemOf = (error: unknown, timedOutAfterMs: number | null): Problem => {
  if (timedOutAfterMs !== null) return { kind: "timeout", afterMs: timedOutAfterMs };
  if (error instanceof Error && error.name === "AbortError") return { kind: "aborted" };
  // A browser says no more of a network that is not there than this.
  if (error instanceof TypeError) return { kind: "offline" };
  return { kind: "malformed", detail: "our server did not answer as it should", status: 500 };
};

/**
 * Asks one of our server functions. Never rejects: what keeps the answer away is a problem. A question that its asker gave up
 * stays open for ever: an actor that stops and runs again, as React lets it, would take the end of its first asking for the
 * answer to its second.
 */
export const askServer = async <Outcome>(
  ask: (signal: AbortSignal) => Promise<Told<Outcome>>,
  signal?: AbortSignal,
  patienceMs = usualPatienceMs,
): Promise<Outcome | { readonly type: "PROBLEM"; readonly problem: Problem }> => {
  const patience = AbortSignal.timeout(patienceMs);
  const askedAt = deviceClock.now();
  try {
    return hear(await ask(signal === undefined ? patience : AbortSignal.any([patience, signal])), askedAt);
  } catch (error) {
    if (signal?.aborted) return new Promise(() => {});
    return { type: "PROBLEM", problem: problemOf(error, patience.aborted ? patienceMs : null) };
  }
};

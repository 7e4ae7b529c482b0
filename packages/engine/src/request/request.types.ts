import type { Network, Random } from "../kernel/ports.ts";
import type { Problem } from "../kernel/problem.ts";
import type { Result } from "../kernel/result.ts";
import type { RetryPolicy } from "./retry-policy.ts";

/** What the device knows and wants, whatever is read. */
export type RequestConditions = {
  readonly network: Network;
  readonly random: Random;
  readonly policy?: RetryPolicy;
};

export type RequestPorts = RequestConditions & {
  /** Asks once. Never rejects; the signal ends when nobody wants the answer any more. */
  readonly read: (signal: AbortSignal) => Promise<RequestOutcome>;
};

/** The chart passes a value on and never looks into it; `requestActor` keeps its type. */
export type RequestOutcome = Result<unknown, Problem>;

export type RequestContext = {
  /** Attempts that came to an end; those that only found the device offline are not counted. */
  readonly attempts: number;
  readonly isOnline: boolean;
  /** How long the state `waiting` waits. */
  readonly waitMs: number;
  /** The last attempt's. */
  readonly result: RequestOutcome;
};

export type RequestEvent =
  | { readonly type: "request.abort" }
  /** Ends a wait between attempts. */
  | { readonly type: "request.retry" }
  | { readonly type: "network.changed"; readonly isOnline: boolean };

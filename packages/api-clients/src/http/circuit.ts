import { type Clock, type EpochMs, fail, ok, type Problem, type Result } from "@safar/engine";

/** What a circuit tells, for a log: `opened` once when a call is left alone, `closed` once when it is answered again. */
export type CircuitEvent =
  | { readonly type: "opened"; readonly call: string; readonly failures: number }
  | { readonly type: "closed"; readonly call: string; readonly openMs: number };

export type CircuitOptions = {
  readonly clock: Pick<Clock, "now">;
  /** How long a call that has failed often is left alone, in ms, before one request tries it again. */
  readonly pauseMs: number;
  /** How many requests of one call have to fail in a row; 10 when absent. */
  readonly failures?: number | undefined;
  readonly onChange?: ((event: CircuitEvent) => void) | undefined;
};

/** One request that may be sent. Whoever holds it says once what came of it. */
export type Passage = { leave(result: Result<unknown, Problem>): void };

/**
 * Whether requests may be sent to a service. A call that fails often in a row is open: it is not sent for a pause; then one
 * request is, and its answer closes it. Each call by itself: one that is broken keeps no other from its service, and what asks
 * after a payment is not held back by the payments that failed. One for each service and process, shared by all its clients.
 */
export interface Circuit {
  /** Before a request of this call; the error is how many ms to wait before another try. */
  enter(call: string): Result<Passage, number>;
}

/** What a broken supplier comes to: the service itself works, and says so. */
const supplierCodes: ReadonlySet<string> = new Set(["supplier_error", "supplier_timeout"]);

/** Whether the service failed, rather than said no. */
const isOutage = (problem: Problem): boolean => {
  switch (problem.kind) {
    case "timeout":
    case "offline":
      return true;
    case "refused":
      return problem.status >= 500 && !supplierCodes.has(problem.code);
    case "malformed":
      return problem.status >= 500;
    default:
      return false;
  }
};

/** How it stands with one call. */
type Line = {
  failures: number;
  open: { readonly since: EpochMs; pausedAt: EpochMs } | null;
  /** The one request that tries a call that has failed. */
  probe: Passage | null;
};

/**
 * A circuit of our own: the libraries for it read the system's clock, and hold requests back for as long as the one that tries
 * takes, which may be a whole timeout.
 */
export const createCircuit = ({ clock, pauseMs, failures = 10, onChange }: CircuitOptions): Circuit => {
  const lines = new Map<string, Line>();

  const close = (call: string, line: Line) => {
    lines.delete(call);
    if (line.open !== null) onChange?.({ type: "closed", call, openMs: clock.now() - line.open.since });
  };

  const noteFailure = (call: string, line: Line, isProbe: boolean) => {
    const now = clock.now();
    if (line.open !== null) {
      // What was sent before it opened, and fails now, is no news.
      if (isProbe) line.open.pausedAt = now;
      return;
    }
    line.failures += 1;
    if (line.failures < failures) return;
    line.open = { since: now, pausedAt: now };
    onChange?.({ type: "opened", call, failures: line.failures });
  };

  const waitMs = ({ open, probe }: Line): number => {
    if (open === null) return 0;
    if (probe !== null) return pauseMs;
    const pausedMs = clock.now() - open.pausedAt;
    // A clock that was set back does not make the pause longer.
    return pausedMs < 0 ? 0 : Math.max(pauseMs - pausedMs, 0);
  };

  const lineOf = (call: string): Line => {
    const line = lines.get(call) ?? { failures: 0, open: null, probe: null };
    lines.set(call, line);
    return line;
  };

  return {
    enter(call) {
      const entered = lineOf(call);
      const wait = waitMs(entered);
      if (wait > 0) return fail(wait);
      const passage: Passage = {
        leave(result) {
          // Another answer may have closed the call meanwhile.
          const line = lineOf(call);
          const isProbe = line.probe === passage;
          if (isProbe) line.probe = null;
          if (!result.ok && isOutage(result.error)) noteFailure(call, line, isProbe);
          // Whoever gave up waiting has learned nothing of the service.
          else if (result.ok || result.error.kind !== "aborted") close(call, line);
        },
      };
      if (entered.open !== null) entered.probe = passage;
      return ok(passage);
    },
  };
};

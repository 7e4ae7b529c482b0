import type { EpochMs, SandboxClock } from "./clock.ts";
import type { Ids } from "./ids.ts";
import type { Store } from "./store.ts";

/** Work that waits for its time, with what is known of the caller who asked for it. */
export type ScheduledJob = {
  readonly id: string;
  readonly sequence: number;
  readonly dueAt: EpochMs;
  readonly job: string;
  readonly payload: Record<string, unknown>;
  readonly locale: "en" | "ar";
  readonly country: "PK" | "SA";
  readonly userId: string | null;
};

export interface Schedule {
  add(job: Omit<ScheduledJob, "id" | "sequence">): void;
  readonly list: () => ScheduledJob[];
  /**
   * Runs everything whose time has come, in order, and waits for the next. Call it when what was scheduled is kept. Where the store
   * fails, nothing of a job is kept and it is run again some time later.
   */
  readonly settle: () => void;
  /** Runs nothing more. */
  stop(): void;
}

/** How long what the store could not keep waits before it is tried again. */
const againAfterMs = 1000;

const byDueTime = (left: ScheduledJob, right: ScheduledJob): number =>
  left.dueAt - right.dueAt || left.sequence - right.sequence;

/**
 * Jobs live in the store, so a restart finds them; the clock is asked to call for the earliest. `run` works inside a
 * transaction and gives back what is to be done once it is kept.
 */
export const createSchedule = (
  store: Store,
  ids: Ids,
  clock: SandboxClock,
  run: (job: ScheduledJob) => () => void,
  onFailure?: (error: unknown) => void,
): Schedule => {
  const jobs = store.collection<ScheduledJob>("sandbox_jobs");
  let isStale = true;
  let isStopped = false;
  let nextDueAt: EpochMs | null = null;
  let callOff: (() => void) | null = null;

  const list = (): ScheduledJob[] => jobs.all().sort(byDueTime);

  const settleAll = () => {
    if (!isStale && (nextDueAt === null || nextDueAt > clock.now())) return;
    let [next] = list();
    while (next !== undefined && next.dueAt <= clock.now()) {
      const job = next;
      const finish = store.transaction(() => {
        jobs.delete(job.id);
        return run(job);
      });
      finish();
      [next] = list();
    }
    isStale = false;
    callOff?.();
    nextDueAt = next?.dueAt ?? null;
    callOff = next === undefined ? null : clock.at(next.dueAt, settle);
  };

  const settle = () => {
    if (isStopped) return;
    try {
      settleAll();
    } catch (error) {
      if (onFailure === undefined) throw error;
      isStale = true;
      callOff?.();
      callOff = clock.at(clock.now() + againAfterMs, settle);
      onFailure(error);
    }
  };

  return {
    add: (job) => {
      const sequence = ids.count("job");
      jobs.put({ ...job, id: `job-${sequence}`, sequence });
      isStale = true;
    },
    list,
    settle,
    stop: () => {
      isStopped = true;
      callOff?.();
    },
  };
};

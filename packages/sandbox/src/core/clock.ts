/** Milliseconds since the epoch, UTC. */
export type EpochMs = number;

/** The platform's timers, or none where time moves by hand only. */
export interface Timers {
  setTimeout(callback: () => void, delayMs: number): unknown;
  clearTimeout(handle: unknown): void;
}

/** How the sandbox's time stands to real time. `frozenAt` is null while it runs. */
export type ClockState = { readonly offsetMs: number; readonly frozenAt: EpochMs | null };

/** The sandbox's own time. Whoever waits for an instant is called in the order of the instants, however time gets there. */
export interface SandboxClock {
  readonly now: () => EpochMs;
  state(): ClockState;
  /** Moves forward, stopping at every awaited instant on the way. */
  advance(ms: number): void;
  /** Moves to an instant, also into the past. */
  set(instant: EpochMs): void;
  /** Stops where it is. */
  freeze(): void;
  /** Runs on from where it is. */
  run(): void;
  restore(state: ClockState): void;
  /** Back to how it was made. */
  reset(): void;
  /** Calls once when the instant has come, at the next move if it has already; returns the way to call it off. */
  at(instant: EpochMs, wake: () => void): () => void;
  /** Called whenever somebody moves, stops or starts it; returns the way to call it off. */
  onChange(listener: () => void): () => void;
}

type Alarm = { readonly instant: EpochMs; readonly wake: () => void };

/** Timers hold a delay in 32 bits; a longer one is waited for in turns. */
const longestDelayMs = 2_147_483_647;

export type ClockOptions = {
  readonly realNow: () => EpochMs;
  /** Without timers a running clock wakes nobody by itself: it waits for the next move. */
  readonly timers?: Timers;
  readonly state?: ClockState;
};

export const createClock = ({
  realNow,
  timers,
  state: initial = { offsetMs: 0, frozenAt: null },
}: ClockOptions): SandboxClock => {
  const listeners = new Set<() => void>();
  let state = initial;
  let alarms: Alarm[] = [];
  /** The instant at which time is halted on its way, so that a waiter sees the moment it waited for. */
  let halt: EpochMs | null = null;
  let handle: unknown = null;

  const now = (): EpochMs => halt ?? state.frozenAt ?? realNow() + state.offsetMs;

  const arm = () => {
    if (timers === undefined) return;
    if (handle !== null) timers.clearTimeout(handle);
    handle = null;
    const [next] = alarms;
    if (next === undefined || state.frozenAt !== null) return;
    handle = timers.setTimeout(fire, Math.min(Math.max(0, next.instant - now()), longestDelayMs));
  };

  const wakeUntil = (target: EpochMs, reached: (instant: EpochMs) => void) => {
    for (let [next] = alarms; next !== undefined && next.instant <= target; [next] = alarms) {
      alarms = alarms.slice(1);
      reached(next.instant);
      next.wake();
    }
  };

  const fire = () => {
    wakeUntil(now(), () => undefined);
    arm();
  };

  const changed = () => {
    arm();
    for (const listener of listeners) listener();
  };

  const moveTo = (target: EpochMs) => {
    if (!Number.isFinite(target))
      throw new RangeError("The clock moves to milliseconds since the epoch, a finite number.");
    const from = now();
    try {
      wakeUntil(target, (instant) => {
        halt = Math.max(from, instant);
      });
    } finally {
      halt = null;
      state = state.frozenAt === null ? { ...state, offsetMs: target - realNow() } : { ...state, frozenAt: target };
      changed();
    }
  };

  const become = (next: ClockState) => {
    state = next;
    changed();
  };

  return {
    now,
    state: () => state,
    advance: (ms) => {
      if (!(ms >= 0))
        throw new RangeError(`The clock advances by 0 or more milliseconds, not ${ms}. To go back, set it.`);
      moveTo(now() + ms);
    },
    set: moveTo,
    freeze: () => become({ ...state, frozenAt: now() }),
    run: () => become({ offsetMs: now() - realNow(), frozenAt: null }),
    restore: become,
    reset: () => become(initial),
    at: (instant, wake) => {
      const alarm = { instant, wake };
      const index = alarms.findIndex((other) => other.instant > instant);
      alarms = index === -1 ? [...alarms, alarm] : alarms.toSpliced(index, 0, alarm);
      arm();
      return () => {
        alarms = alarms.filter((other) => other !== alarm);
        arm();
      };
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/**
 * The sandbox's time as a clock that tells and waits, in the shape that the engine and the clients take. With it a front end lives in
 * the sandbox's own time: what moves that moves both.
 */
export const waitingClock = (clock: Pick<SandboxClock, "now" | "at">) => ({
  now: clock.now,
  setTimeout: (callback: (...args: unknown[]) => void, delayMs: number): unknown =>
    clock.at(clock.now() + delayMs, () => callback()),
  clearTimeout: (handle: unknown): void => {
    if (typeof handle === "function") handle();
  },
});

/** A clock that stands still until it is moved: for tests and simulation. */
export const createManualClock = (startAt: EpochMs): SandboxClock =>
  createClock({ realNow: () => startAt, state: { offsetMs: 0, frozenAt: startAt } });

import type { Clock } from "@safar/engine";
import type { SandboxClock } from "@safar/sandbox";

/** What becomes of a device's timers while it sleeps: they are done late by as long as it slept, or all at once when it wakes. */
export type Sleep = "timers stand still" | "timers run out";

/**
 * The lid of a device. While it is closed no timer of it is done and nothing reaches it; what is on the road, the services and
 * everybody else go on without it.
 */
export type Lid = {
  readonly isClosed: () => boolean;
  /** The device's own timers, in milliseconds. */
  readonly timers: Pick<Clock, "setTimeout" | "clearTimeout">;
  /** Now, or when it is opened again. */
  whenOpen(callback: () => void): void;
  /** The same for what comes from outside, once every timer has been done that was due. */
  reached<Answer>(answer: Promise<Answer>): Promise<Answer>;
  close(sleep: Sleep): void;
  open(): void;
};

export const createLid = (clock: SandboxClock): Lid => {
  let closed: { readonly at: number; readonly sleep: Sleep } | null = null;
  let waiting: (() => void)[] = [];
  /** For how long the timers have stood still so far. */
  let stoodMs = 0;
  const whenOpen = (callback: () => void): void => {
    if (closed === null) callback();
    else waiting.push(callback);
  };
  const opened = () => new Promise<void>(whenOpen);
  const called = new Map<unknown, () => void>();
  const setTimeout: Clock["setTimeout"] = (callback, delayMs) => {
    const handle = {};
    const due = clock.now() - stoodMs + delayMs;
    const wait = () => {
      called.set(
        handle,
        clock.at(due + stoodMs, () => whenOpen(ring)),
      );
    };
    const ring = () => {
      if (!called.has(handle)) return;
      if (due + stoodMs > clock.now()) {
        wait();
        return;
      }
      called.delete(handle);
      callback();
    };
    wait();
    return handle;
  };
  const clearTimeout: Clock["clearTimeout"] = (handle) => {
    called.get(handle)?.();
    called.delete(handle);
  };
  return {
    isClosed: () => closed !== null,
    timers: { setTimeout, clearTimeout },
    whenOpen,
    // A promise goes on when all that waited has been called.
    reached: (answer) => answer.finally(() => (closed === null ? undefined : opened())),
    close: (sleep) => {
      closed = { at: clock.now(), sleep };
    },
    open: () => {
      if (closed?.sleep === "timers stand still") stoodMs += clock.now() - closed.at;
      closed = null;
      const now = waiting;
      waiting = [];
      for (const callback of now) callback();
    },
  };
};

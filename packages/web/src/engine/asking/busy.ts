import type { BusyWith } from "@safar/engine";

type Listener = (by: BusyWith, isBusy: boolean) => void;

const held = new Map<BusyWith, number>();
const listeners = new Set<Listener>();

const change = (by: BusyWith, step: 1 | -1) => {
  const count = (held.get(by) ?? 0) + step;
  held.set(by, count);
  for (const listener of listeners) listener(by, count > 0);
};

/** Keeps a new build from reloading the page while something would be lost by it. Call what it gives when that is over. */
export const holdReload = (by: BusyWith): (() => void) => {
  let isHeld = true;
  change(by, 1);
  return () => {
    if (isHeld) change(by, -1);
    isHeld = false;
  };
};

/** Tells what holds the page now and from now on. */
export const watchBusy = (listener: Listener): (() => void) => {
  listeners.add(listener);
  for (const [by, count] of held) if (count > 0) listener(by, true);
  return () => listeners.delete(listener);
};

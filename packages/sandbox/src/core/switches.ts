import type { Store } from "./store.ts";

/** Scenarios that somebody switched on. */
export interface Switches {
  readonly isOn: (name: string) => boolean;
  set(name: string, on: boolean): void;
  list(): string[];
}

export const createSwitches = (store: Store): Switches => {
  const rows = store.collection<{ readonly id: string }>("sandbox_switches");
  return {
    isOn: (name) => rows.get(name) !== undefined,
    set: (name, on) => (on ? rows.put({ id: name }) : rows.delete(name)),
    list: () => rows.all().map(({ id }) => id),
  };
};

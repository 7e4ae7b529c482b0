import { createTraceHash } from "../trace-hash.ts";
import type { Tab } from "../watch/rows.ts";
import type { Devices, World } from "./life.types.ts";

/** Where a walk is, and where its step is. */
export const placeOf = ({ walk }: Pick<Tab, "walk">) => ({
  at: walk.snapshot().value,
  step: Object.values(walk.view().children).map((child) => {
    const step = child?.getSnapshot();
    return step !== undefined && "value" in step ? step.value : null;
  }),
});

/** A look at everything: for what must not be, for what has been met, and for the trace of this life. */
export const createLook = ({ happens, watch }: Pick<World, "happens" | "watch">, { tabs }: Pick<Devices, "tabs">) => {
  const hash = createTraceHash();
  return {
    look: (): void => {
      const all = tabs();
      watch.check(all);
      for (const { walk } of all) for (const one of walk.ways.notices()) happens(one);
      for (const tab of all) hash.update(JSON.stringify([tab.name, placeOf(tab)]));
      for (const { id, status } of watch.orders()) hash.update(`${id} ${status}`);
      hash.update(String(watch.movements().length));
    },
    traceHash: hash.digest,
  };
};

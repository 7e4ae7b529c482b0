import type { Sleep } from "../lid.ts";
import type { Start } from "../walk.types.ts";
import type { Tab } from "../watch/rows.ts";
import type { Device } from "./device.types.ts";
import type { Devices, World } from "./life.types.ts";

/** Nobody is quicker than that at a device that they have just woken. */
const wakingMs = 1000;

/** The ways of being away: a page that is loaded again, a tab that is closed, a device that sleeps. Everybody else lives on. */
export const createAbsences = (
  { happens, pass, watch }: Pick<World, "happens" | "pass" | "watch">,
  { open }: Pick<Devices, "open">,
) => {
  const close = (device: Device, tab: Tab): void => {
    tab.walk.close();
    device.tabs.splice(device.tabs.indexOf(tab), 1);
  };

  const reload = async (tab: Tab, afterMs: number): Promise<void> => {
    const { name, walk } = tab;
    if (walk.view().terminal) return;
    happens("reloaded");
    const checkTyped = watch.checkTyped(tab);
    try {
      const reopen = walk.shut();
      await pass(afterMs);
      reopen();
      checkTyped();
    } catch (error) {
      watch.violate("no broken actor", `${name}: ${String(error)}`);
    }
  };

  const sleepFor = async ({ lid }: Device, ms: number, sleep: Sleep): Promise<void> => {
    lid.close(sleep);
    await pass(ms);
    lid.open();
    await pass(wakingMs);
  };

  const comeBack = async (device: Device, tab: Tab, afterMs: number): Promise<void> => {
    const address: Start = tab.walk.address();
    close(device, tab);
    await pass(afterMs);
    open(device, address);
    happens("came back by the address");
  };

  return {
    /** For good. */
    close,
    /** Closed, and opened again from what was kept, after so many milliseconds. */
    reload,
    /** Closed, and another tab is opened at its address after so many milliseconds. */
    comeBack,
    /** The lid is closed for so many milliseconds. */
    sleepFor,
  };
};

export type Absences = ReturnType<typeof createAbsences>;

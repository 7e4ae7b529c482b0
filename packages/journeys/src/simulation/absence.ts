import type { Happening } from "./faults.ts";
import type { Lid, Sleep } from "./lid.ts";
import type { SimulatedTime } from "./time.ts";
import type { Start } from "./walk.ts";
import type { Tab, Watch } from "./watch.ts";

/** What one person books with: its tabs share a lid, and the locks of the orders that are paid in them. */
export type Device = {
  readonly email: string;
  readonly tabs: Tab[];
  readonly locked: Set<string>;
  readonly lid: Lid;
};

/** Nobody is quicker than that at a device that they have just woken. */
const wakingMs = 1000;

type Parts = Pick<SimulatedTime, "pass"> & {
  readonly watch: Pick<Watch, "checkTyped" | "violate">;
  readonly happens: (name: Happening) => void;
  readonly open: (device: Device, address: Start) => Tab;
};

/** The ways of being away: a page that is loaded again, a tab that is closed, a device that sleeps. Everybody else lives on. */
export const createAbsences = ({ happens, open, pass, watch }: Parts) => {
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
    const address = tab.walk.address();
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

import type { InProcessSandbox, SandboxClock } from "@safar/sandbox";
import type { Happening } from "../faults.ts";
import type { Plan } from "../plan.types.ts";
import type { Planted } from "../plants/plant.ts";
import type { Trouble } from "../trouble.ts";
import type { Start, Walk } from "../walk.types.ts";
import type { Tab } from "../watch/rows.ts";
import type { Watch } from "../watch/watch.ts";
import type { Device } from "./device.types.ts";

/** The world that a plan is lived in, and whoever looks at it. */
export type World = {
  readonly plan: Plan;
  readonly sandbox: InProcessSandbox;
  readonly clock: SandboxClock;
  /** Lets so many milliseconds pass in which everybody lives on. */
  readonly pass: (ms: number) => Promise<void>;
  readonly watch: Watch;
  readonly trouble: Trouble;
  readonly planted: Planted;
  readonly happens: (name: Happening) => void;
};

/** What people book with. */
export type Devices = {
  readonly all: readonly Device[];
  readonly tabs: () => readonly Tab[];
  /** Every walk that was ever open. */
  readonly walks: () => readonly Walk[];
  /** Opens a tab at an address, or where the person begins. */
  readonly open: (device: Device, address?: Start) => Tab;
};

import type { EpochMs } from "../../kernel/ports.ts";

/** How often a visible page asks which build is served. */
export const pollEveryMs = 60_000;
/** Two reloads for a new build are at least this far apart. */
export const reloadGuardMs = 10_000;

/** What must not be interrupted by a reload. */
export type BusyWith = "payment" | "otp" | "form";

export type BuildAnswer =
  | { readonly type: "BUILD"; readonly id: string; readonly at: EpochMs }
  /** The manifest could not be read; it is asked for again in a minute. */
  | { readonly type: "UNKNOWN"; readonly at: EpochMs };

export type Reload = { readonly to: string; readonly now: EpochMs };

/** Whether the instant of a reload was kept, so that the page that comes up knows of it. */
export type RememberOutcome = Reload & { readonly type: "KEPT" | "NOT_KEPT" };

/** The instant of the last reload for a new build, or null when there was none or it could not be read. */
export type RecalledReload = EpochMs | null;

export type BuildWatchInput = {
  /** The build that this page came from, when the page knows it; else the first one that is served counts as its own. */
  readonly buildId: string | null;
  readonly isVisible: boolean;
};

export type BuildWatchContext = BuildWatchInput & {
  readonly busyWith: readonly BusyWith[];
  readonly reloadedAt: RecalledReload;
  /** How long until the next question, as of the last event or answer. */
  readonly waitMs: number;
  readonly checkedAt: EpochMs | null;
};

export type BuildWatchEvent =
  | { readonly type: "visibility.changed"; readonly isVisible: boolean; readonly now: EpochMs }
  /** A navigation within the application began, to this path. */
  | { readonly type: "navigation.started"; readonly to: string; readonly now: EpochMs }
  | { readonly type: "busy.set"; readonly by: BusyWith; readonly isBusy: boolean };

/** Load this path from the server, in place of navigating to it. */
export type BuildWatchEmitted = { readonly type: "RELOAD"; readonly to: string };

import { buildWatchMachine } from "./build-watch.machine.ts";
import {
  type BuildAnswer,
  type BuildWatchEvent,
  type BuildWatchInput,
  pollEveryMs,
  type RecalledReload,
  type RememberOutcome,
  reloadGuardMs,
} from "./build-watch.types.ts";

const events = {
  "visibility.changed": [
    { type: "visibility.changed", isVisible: false, now: 1 },
    { type: "visibility.changed", isVisible: true, now: 2 },
    { type: "visibility.changed", isVisible: true, now: pollEveryMs },
  ],
  "navigation.started": [
    { type: "navigation.started", to: "/flights", now: reloadGuardMs - 1 },
    { type: "navigation.started", to: "/flights", now: reloadGuardMs },
  ],
  "busy.set": [
    { type: "busy.set", by: "payment", isBusy: true },
    { type: "busy.set", by: "payment", isBusy: false },
  ],
} satisfies { readonly [Type in BuildWatchEvent["type"]]: readonly Extract<BuildWatchEvent, { type: Type }>[] };

const outcomes = {
  recallReload: { never: null, now: 0 },
  readBuild: {
    same: { type: "BUILD", id: "one", at: 0 },
    another: { type: "BUILD", id: "two", at: 0 },
    unknown: { type: "UNKNOWN", at: 0 },
  },
  rememberReload: {
    kept: { type: "KEPT", to: "/flights", now: reloadGuardMs },
    notKept: { type: "NOT_KEPT", to: "/flights", now: reloadGuardMs },
  },
} satisfies {
  readonly recallReload: Readonly<Record<string, RecalledReload>>;
  readonly readBuild: Readonly<Record<string, BuildAnswer>>;
  readonly rememberReload: Readonly<Record<string, RememberOutcome>>;
};

/** The build watch for path generation: every event and every outcome as data. */
export const buildWatchModel = {
  id: "buildWatch",
  machine: buildWatchMachine,
  input: { buildId: "one", isVisible: true } satisfies BuildWatchInput,
  events,
  outcomes,
} as const;

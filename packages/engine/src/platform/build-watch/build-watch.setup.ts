import { assign, emit, fromCallback, fromPromise, setup } from "xstate";
import type { ResumePolicy } from "../../kernel/flow/resume.ts";
import type { Clock, DeviceStorage, EpochMs } from "../../kernel/ports.ts";
import {
  type BuildAnswer,
  type BuildWatchContext,
  type BuildWatchEmitted,
  type BuildWatchEvent,
  type BuildWatchInput,
  pollEveryMs,
  type RecalledReload,
  type Reload,
  type RememberOutcome,
  reloadGuardMs,
} from "./build-watch.types.ts";

const types: {
  readonly context?: BuildWatchContext;
  readonly events?: BuildWatchEvent;
  readonly emitted?: BuildWatchEmitted;
  readonly input?: BuildWatchInput;
  readonly tags?: "stale";
  readonly meta?: { readonly resume: ResumePolicy };
} = {};

const storageKey = "build-watch.reloadedAt";

export type BuildWatchPorts = {
  /** Reads the id of the served build from the manifest; rejects when it cannot. */
  readonly fetchBuildId: (signal: AbortSignal) => Promise<string>;
  /** Tells whether the page is visible each time that changes; gives the way to stop telling. */
  readonly watchVisibility: (tell: (isVisible: boolean) => void) => () => void;
  readonly storage: Pick<DeviceStorage, "read" | "write">;
  readonly clock: Pick<Clock, "now">;
};

/** The actors over the ports: `buildWatchMachine.provide({ actors: buildWatchActors(ports) })`. */
export const buildWatchActors = ({ fetchBuildId, watchVisibility, storage, clock }: BuildWatchPorts) => ({
  watchVisibility: fromCallback<BuildWatchEvent>(({ sendBack }) =>
    watchVisibility((isVisible) => sendBack({ type: "visibility.changed", isVisible, now: clock.now() })),
  ),
  recallReload: fromPromise<RecalledReload>(async () => {
    const kept = await storage.read(storageKey).catch(() => null);
    const at = Number(kept ?? Number.NaN);
    return Number.isFinite(at) ? at : null;
  }),
  readBuild: fromPromise<BuildAnswer>(async ({ signal }) => {
    try {
      return { type: "BUILD", id: await fetchBuildId(signal), at: clock.now() };
    } catch {
      return { type: "UNKNOWN", at: clock.now() };
    }
  }),
  rememberReload: fromPromise<RememberOutcome, Reload>(async ({ input }) => {
    try {
      await storage.write(storageKey, String(input.now));
      return { ...input, type: "KEPT" };
    } catch {
      return { ...input, type: "NOT_KEPT" };
    }
  }),
});

const isWithinGuard = (reloadedAt: EpochMs | null, now: EpochMs): boolean =>
  // Also for a reload that seems to lie ahead: the device's clock was moved back meanwhile.
  reloadedAt !== null && Math.abs(now - reloadedAt) < reloadGuardMs;

/** What is left of the pause between two questions; never longer than the pause, however the device's clock was moved. */
const restOfPause = (checkedAt: EpochMs, now: EpochMs): number =>
  Math.min(pollEveryMs, Math.max(0, checkedAt + pollEveryMs - now));

export const buildWatchSetup = setup({
  types,
  actors: {
    /** All supplied by `buildWatchActors`. */
    watchVisibility: fromCallback<BuildWatchEvent>(() => undefined),
    recallReload: fromPromise<RecalledReload>(() => Promise.resolve(null)),
    readBuild: fromPromise<BuildAnswer>(() => Promise.resolve({ type: "UNKNOWN", at: 0 })),
    rememberReload: fromPromise<RememberOutcome, Reload>(({ input }) =>
      Promise.resolve({ ...input, type: "NOT_KEPT" }),
    ),
  },
  delays: { untilNextQuestion: ({ context }) => context.waitMs },
  guards: {
    isVisible: ({ context }) => context.isVisible,
    isShown: ({ event }) => event.type === "visibility.changed" && event.isVisible,
    isHidden: ({ event }) => event.type === "visibility.changed" && !event.isVisible,
    isAnotherBuild: ({ context }, answer: BuildAnswer) =>
      answer.type === "BUILD" && context.buildId !== null && answer.id !== context.buildId,
    mayReload: ({ context, event }) =>
      event.type === "navigation.started" &&
      context.busyWith.length === 0 &&
      !isWithinGuard(context.reloadedAt, event.now),
    isKept: (_, outcome: RememberOutcome) => outcome.type === "KEPT",
  },
  actions: {
    noteVisibility: assign(({ context: { checkedAt }, event }) =>
      event.type === "visibility.changed"
        ? { isVisible: event.isVisible, waitMs: checkedAt === null ? 0 : restOfPause(checkedAt, event.now) }
        : {},
    ),
    noteBusy: assign({
      busyWith: ({ context, event }) => {
        if (event.type !== "busy.set") return context.busyWith;
        const others = context.busyWith.filter((by) => by !== event.by);
        return event.isBusy ? [...others, event.by] : others;
      },
    }),
    noteRecalled: assign((_, reloadedAt: RecalledReload) => ({ reloadedAt })),
    noteAnswer: assign(({ context }, answer: BuildAnswer) => ({
      buildId: context.buildId ?? (answer.type === "BUILD" ? answer.id : null),
      checkedAt: answer.at,
    })),
    pauseNext: assign({ waitMs: pollEveryMs }),
    noteReload: assign((_, { now }: Reload) => ({ reloadedAt: now })),
    askToReload: emit((_, { to }: Reload) => ({ type: "RELOAD", to })),
  },
});

import { withOutput } from "../../kernel/flow/with-output.ts";
import { buildWatchSetup } from "./build-watch.setup.ts";

/** Notices that another build is served and asks for a reload in place of the next navigation, when nothing is lost by it. */
export const buildWatchMachine = buildWatchSetup.createMachine({
  id: "buildWatch",
  context: ({ input }) => ({ ...input, busyWith: [], reloadedAt: null, waitMs: 0, checkedAt: null }),
  invoke: { src: "watchVisibility" },
  initial: "recalling",
  on: {
    "busy.set": { actions: "noteBusy" },
    "visibility.changed": { actions: "noteVisibility" },
  },
  states: {
    recalling: {
      meta: { resume: "drop" },
      invoke: {
        src: "recallReload",
        onDone: { target: "choosing", actions: withOutput("noteRecalled") },
        onError: "choosing",
      },
    },
    choosing: {
      meta: { resume: "drop" },
      always: [{ guard: "isVisible", target: "checking" }, { target: "hidden" }],
    },
    hidden: {
      meta: { resume: "drop" },
      on: { "visibility.changed": { guard: "isShown", target: "waiting", actions: "noteVisibility" } },
    },
    waiting: {
      meta: { resume: "drop" },
      after: { untilNextQuestion: "checking" },
      on: { "visibility.changed": { guard: "isHidden", target: "hidden", actions: "noteVisibility" } },
    },
    checking: {
      meta: { resume: "drop" },
      entry: "pauseNext",
      invoke: {
        src: "readBuild",
        onDone: [
          { guard: withOutput("isAnotherBuild"), target: "stale" },
          { target: "waiting", actions: withOutput("noteAnswer") },
        ],
        onError: "waiting",
      },
      on: { "visibility.changed": { guard: "isHidden", target: "hidden", actions: "noteVisibility" } },
    },
    // Nothing newer needs to be known: any reload brings the newest.
    stale: {
      tags: "stale",
      meta: { resume: "drop" },
      on: { "navigation.started": { guard: "mayReload", target: "remembering" } },
    },
    // The instant is kept before the page goes: a reload that nobody would remember does not happen.
    remembering: {
      tags: "stale",
      meta: { resume: "drop" },
      invoke: {
        src: "rememberReload",
        input: ({ event }) =>
          event.type === "navigation.started" ? { to: event.to, now: event.now } : { to: "/", now: 0 },
        onDone: [
          {
            guard: withOutput("isKept"),
            target: "stale",
            actions: [withOutput("noteReload"), withOutput("askToReload")],
          },
          { target: "stale" },
        ],
        onError: "stale",
      },
    },
  },
});

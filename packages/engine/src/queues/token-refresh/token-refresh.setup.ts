import { assign, emit, fromPromise, setup } from "xstate";
import type { ResumePolicy } from "../../kernel/flow/resume.ts";
import type {
  RefreshInput,
  RefreshOutcome,
  RequestId,
  TokenRefreshContext,
  TokenRefreshEmitted,
  TokenRefreshEvent,
  TokenRefreshInput,
} from "./token-refresh.types.ts";

const types: {
  readonly context?: TokenRefreshContext;
  readonly events?: TokenRefreshEvent;
  readonly emitted?: TokenRefreshEmitted;
  readonly input?: TokenRefreshInput;
  readonly tags?: "busy" | "stable";
  readonly meta?: { readonly resume: ResumePolicy };
} = {};

const released = ({ token, generation }: TokenRefreshContext, ids: readonly RequestId[]): TokenRefreshEmitted => ({
  type: "requests.released",
  ids,
  token: token ?? "",
  generation,
});

/** What the chart may ask and do. */
export const tokenRefreshSetup = setup({
  types,
  actors: {
    /** Supplied by whoever runs the queue; see `refreshShared`. */
    refreshToken: fromPromise<RefreshOutcome, RefreshInput>(() => Promise.resolve({ type: "UNAVAILABLE" })),
  },
  delays: { refreshTimeout: ({ context }) => context.refreshTimeoutMs },
  guards: {
    isReplay: ({ event }) => event.type === "request.refused" && event.isReplay,
    /** A newer token than the one refused is there already: the refusal says nothing about it. */
    isOlderGeneration: ({ context, event }) =>
      event.type === "request.refused" && event.generation < context.generation,
    isToken: (_, outcome: RefreshOutcome) => outcome.type === "TOKEN",
  },
  actions: {
    join: assign({ waiting: ({ context, event }) => [...context.waiting, event.id] }),
    leave: assign({ waiting: ({ context, event }) => context.waiting.filter((id) => id !== event.id) }),
    hold: assign(({ context }, outcome: RefreshOutcome) =>
      outcome.type === "TOKEN" ? { token: outcome.token, generation: context.generation + 1 } : {},
    ),
    release: emit(({ context, event }) => released(context, [event.id])),
    fail: emit(({ event }) => ({ type: "requests.failed", ids: [event.id] })),
    releaseWaiting: emit(({ context }) => released(context, context.waiting)),
    failWaiting: emit(({ context }) => ({ type: "requests.failed", ids: context.waiting })),
    forgetWaiting: assign({ waiting: [] }),
  },
});

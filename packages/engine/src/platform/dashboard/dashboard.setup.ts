import { assign, fromPromise, setup } from "xstate";
import type { ResumePolicy } from "../../kernel/flow/resume.ts";
import type { Clock, EpochMs } from "../../kernel/ports.ts";
import { anonymousKeyOf, isFresh, keyOf } from "./dashboard.selectors.ts";
import type {
  DashboardContext,
  DashboardEvent,
  DashboardOutcome,
  DashboardRequest,
  DashboardScope,
  DashboardService,
} from "./dashboard.types.ts";

const types: {
  readonly context?: DashboardContext;
  readonly events?: DashboardEvent;
  readonly input?: DashboardScope;
  readonly tags?: "busy" | "stable";
  readonly meta?: { readonly resume: ResumePolicy };
} = {};

export type StampedOutcome = DashboardOutcome & { readonly at: EpochMs };

/** The actor over the ports: `dashboardMachine.provide({ actors: dashboardActors(service, clock) })`. */
export const dashboardActors = (service: DashboardService, clock: Pick<Clock, "now">) => ({
  fetchDashboard: fromPromise<StampedOutcome, DashboardRequest>(async ({ input }) => {
    const outcome = await service.load(input);
    return { ...outcome, at: clock.now() };
  }),
});

const nobody: DashboardService = {
  load: () => Promise.resolve({ type: "FAILED", message: "no dashboard service was provided", status: null }),
};

/** The scope that an event asks for; the present one when it asks for none. */
const scopeAfter = (scope: DashboardScope, event: DashboardEvent): DashboardScope => {
  if (event.type === "language.changed") return { ...scope, locale: event.locale };
  if (event.type === "subject.changed") return { ...scope, subject: event.subject };
  if (event.type === "country.changed") return { ...scope, country: event.country };
  return scope;
};

export const dashboardSetup = setup({
  types,
  actors: dashboardActors(nobody, { now: () => 0 }),
  guards: {
    isSignedIn: ({ context }) => context.scope.subject.kind === "user",
    isOld: ({ context, event }) => "now" in event && !isFresh(context, event.now),
    isAnotherScope: ({ context, event }) => keyOf(scopeAfter(context.scope, event)) !== keyOf(context.scope),
    isLoaded: (_, outcome: StampedOutcome) => outcome.type === "LOADED",
  },
  actions: {
    lookAs: assign({ scope: ({ context, event }) => scopeAfter(context.scope, event) }),
    hold: assign(
      ({ context }, { outcome, audience }: { outcome: StampedOutcome } & Pick<DashboardRequest, "audience">) => {
        if (outcome.type !== "LOADED") return {};
        const key = audience === "user" ? keyOf(context.scope) : anonymousKeyOf(context.scope);
        return { held: { key, dashboard: outcome.dashboard, at: outcome.at }, failure: null };
      },
    ),
    noteFailure: assign({
      failure: (_, outcome: StampedOutcome) =>
        outcome.type === "FAILED" ? { message: outcome.message, status: outcome.status } : null,
    }),
    noteFault: assign({
      failure: ({ event }) => ({
        message: "error" in event && event.error instanceof Error ? event.error.message : "the dashboard service threw",
        status: null,
      }),
    }),
  },
});

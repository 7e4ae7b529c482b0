import { assign, fromCallback, fromPromise, setup } from "xstate";
import type { ResumePolicy } from "../kernel/flow/resume.ts";
import type { Problem } from "../kernel/problem.ts";
import { fail } from "../kernel/result.ts";
import type { RequestContext, RequestEvent, RequestOutcome, RequestPorts } from "./request.types.ts";
import { askedWaitMs, isWorthRepeating, readRetryPolicy, waitMsAfter } from "./retry-policy.ts";

const types: {
  readonly context?: RequestContext;
  readonly events?: RequestEvent;
  readonly output?: RequestOutcome;
  readonly tags?: "busy" | "terminal";
  readonly meta?: { readonly resume: ResumePolicy };
} = {};

/** What a read's chart may ask and do, over its ports. */
export const requestSetup = ({ read, network, random, policy = readRetryPolicy }: RequestPorts) =>
  setup({
    types,
    actors: {
      read: fromPromise<RequestOutcome>(({ signal }) => read(signal)),
      watchNetwork: fromCallback<RequestEvent>(({ sendBack }) =>
        network.subscribe((isOnline) => sendBack({ type: "network.changed", isOnline })),
      ),
    },
    delays: { backoff: ({ context }) => context.waitMs },
    guards: {
      isAnswered: (_, outcome: RequestOutcome) => outcome.ok,
      /** The device itself says that it has no connection; a service that cannot be reached is another matter. */
      isCutOff: ({ context }, outcome: RequestOutcome) =>
        !outcome.ok && outcome.error.kind === "offline" && !context.isOnline,
      isRepeatable: ({ context }, outcome: RequestOutcome) =>
        !outcome.ok &&
        isWorthRepeating(outcome.error) &&
        context.attempts + 1 < policy.attempts &&
        (askedWaitMs(outcome.error) ?? 0) <= policy.longestWaitMs,
      isBackOnline: ({ event }) => event.type === "network.changed" && event.isOnline,
    },
    actions: {
      keep: assign({ result: (_, outcome: RequestOutcome) => outcome }),
      count: assign({ attempts: ({ context }) => context.attempts + 1 }),
      planWait: assign({
        waitMs: ({ context }) =>
          context.result.ok ? 0 : waitMsAfter(context.attempts, context.result.error, policy, random),
      }),
      noteNetwork: assign({
        isOnline: ({ context, event }) => (event.type === "network.changed" ? event.isOnline : context.isOnline),
      }),
      noteAborted: assign({ result: fail<Problem>({ kind: "aborted" }) }),
      noteFault: assign({ result: fail<Problem>({ kind: "malformed", detail: "the read threw", status: 0 }) }),
    },
  });

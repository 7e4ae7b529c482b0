import { assign, fromPromise, setup } from "xstate";
import { onceActor } from "../../kernel/flow/once-actor.ts";
import { outcomeIs, unprovided } from "../../kernel/flow/unprovided.ts";
import type { Clock } from "../../kernel/ports.ts";
import type {
  RedeemPointsContext,
  RedeemPointsEvent,
  RedeemPointsInput,
  RedeemPointsMeta,
  RedeemPointsOutput,
} from "./redeem-points.types.ts";
import type { PackagesOutcome, PointsPackage, RedeemOutcome, Redemption, RewardsService } from "./rewards.service.ts";

const types: {
  readonly context?: RedeemPointsContext;
  readonly events?: RedeemPointsEvent;
  readonly input?: RedeemPointsInput;
  readonly output?: RedeemPointsOutput;
  readonly tags?: "busy" | "inflight" | "money" | "stable" | "terminal";
  readonly meta?: RedeemPointsMeta;
} = {};

const missing = unprovided("redeemPointsMachine");

const requestTimeoutMs = 60_000;

const affordable = ({ packages, points }: RedeemPointsContext, id: string): PointsPackage | undefined =>
  packages.find((one) => one.id === id && one.points <= points);

const oursIn = ({ attempt }: RedeemPointsContext, outcome: PackagesOutcome) =>
  outcome.type === "PACKAGES" ? outcome.redeemed.find((one) => one.attempt === attempt) : undefined;

const learnPackages = ({ chosen }: RedeemPointsContext, outcome: PackagesOutcome): Partial<RedeemPointsContext> => {
  if (outcome.type !== "PACKAGES") return { trouble: outcome };
  const { packages, points } = outcome;
  return { packages, points, chosen: packages.find(({ id }) => id === chosen?.id) ?? null };
};

const learnRedeemed = (outcome: RedeemOutcome): Partial<RedeemPointsContext> => {
  switch (outcome.type) {
    case "REDEEMED":
      return { trouble: null, end: outcome };
    case "UNKNOWN":
      return { trouble: null };
    default:
      return { trouble: outcome };
  }
};

export const redeemPointsSetup = setup({
  types,
  actors: {
    readPackages: fromPromise<PackagesOutcome, void>(missing),
    redeem: fromPromise<RedeemOutcome, Redemption>(missing),
  },
  guards: {
    isRead: outcomeIs<PackagesOutcome>("PACKAGES"),
    isOurs: ({ context }, outcome: PackagesOutcome) => oursIn(context, outcome) !== undefined,
    isAffordable: ({ context }, id: string) => affordable(context, id) !== undefined,
    isRedeemed: outcomeIs<RedeemOutcome>("REDEEMED"),
    isUnknown: outcomeIs<RedeemOutcome>("UNKNOWN"),
    isRefused: outcomeIs<RedeemOutcome>("REFUSED"),
  },
  actions: {
    learnPackages: assign(({ context }, outcome: PackagesOutcome) => learnPackages(context, outcome)),
    learnRedeemed: assign((_, outcome: RedeemOutcome) => learnRedeemed(outcome)),
    choose: assign(({ context }, id: string) => ({ trouble: null, chosen: affordable(context, id) ?? null })),
    forgetChoice: assign({ trouble: null, chosen: null }),
    clearTrouble: assign({ trouble: null }),
    noteFound: assign(({ context }, outcome: PackagesOutcome) => {
      const found = oursIn(context, outcome);
      return found === undefined
        ? {}
        : { trouble: null, end: { type: "REDEEMED", packageId: found.packageId, wallet: null } as const };
    }),
    noteNotArrived: assign({ trouble: { type: "NOT_ARRIVED" } }),
    noteLeftUnknown: assign({ end: { type: "LEFT", isUnknown: true } }),
    reportFault: assign({
      trouble: { type: "PROBLEM", problem: { kind: "malformed", detail: "the rewards service failed", status: 0 } },
    }),
  },
});

/** What the machine needs: `redeemPointsMachine.provide({ actors: redeemPointsActors(rewards, clock) })`. */
export const redeemPointsActors = (rewards: RewardsService, clock: Clock) => ({
  readPackages: fromPromise<PackagesOutcome, void>(({ signal }) => rewards.packages(signal)),
  redeem: onceActor<RedeemOutcome, Redemption>(clock, {
    run: (redemption, signal) => rewards.redeemPackage(redemption, signal),
    lost: { type: "UNKNOWN" },
    timeoutMs: requestTimeoutMs,
  }),
});

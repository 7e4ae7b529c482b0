import { redeemPointsMachine } from "./redeem-points.machine.ts";
import type { RedeemPointsEvent, RedeemPointsInput } from "./redeem-points.types.ts";
import { packagesOutcomes, redeemAttempt, redeemOutcomes } from "./wallet.fixtures.ts";

const input: RedeemPointsInput = { attempt: redeemAttempt };

const events = {
  "packages.reload": [{ type: "packages.reload" }],
  "package.choose": [
    { type: "package.choose", id: "cash-1000" },
    { type: "package.choose", id: "credits-5000" },
  ],
  "step.back": [{ type: "step.back" }],
  "points.redeem": [{ type: "points.redeem" }],
  "status.check": [{ type: "status.check" }],
  "flow.leave": [{ type: "flow.leave" }],
  RESUME: [{ type: "RESUME", now: 1000 }],
} as const satisfies {
  readonly [Type in RedeemPointsEvent["type"]]: readonly Extract<RedeemPointsEvent, { type: Type }>[];
};

/** Redeeming points for path generation: every event and every outcome as data. */
export const redeemPointsModel = {
  id: "redeemPoints",
  machine: redeemPointsMachine,
  input,
  inputs: { fresh: input },
  events,
  outcomes: { readPackages: packagesOutcomes, redeem: redeemOutcomes },
} as const;

import type { ResumePolicy } from "../../kernel/flow/resume.ts";
import type { ResumeEvent } from "../../kernel/flow/resume.types.ts";
import type { AttemptId } from "../../kernel/ids.ts";
import type { PointsPackage, RedeemOutcome } from "./rewards.service.ts";
import type { Unserved } from "./wallet.service.ts";
import type { Wallet } from "./wallet.types.ts";

export type RedeemPointsInput = {
  /** A name that no other intention has; it must be hard to guess. */
  readonly attempt: AttemptId;
};

export type RedeemPointsTrouble =
  | Extract<RedeemOutcome, { type: "REFUSED" }>
  | Unserved
  /** The service remembers no such redemption: it never arrived. */
  | { readonly type: "NOT_ARRIVED" };

export type RedeemPointsOutput =
  /** `wallet` is null when the answer was lost and the redemption found afterwards. */
  | { readonly type: "REDEEMED"; readonly wallet: Wallet | null; readonly packageId: string }
  | { readonly type: "LEFT"; readonly isUnknown: boolean };

export type RedeemPointsContext = {
  readonly attempt: AttemptId;
  readonly packages: readonly PointsPackage[];
  readonly points: number;
  readonly chosen: PointsPackage | null;
  readonly trouble: RedeemPointsTrouble | null;
  readonly end: RedeemPointsOutput;
};

export type RedeemPointsEvent =
  | { readonly type: "packages.reload" }
  | { readonly type: "package.choose"; readonly id: string }
  | { readonly type: "step.back" }
  | { readonly type: "points.redeem" }
  | { readonly type: "status.check" }
  | { readonly type: "flow.leave" }
  | ResumeEvent;

export type RedeemPointsScreen = "loading" | "unavailable" | "packages" | "confirm" | "redeeming" | "unknown" | "done";

export type RedeemPointsMeta = { readonly screen: RedeemPointsScreen; readonly resume: ResumePolicy };

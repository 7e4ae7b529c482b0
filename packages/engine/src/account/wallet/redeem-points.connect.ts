import type { SnapshotFrom } from "xstate";
import { perSnapshot } from "../../kernel/flow/per-snapshot.ts";
import { screenOf } from "../../kernel/flow/screen-of.ts";
import type { redeemPointsMachine } from "./redeem-points.machine.ts";
import type { RedeemPointsContext, RedeemPointsScreen, RedeemPointsTrouble } from "./redeem-points.types.ts";

/** How the flow stands, as `getSnapshot` gives it. */
export type RedeemPointsSnapshot = SnapshotFrom<typeof redeemPointsMachine>;

export type RedeemPointsView = Pick<RedeemPointsContext, "chosen" | "packages" | "points"> & {
  readonly screen: RedeemPointsScreen;
  readonly busy: boolean;
  readonly problem: RedeemPointsTrouble | null;
  readonly commands: Readonly<Record<"redeem" | "back" | "checkStatus" | "reload" | "leave", boolean>> & {
    /** The packages that the points are enough for. */
    readonly choose: readonly string[];
  };
};

export const connectRedeemPoints: (snapshot: RedeemPointsSnapshot) => RedeemPointsView = perSnapshot(
  (snapshot): RedeemPointsView => {
    const { chosen, packages, points, trouble } = snapshot.context;
    return {
      chosen,
      packages,
      points,
      screen: screenOf(snapshot, "done"),
      busy: snapshot.hasTag("busy"),
      problem: trouble,
      commands: {
        choose: packages.map(({ id }) => id).filter((id) => snapshot.can({ type: "package.choose", id })),
        redeem: snapshot.can({ type: "points.redeem" }),
        back: snapshot.can({ type: "step.back" }),
        checkStatus: snapshot.can({ type: "status.check" }),
        reload: snapshot.can({ type: "packages.reload" }),
        leave: snapshot.can({ type: "flow.leave" }),
      },
    };
  },
);

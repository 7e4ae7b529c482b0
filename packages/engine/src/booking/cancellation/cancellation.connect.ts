import type { SnapshotFrom } from "xstate";
import { perSnapshot } from "../../kernel/flow/per-snapshot.ts";
import { screenOf } from "../../kernel/flow/screen-of.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { BookingStatus } from "../status.ts";
import type { cancellationMachine } from "./cancellation.machine.ts";
import type { CancellationScreen, Refund, RefundQuote, RefundTarget } from "./cancellation.types.ts";

export type CancellationView = {
  readonly screen: CancellationScreen;
  readonly busy: boolean;
  /** Until when the refund quote counts. */
  readonly deadline: EpochMs | null;
  readonly quote: RefundQuote | null;
  readonly target: RefundTarget;
  readonly refund: Refund | null;
  /** How the booking stands once it is cancelled: what was read of it before holds no longer. Null until then. */
  readonly standing: BookingStatus | null;
  readonly problem: Problem | null;
  readonly commands: Readonly<Record<"confirm" | "chooseTarget" | "refresh" | "check" | "leave", boolean>>;
};

const standings = {
  in_progress: "Refund In Progress",
  paid_back: "Refunded",
  nothing_due: "Cancelled",
  unknown: "Cancelled",
} as const satisfies Readonly<Record<Refund["state"], BookingStatus>>;

export const connectCancellation = perSnapshot(
  (snapshot: SnapshotFrom<typeof cancellationMachine>): CancellationView => {
    const { problem, quote, refund, target } = snapshot.context;
    const screen = screenOf(snapshot, "done");
    return {
      screen,
      standing: screen === "tracker" ? standings[refund?.state ?? "nothing_due"] : null,
      busy: snapshot.hasTag("busy"),
      deadline: quote?.expiresAt ?? null,
      quote,
      target,
      refund,
      problem,
      commands: {
        confirm: quote !== null && snapshot.can({ type: "cancellation.confirm", quoteId: quote.id }),
        chooseTarget: snapshot.can({ type: "target.choose", target }),
        refresh: snapshot.can({ type: "quote.refresh" }),
        check: snapshot.can({ type: "cancellation.check" }),
        leave: snapshot.can({ type: "flow.leave" }),
      },
    };
  },
);

import type { SnapshotFrom } from "xstate";
import { perSnapshot } from "../../kernel/flow/per-snapshot.ts";
import { screenOf } from "../../kernel/flow/screen-of.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { BookingStatus } from "../status.ts";
import type { cancellationMachine } from "./cancellation.machine.ts";
import type { CancellationScreen, Refund, RefundQuote, RefundTarget } from "./cancellation.types.ts";

/** How the flow stands, as `getSnapshot` gives it. */
export type CancellationSnapshot = SnapshotFrom<typeof cancellationMachine>;

export type CancellationView = {
  readonly screen: CancellationScreen;
  readonly busy: boolean;
  /** Until when the refund quote counts. */
  readonly deadline: EpochMs | null;
  readonly quote: RefundQuote | null;
  readonly target: RefundTarget;
  readonly refund: Refund | null;
  /** Travellers who can be cancelled by themselves. */
  readonly divisible: readonly string[];
  /** Whom it is about; none for everybody. */
  readonly travellers: readonly string[];
  /** How the booking stands once it is cancelled: what was read of it before holds no longer. Null until then. */
  readonly standing: BookingStatus | null;
  readonly problem: Problem | null;
  readonly commands: Readonly<
    Record<"confirm" | "chooseTarget" | "chooseTravellers" | "refresh" | "check" | "leave", boolean>
  >;
};

const standings = {
  in_progress: "Refund In Progress",
  paid_back: "Refunded",
  nothing_due: "Cancelled",
  unknown: "Cancelled",
} as const satisfies Readonly<Record<Refund["state"], BookingStatus>>;

/** Of whom some are cancelled, the others travel on once the money is back. */
const standingOf = (refund: Refund | null, travellers: readonly string[]): BookingStatus => {
  const state = refund?.state ?? "nothing_due";
  return travellers.length > 0 && state === "paid_back" ? "Partially Confirmed" : standings[state];
};

export const connectCancellation: (snapshot: CancellationSnapshot) => CancellationView = perSnapshot(
  (snapshot): CancellationView => {
    const { divisible, problem, quote, refund, target, travellers } = snapshot.context;
    const screen = screenOf(snapshot, "done");
    return {
      screen,
      standing: screen === "tracker" ? standingOf(refund, travellers) : null,
      divisible,
      travellers,
      busy: snapshot.hasTag("busy"),
      deadline: quote?.expiresAt ?? null,
      quote,
      target,
      refund,
      problem,
      commands: {
        confirm: quote !== null && snapshot.can({ type: "cancellation.confirm", quoteId: quote.id }),
        chooseTarget: snapshot.can({ type: "target.choose", target }),
        chooseTravellers: snapshot.can({ type: "travellers.choose", travellers: [] }),
        refresh: snapshot.can({ type: "quote.refresh" }),
        check: snapshot.can({ type: "cancellation.check" }),
        leave: snapshot.can({ type: "flow.leave" }),
      },
    };
  },
);

import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { perSnapshot } from "../../kernel/flow/per-snapshot.ts";
import { screenOf } from "../../kernel/flow/screen-of.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { QuotedPrice } from "../../kernel/price.ts";
import type { cancellationMachine } from "../cancellation/cancellation.machine.ts";
import type { BookingAction } from "../status.ts";
import type { bookingMachine } from "./booking.machine.ts";
import { deadlineOf, offeredActions } from "./booking.setup.ts";
import type { Booking, BookingScreen, BookingTrouble } from "./booking.types.ts";
import { type NextStep, nextStepOf } from "./next-step.ts";

/** How the flow stands, as `getSnapshot` gives it. */
export type BookingSnapshot = SnapshotFrom<typeof bookingMachine>;

export type BookingView = {
  readonly screen: BookingScreen;
  readonly busy: boolean;
  readonly booking: Booking | null;
  readonly price: QuotedPrice | null;
  /** Until when it can be paid; null once it is, and while a payment's outcome is unknown. */
  readonly deadline: EpochMs | null;
  readonly problem: BookingTrouble | null;
  readonly nextStep: NextStep;
  readonly actions: readonly BookingAction[];
  /** Changes of the supplier's that wait for an answer. */
  readonly openChanges: readonly string[];
  /** Cancelling, while it goes on; read it with `connectCancellation`. */
  readonly cancellation: ActorRefFrom<typeof cancellationMachine> | null;
  readonly commands: Readonly<Record<"reload" | "prove" | "respond" | "cancel" | "pay", boolean>>;
};

export const connectBooking: (snapshot: BookingSnapshot) => BookingView = perSnapshot((snapshot): BookingView => {
  const { booking, trouble } = snapshot.context;
  const openChanges = (booking?.changes ?? []).filter(({ state }) => state === "open").map(({ id }) => id);
  const [changeId] = openChanges;
  return {
    // Reading again leaves on the screen what was read before.
    screen: snapshot.matches("reading") && booking !== null ? "booking" : screenOf(snapshot, "loading"),
    busy: snapshot.hasTag("busy"),
    booking,
    price: booking?.price ?? null,
    deadline: deadlineOf(booking),
    problem: trouble,
    nextStep: booking === null ? "none" : nextStepOf(booking),
    actions: offeredActions(booking),
    openChanges,
    cancellation: snapshot.children.cancellation ?? null,
    commands: {
      reload: snapshot.can({ type: "booking.reload" }),
      prove: booking?.isMasked === true && snapshot.can({ type: "proof.submit", proof: "" }),
      respond: changeId !== undefined && snapshot.can({ type: "change.respond", changeId, decision: "accept" }),
      cancel: snapshot.can({ type: "cancellation.start" }),
      pay: snapshot.can({ type: "payment.resume" }),
    },
  };
});

import type { SnapshotFrom } from "xstate";
import { perSnapshot } from "../../kernel/flow/per-snapshot.ts";
import { screenOf } from "../../kernel/flow/screen-of.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Problem } from "../../kernel/problem.ts";
import { actionsFor, isBookingStatus } from "../status.ts";
import type { bookingListMachine } from "./booking-list.machine.ts";
import type { BookingListScreen, BookingQuery, BookingSummary } from "./booking-list.types.ts";

/** A booking of the list, and what its owner is asked about it. */
export type BookingRow = {
  readonly booking: BookingSummary;
  /** What it waits for and until when: a payment, one that is being checked, or an answer to what the supplier changed; null when for nothing. */
  readonly due: { readonly of: "payment" | "check" | "answer"; readonly by: EpochMs } | null;
};

/** How the flow stands, as `getSnapshot` gives it. */
export type BookingListSnapshot = SnapshotFrom<typeof bookingListMachine>;

export type BookingListView = {
  readonly screen: BookingListScreen;
  readonly busy: boolean;
  /** What is asked for. */
  readonly query: BookingQuery;
  readonly rows: readonly BookingRow[];
  readonly page: number;
  readonly lastPage: number;
  /** Why there is nothing to show: nothing at all on this tab, or nothing that was asked for. Null while there is something. */
  readonly emptiness: "none" | "noneSuch" | null;
  readonly problem: Problem | null;
  readonly commands: Readonly<Record<"reload", boolean>>;
};

const dueOf = ({ isPaymentUnknown, payBy, respondBy, status }: BookingSummary): BookingRow["due"] => {
  if (respondBy !== null) return { of: "answer", by: respondBy };
  const canPay = isBookingStatus(status) && actionsFor(status).includes("pay");
  return canPay && payBy !== null ? { of: isPaymentUnknown ? "check" : "payment", by: payBy } : null;
};

export const connectBookingList: (snapshot: BookingListSnapshot) => BookingListView = perSnapshot(
  (snapshot): BookingListView => {
    const { list, problem, query } = snapshot.context;
    const isFiltered = query.kind !== null || query.status !== null;
    return {
      // Reading again leaves on the screen what was read before.
      screen: snapshot.matches("reading") && list !== null ? "list" : screenOf(snapshot, "loading"),
      busy: snapshot.hasTag("busy"),
      query,
      rows: (list?.bookings ?? []).map((booking) => ({ booking, due: dueOf(booking) })),
      page: list?.page ?? query.page,
      lastPage: list?.lastPage ?? query.page,
      emptiness: list === null || list.bookings.length > 0 ? null : isFiltered ? "noneSuch" : "none",
      problem,
      commands: { reload: snapshot.can({ type: "list.reload" }) },
    };
  },
);

import { type BookingUuid, bookingUuid } from "@safar/engine";
import type { InProcessSandbox } from "@safar/sandbox";
import { begin } from "../../flows/walk-world.ts";

/** Which of the bookings that a sample user has had from the start. */
export const sampleBookings = ["coming", "moved", "unpaid", "over", "nowhere"] as const;

export type SampleBooking = (typeof sampleBookings)[number];

/** What the sandbox keeps of a sample user's booking, as far as it is looked at. */
type SampleRow = {
  readonly id: string;
  readonly uuid: string;
  readonly vertical: string;
  readonly createdAt: number;
  readonly starts: { readonly at: string };
  readonly history: readonly { readonly event: string; readonly at: number }[];
};

const today = new Date(begin).toISOString();
const noBooking = "00000000-0000-4000-8000-000000000000";

/** What had become of a booking when the journey begins. */
const factsOf = ({ createdAt, history, starts }: SampleRow) => {
  const had = (event: string) => history.some((step) => step.event === event && step.at <= begin);
  return {
    isNew: createdAt === begin,
    isPaid: had("payment.captured"),
    isMoved: had("schedule.changed"),
    isAhead: starts.at > today,
  };
};

type Fits = (facts: ReturnType<typeof factsOf>) => boolean;

const fits: Readonly<Record<Exclude<SampleBooking, "nowhere">, Fits>> = {
  coming: ({ isAhead, isMoved, isPaid }) => isPaid && isAhead && !isMoved,
  // Where no flight was moved, it is the one that is coming.
  moved: ({ isAhead, isPaid }) => isPaid && isAhead,
  unpaid: ({ isNew, isPaid }) => isNew && !isPaid,
  over: ({ isAhead, isPaid }) => isPaid && !isAhead,
};

/** Their flight of that kind, the last where there are several. */
export const bookingOf = (sandbox: InProcessSandbox, userId: string, kind: SampleBooking): BookingUuid => {
  if (kind === "nowhere") return bookingUuid(noBooking);
  const rows = sandbox.store.collection<SampleRow>("orders").where("userId", userId);
  const row = rows.findLast((one) => one.vertical === "flights" && fits[kind](factsOf(one)));
  if (row === undefined) throw new Error(`${userId} has no booking that is ${kind}.`);
  return bookingUuid(row.uuid);
};

/** What somebody's plan says; what is not among them is the first. */
export const sampleBookingOf = (route: string): SampleBooking =>
  sampleBookings.find((one) => one === route) ?? "coming";

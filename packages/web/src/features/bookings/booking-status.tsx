import { useLingui } from "@lingui/react/macro";
import type { Booking, BookingView } from "@safar/engine";
import { Status } from "@safar/ui/badge";
import { statusOf } from "../shell/booking-status.ts";
import { useBooked, useIsOver } from "./booked-context.ts";

/** A booking's status as a shape and a word; one that is not known as the service writes it. */
export function StatusMark({
  status,
  isOver = false,
  product,
}: {
  status: string;
  isOver?: boolean;
  product: string | null;
}) {
  const { t } = useLingui();
  const { tone, words } = statusOf(status, isOver, product);
  return <Status tone={tone}>{typeof words === "string" ? <bdi>{words}</bdi> : t(words)}</Status>;
}

/**
 * How a booking that is looked at stands: where it was cancelled that comes first, whatever became of its money. Of what is over its
 * next step says so.
 */
export function Standing({ booking, step }: { booking: Booking; step?: BookingView["nextStep"] }) {
  const { vertical } = useBooked();
  const isOver = useIsOver(booking);
  const { cancelledAt, statusText } = booking;
  if (isOver && step === "travel") return null;
  if (cancelledAt === undefined) return <StatusMark status={statusText} isOver={isOver} product={vertical} />;
  return <StatusMark status="Cancelled" product={vertical} />;
}

import { Trans, useLingui } from "@lingui/react/macro";
import type { Booking } from "@safar/engine";
import { Status } from "@safar/ui/badge";
import { useState } from "react";
import { serverClock } from "../../engine/asking/server-clock.ts";
import { statusOf } from "../shell/booking-status.ts";
import { useBooked } from "./booked-context.ts";

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

/** How a booking that is looked at stands: where it was cancelled that comes first, whatever became of its money. */
export function Standing({ booking }: { booking: Booking }) {
  const { isOver, vertical } = useBooked();
  const [now] = useState(() => serverClock.now());
  const { cancelledAt, statusText } = booking;
  if (cancelledAt === undefined)
    return <StatusMark status={statusText} isOver={isOver(booking, now)} product={vertical} />;
  return (
    <Status tone="danger">
      <Trans>Cancelled</Trans>
    </Status>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import type { Booking } from "@safar/engine";
import { Status } from "@safar/ui/badge";
import { lazy, Suspense } from "react";
import { useBooked, useIsOver } from "./booked-context.ts";
import * as css from "./booking.css.ts";
import { Standing } from "./booking-status.tsx";
import { hasEnded } from "./has-ended.ts";

const TicketCode = lazy(() => import("./ticket-code.tsx").then((module) => ({ default: module.TicketCode })));

const valid: ReadonlySet<string> = new Set(["Confirmed", "Partially Confirmed", "Updated", "Modified"]);

/** The end of a ticket that is torn off: the code that is read where one is let in, its reference, and how it stands. */
export function TicketStub({
  booking,
  door = booking.pnr,
  doorName,
}: {
  booking: Booking;
  /** The code that the door reads, where that is not the reference; null where each ticket has its own. */
  door?: string | null | undefined;
  /** What that is called, where it is no entry code. */
  doorName?: string;
}) {
  const { t } = useLingui();
  const { words } = useBooked();
  const called = doorName ?? t`Entry code`;
  const { cancelledAt, isMasked, pnr, status } = booking;
  const isVoid = cancelledAt !== undefined;
  const isOver = useIsOver(booking);
  const isTicket = valid.has(status) && !isMasked && !isOver;
  return (
    <>
      {isTicket && door && (
        <div className={css.codeRoom}>
          <Suspense>
            <TicketCode says={door} label={door === pnr ? t`Code of this booking` : called} />
          </Suspense>
        </div>
      )}
      {isTicket && door && door !== pnr && (
        <div>
          <span className={css.small}>{called}</span>
          <strong className={css.doorNumber}>
            <bdi dir="ltr">{door}</bdi>
          </strong>
        </div>
      )}
      {pnr !== null && (
        <div>
          <span className={css.small}>{words.reference}</span>
          <strong className={css.reference}>
            <bdi dir="ltr">{hasEnded(booking) ? <s>{pnr}</s> : pnr}</bdi>
          </strong>
        </div>
      )}
      {isVoid ? (
        <Status tone="danger">
          <Trans>No longer valid</Trans>
        </Status>
      ) : (
        <Standing booking={booking} />
      )}
    </>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import type { Booking } from "@safar/engine";
import { lazy, Suspense, useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { serverClock } from "../../engine/asking/server-clock.ts";
import { addressOf } from "../../seo/alternates.ts";
import { useBooked } from "./booked-context.ts";
import * as css from "./booking.css.ts";
import { StatusMark } from "./booking-status.tsx";

const TicketCode = lazy(() => import("./ticket-code.tsx").then((module) => ({ default: module.TicketCode })));

const valid: ReadonlySet<string> = new Set(["Confirmed", "Partially Confirmed", "Updated", "Modified"]);

/** The end of a ticket that is torn off: the code that opens the booking, its reference, and how it stands. */
export function TicketStub({
  booking,
  address,
  door,
}: {
  booking: Booking;
  /** Of the booking's page. */
  address: string;
  /** The code that the door reads, where one lets everybody in; null where each ticket has its own. */
  door?: string | null | undefined;
}) {
  const facts = useFacts();
  const { t } = useLingui();
  const { isOver, words } = useBooked();
  const { isMasked, pnr, status, statusText } = booking;
  const [now] = useState(() => serverClock.now());
  const isTicket = valid.has(status) && !isMasked;
  return (
    <>
      {isTicket && door !== null && (
        <div className={css.codeRoom}>
          <Suspense>
            <TicketCode
              says={door ?? addressOf(address, facts)}
              label={door === undefined ? t`Code that opens this booking` : t`Entry code`}
            />
          </Suspense>
        </div>
      )}
      {isTicket && door && (
        <div>
          <span className={css.small}>
            <Trans>Entry code</Trans>
          </span>
          <strong className={css.reference}>
            <bdi dir="ltr">{door}</bdi>
          </strong>
        </div>
      )}
      {pnr !== null && (
        <div>
          <span className={css.small}>{words.reference}</span>
          <strong className={css.reference}>
            <bdi dir="ltr">{pnr}</bdi>
          </strong>
        </div>
      )}
      <StatusMark status={statusText} isOver={isOver(booking, now)} />
    </>
  );
}

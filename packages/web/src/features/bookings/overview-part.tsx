import { Trans } from "@lingui/react/macro";
import { type Booking, editions } from "@safar/engine";
import type { ReactNode } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { formatMoment, formatPhone } from "../../i18n/format.ts";
import { useBooked, useIsOver } from "./booked-context.ts";
import * as css from "./booking.css.ts";
import { CalendarLink, DownloadLink, PaperLink } from "./booking-actions.tsx";
import { DaysToGo } from "./days-to-go.tsx";
import { WhatNext } from "./what-next.tsx";

const ahead: ReadonlySet<string> = new Set([
  "Pending",
  "Processing",
  "Confirmed",
  "Partially Confirmed",
  "Updated",
  "Modified",
]);

type Props = {
  readonly booking: Booking;
  /** Whoever travels on it has everything. */
  readonly isReady: boolean;
  readonly share: ReactNode;
  readonly tickets: ReactNode;
  /** Who travels on it. */
  readonly people: ReactNode;
};

/** The tickets of a booking of any kind, who travels on them, and what can be taken along. */
export function OverviewPart({ booking, isReady, share, tickets, people }: Props) {
  const { beginsOf, ready } = useBooked();
  const isOver = useIsOver(booking);
  const begins = beginsOf(booking);
  const { edition, locale } = useFacts();
  const { contact, createdAt, documents, order, status, uuid } = booking;
  const booked = formatMoment(createdAt, locale, editions[edition].timeZone);
  return (
    <div className={css.columns}>
      <div className={css.part}>
        <div className={css.tickets}>{tickets}</div>
        {people}
      </div>
      <div className={css.aside}>
        <div className={css.takeAlong}>
          {documents.includes("eticket") && (
            <>
              <PaperLink booking={uuid} paper="ticket" />
              <DownloadLink booking={uuid} kind="eticket" />
            </>
          )}
          {ahead.has(status) && !isOver && <CalendarLink booking={uuid} />}
          {share}
        </div>
        {isReady && !isOver && (
          <WhatNext
            booking={booking}
            title={ready}
            lead={begins !== undefined && <DaysToGo to={begins} className={css.toGo} />}
          />
        )}
        <p className={css.booked}>
          <span>
            <Trans>
              Booked on <bdi>{booked}</bdi>
            </Trans>
          </span>
          <span>
            <Trans>
              Order <bdi dir="ltr">{order}</bdi>
            </Trans>
          </span>
          <bdi dir="ltr">{contact.email}</bdi>
          <bdi dir="ltr">{formatPhone(contact.phone)}</bdi>
        </p>
      </div>
    </div>
  );
}

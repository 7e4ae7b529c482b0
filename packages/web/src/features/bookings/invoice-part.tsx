import type { MessageDescriptor } from "@lingui/core";
import { Trans } from "@lingui/react/macro";
import { type Booking, type BookingPayment, editions } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import { formatMoment } from "../../i18n/format.ts";
import { BookedPrice } from "./booked-price.tsx";
import * as css from "./booking.css.ts";
import { DownloadLink, PaperLink } from "./booking-actions.tsx";
import { PaymentsTable } from "./payments-table.tsx";
import { KeptLines, RefundTracker } from "./refund-tracker.tsx";

/** What was paid, or waits to be. A try that came to nothing is no part of an invoice. */
function Payments({ payments }: { payments: readonly BookingPayment[] }) {
  const { edition, locale } = useFacts();
  if (payments.length === 0) return null;
  return (
    <section className={css.panel} aria-labelledby="payments">
      <h2 id="payments">
        <Trans>Payments</Trans>
      </h2>
      <PaymentsTable of={payments} momentOf={(at) => formatMoment(at, locale, editions[edition].timeZone)} />
    </section>
  );
}

/** What the booking costs, line by line to its total, what was paid, and what came back. Nobody is invoiced for what was never paid. */
export function InvoicePart({ booking, base }: { booking: Booking; base: MessageDescriptor | undefined }) {
  const { edition, locale } = useFacts();
  const { contact, createdAt, documents, isMasked, isNeverPaid, order, payments, refund, uuid } = booking;
  const booked = formatMoment(createdAt, locale, editions[edition].timeZone);
  return (
    <div className={css.part}>
      <div className={css.actions}>
        {!isMasked && !isNeverPaid && <PaperLink booking={uuid} paper="invoice" />}
        {documents.includes("invoice") && <DownloadLink booking={uuid} kind="invoice" />}
      </div>
      <section className={css.panel} aria-labelledby="invoice">
        <h2 id="invoice">{isNeverPaid ? <Trans>What it would have cost</Trans> : <Trans>Invoice</Trans>}</h2>
        <p className={css.facts}>
          <span>
            <Trans>
              Order <bdi dir="ltr">{order}</bdi>
            </Trans>
          </span>
          <span>
            <Trans>
              Booked on <bdi>{booked}</bdi>
            </Trans>
          </span>
          <bdi dir="ltr">{contact.email}</bdi>
        </p>
        <BookedPrice of={booking} base={base} quiet={css.quiet} />
      </section>
      <Payments payments={payments.filter(({ state }) => state !== "failed")} />
      {refund !== null && (
        <section className={css.panel} aria-labelledby="refund">
          <h2 id="refund">
            <Trans>Refund</Trans>
          </h2>
          <RefundTracker refund={refund} />
          <KeptLines refund={refund} />
        </section>
      )}
    </div>
  );
}

import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type Booking, type BookingPayment, editions, isApproximate, type LedgerGroup, ledgerOf } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import { formatMoment } from "../../i18n/format.ts";
import { Amount, Difference } from "../amounts/amount.tsx";
import { priceLineWords } from "../checkout/price/price-words.ts";
import * as css from "./booking.css.ts";
import { DownloadLink, PrintButton } from "./booking-actions.tsx";
import { methodWords } from "./method-words.ts";
import { RefundTracker } from "./refund-tracker.tsx";

const paymentStates: Readonly<Record<BookingPayment["state"], MessageDescriptor>> = {
  received: msg`Received`,
  failed: msg`Failed`,
  open: msg`Waiting`,
  refunded: msg`Paid back`,
};

/** The lines of one kind; where there are several, each by the service's own words. */
function Group({ group: { kind, lines } }: { group: LedgerGroup }) {
  const { t } = useLingui();
  return lines.map(({ amount, code, label }) => (
    <tr key={`${kind} ${code} ${label} ${amount.minor}`}>
      <th scope="row" className={css.lineName}>
        {t(priceLineWords[kind])}
        {label !== undefined && label !== "" && (
          <span className={css.lineLabel}>
            <bdi>{label}</bdi>
          </span>
        )}
      </th>
      <td className={css.lineAmount}>{amount.minor < 0 ? <Difference of={amount} /> : <Amount of={amount} />}</td>
    </tr>
  ));
}

/** What was paid, or waits to be. A try that came to nothing is no part of an invoice. */
function Payments({ payments }: { payments: readonly BookingPayment[] }) {
  const { t } = useLingui();
  const { edition, locale } = useFacts();
  if (payments.length === 0) return null;
  return (
    <section className={css.panel} aria-labelledby="payments">
      <h2 id="payments">
        <Trans>Payments</Trans>
      </h2>
      <table className={css.table}>
        <thead className={css.heads}>
          <tr>
            <th scope="col">
              <Trans>When and how</Trans>
            </th>
            <th scope="col">
              <Trans>Amount</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {payments.map(({ amount, at, id, method, state }) => (
            <tr key={id}>
              <th scope="row" className={css.lineName}>
                {t(methodWords(method))} · {t(paymentStates[state])}
                <span className={css.lineLabel}>
                  <bdi>{formatMoment(at, locale, editions[edition].timeZone)}</bdi>
                </span>
              </th>
              <td className={css.lineAmount}>
                <Amount of={amount} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What the booking costs, line by line to its total, what was paid, and what came back. */
export function InvoicePart({ booking }: { booking: Booking }) {
  const { edition, locale } = useFacts();
  const { contact, createdAt, documents, due, order, payments, price, refund, status, uuid } = booking;
  const { groups, total } = ledgerOf(price.charge);
  const booked = formatMoment(createdAt, locale, editions[edition].timeZone);
  return (
    <div className={css.part}>
      <div className={css.actions}>
        {documents.includes("invoice") && <DownloadLink booking={uuid} kind="invoice" />}
        <PrintButton />
      </div>
      <section className={css.panel} aria-labelledby="invoice">
        <h2 id="invoice">
          <Trans>Invoice</Trans>
        </h2>
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
        <table className={css.table}>
          <thead className={css.heads}>
            <tr>
              <th scope="col">
                <Trans>For</Trans>
              </th>
              <th scope="col">
                <Trans>Amount</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <Group key={group.kind} group={group} />
            ))}
          </tbody>
          <tfoot>
            <tr className={css.total}>
              <th scope="row">
                <Trans>Total</Trans>
              </th>
              <td className={css.lineAmount}>
                <Amount of={total} />
              </td>
            </tr>
            {status === "Pending" && (
              <tr className={css.total}>
                <th scope="row">
                  <Trans>To be paid</Trans>
                </th>
                <td className={css.lineAmount}>
                  <Amount of={due} />
                </td>
              </tr>
            )}
          </tfoot>
        </table>
        {isApproximate(price) && (
          <p className={css.quiet}>
            <Trans>
              About <Amount of={price.display.total} /> in your currency, at the rate of the day it was booked.
            </Trans>
          </p>
        )}
      </section>
      <Payments payments={payments.filter(({ state }) => state !== "failed")} />
      {refund !== null && (
        <section className={css.panel} aria-labelledby="refund">
          <h2 id="refund">
            <Trans>Refund</Trans>
          </h2>
          <RefundTracker refund={refund} />
        </section>
      )}
    </div>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { type BookingPayment, editions } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import { BookedPrice } from "../bookings/booked-price.tsx";
import { CancelledOn } from "../bookings/cancelled-on.tsx";
import { PaymentsTable } from "../bookings/payments-table.tsx";
import { KeptLines, RefundLine } from "../bookings/refund-tracker.tsx";
import * as css from "./paper.css.ts";
import type { ShownPaper } from "./paper.types.ts";
import { PaperSection } from "./paper-facts.tsx";
import { PaperSheet } from "./paper-sheet.tsx";
import { PaperTerms } from "./paper-terms.tsx";
import { paperMoment } from "./paper-time.tsx";

/** Whether money came or went back; a try that failed is nobody's on an invoice. */
export const hasMoved = ({ state }: BookingPayment): boolean => state === "received" || state === "refunded";

/** What was bought, what each part of it cost, and how it was paid. */
export function InvoicePaper(shown: ShownPaper) {
  const { t } = useLingui();
  const { edition, locale } = useFacts();
  const { cancelledAt, payments, refund } = shown.booking;
  const moved = payments.filter(hasMoved);
  const back = refund !== null && <RefundLine refund={refund} />;
  return (
    <PaperSheet {...shown} name={t`Invoice`} hasCode={false}>
      <PaperSection id="price" title={<Trans>What it costs</Trans>}>
        <BookedPrice of={shown.booking} base={shown.kind.booked.words.base} quiet={css.quiet} />
      </PaperSection>
      {moved.length > 0 && (
        <PaperSection id="payments" title={<Trans>Payments</Trans>}>
          <PaymentsTable of={moved} momentOf={(at) => paperMoment(at, locale, editions[edition].timeZone)} />
        </PaperSection>
      )}
      {cancelledAt === undefined ? (
        <>
          {back}
          <PaperTerms {...shown} />
        </>
      ) : (
        refund !== null && (
          <PaperSection id="cancelled" title={<CancelledOn at={cancelledAt} />}>
            {back}
            <KeptLines refund={refund} />
          </PaperSection>
        )
      )}
    </PaperSheet>
  );
}

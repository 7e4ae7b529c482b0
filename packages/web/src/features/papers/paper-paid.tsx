import { Trans, useLingui } from "@lingui/react/macro";
import type { Booking } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import { commaIn } from "../../i18n/format.ts";
import { Amount } from "../amounts/amount.tsx";
import { methodWords } from "../bookings/method-words.ts";
import { paidFor } from "../bookings/paid.ts";

/** What was paid in all, and by which ways. Nothing of a booking that nobody has paid for. */
export function PaperPaid({ booking }: { booking: Booking }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const paid = paidFor(booking);
  if (paid === null) return null;
  const received = booking.payments.filter(({ state }) => state === "received");
  const ways = [...new Set(received.map(({ method }) => t(methodWords(method))))].join(commaIn(locale));
  return (
    <p>
      <Trans>
        Paid: <Amount of={paid} /> (<bdi>{ways}</bdi>). The invoice has the full breakdown.
      </Trans>
    </p>
  );
}

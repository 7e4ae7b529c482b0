import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type Booking, editions, type Refund, type RefundStep } from "@safar/engine";
import { Timeline } from "@safar/ui/timeline";
import { useFacts } from "../../app/addresses/page-path.ts";
import { formatMoment } from "../../i18n/format.ts";
import { Amount } from "../amounts/amount.tsx";
import * as css from "./booking.css.ts";
import { paidFor } from "./paid.ts";

const stepWords: Readonly<Record<RefundStep["step"], MessageDescriptor>> = {
  requested: msg`Refund requested`,
  sent: msg`Sent to the supplier`,
  approved: msg`Approved`,
  paid_back: msg`Paid back`,
  unknown: msg`In progress`,
};

const targetWords: Readonly<Record<Refund["target"], MessageDescriptor>> = {
  original: msg`the way you paid`,
  wallet: msg`your Safar wallet`,
};

/** Where the money of a cancelled booking is, in a sentence. */
export function RefundLine({ refund: { amount, state, target } }: { refund: Refund }) {
  const { t } = useLingui();
  const where = t(targetWords[target]);
  if (state === "nothing_due") {
    return (
      <p>
        <Trans>No refund was due, so there is nothing to track.</Trans>
      </p>
    );
  }
  return (
    <p className={css.lead}>
      {state === "paid_back" ? (
        <Trans>
          <Amount of={amount} /> was paid back to {where}.
        </Trans>
      ) : (
        <Trans>
          <Amount of={amount} /> is on its way back to {where}.
        </Trans>
      )}
    </p>
  );
}

/** What of the price did not come back when all of it was cancelled, and how much of that is the service fee. */
export function KeptLine({
  of: booking,
}: {
  of: Pick<Booking, "cancelledAt" | "due" | "payments" | "policy" | "refund">;
}) {
  const { cancelledAt, policy, refund } = booking;
  const paid = paidFor(booking);
  if (cancelledAt === undefined || refund === null || paid === null) return null;
  const kept = paid.minor - refund.amount.minor;
  const rule = policy.cancellation.find(({ until }) => until === null || cancelledAt < until);
  const service = Math.min(kept, rule?.serviceFee?.minor ?? 0);
  if (service <= 0) return null;
  const amountOf = (minor: number) => <Amount of={{ ...paid, minor }} />;
  return (
    <p className={css.quiet}>
      {kept === service ? (
        <Trans>Service fee {amountOf(service)} is kept.</Trans>
      ) : (
        <Trans>
          Fee {amountOf(kept - service)} and service fee {amountOf(service)} are kept.
        </Trans>
      )}
    </p>
  );
}

/** The same step by step: what has happened, and what comes when. */
export function RefundTracker({ refund }: { refund: Refund }) {
  const { t } = useLingui();
  const { edition, locale } = useFacts();
  const zone = editions[edition].timeZone;
  const { state, steps } = refund;
  if (state === "nothing_due") return <RefundLine refund={refund} />;
  return (
    <div className={css.tracker}>
      <RefundLine refund={refund} />
      <Timeline
        label={t`Refund status`}
        entries={steps.map(({ at, expectedAt, step }) => {
          const done = at === null ? null : formatMoment(at, locale, zone);
          const expected = expectedAt === null ? null : formatMoment(expectedAt, locale, zone);
          return {
            id: step,
            tone: at === null ? ("neutral" as const) : ("success" as const),
            title: t(stepWords[step]),
            when:
              done !== null ? (
                <bdi>{done}</bdi>
              ) : expected === null ? null : (
                <Trans>
                  Expected by <bdi>{expected}</bdi>
                </Trans>
              ),
          };
        })}
      />
    </div>
  );
}

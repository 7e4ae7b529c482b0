import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { editions, type Refund, type RefundStep } from "@safar/engine";
import { Timeline } from "@safar/ui/timeline";
import { useFacts } from "../../app/addresses/page-path.ts";
import { formatMoment } from "../../i18n/format.ts";
import { Amount } from "../amounts/amount.tsx";
import * as css from "./booking.css.ts";
import { RefundLines } from "./refund-lines.tsx";

const stepWords: Readonly<Record<RefundStep["step"], MessageDescriptor>> = {
  requested: msg`Refund requested`,
  sent: msg`Sent to the supplier`,
  approved: msg`Approved`,
  paid_back: msg`Paid back`,
  unknown: msg`In progress`,
};

/** What is still to come is not told as if it had been. */
const comingWords: Readonly<Record<RefundStep["step"], MessageDescriptor>> = {
  requested: msg`Request for the refund`,
  sent: msg`Sending to the supplier`,
  approved: msg`Approval`,
  paid_back: msg`Payment back to you`,
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

/** What was kept of what was paid, where anything was. */
export const KeptLines = ({ refund: { amount, kept } }: { refund: Refund }) =>
  kept !== undefined && kept.lines.length > 0 && <RefundLines paid={kept.paid} kept={kept.lines} back={amount} />;

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
            title: t((at === null ? comingWords : stepWords)[step]),
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

import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { BookingPayment, EpochMs } from "@safar/engine";
import { Amount } from "../amounts/amount.tsx";
import * as css from "./booking.css.ts";
import { methodWords } from "./method-words.ts";

const paymentStates: Readonly<Record<BookingPayment["state"], MessageDescriptor>> = {
  received: msg`Received`,
  failed: msg`Failed`,
  open: msg`Waiting`,
  refunded: msg`Paid back`,
};

type Props = {
  readonly of: readonly BookingPayment[];
  /** How an instant is written where the table stands. */
  readonly momentOf: (at: EpochMs) => string;
};

/** How a booking was paid, the oldest first. */
export function PaymentsTable({ of, momentOf }: Props) {
  const { t } = useLingui();
  return (
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
        {of.map(({ amount, at, id, method, state }) => (
          <tr key={id}>
            <th scope="row" className={css.lineName}>
              {t(methodWords(method))} · {t(paymentStates[state])}
              <span className={css.lineLabel}>
                <bdi>{momentOf(at)}</bdi>
              </span>
            </th>
            <td className={css.lineAmount}>
              <Amount of={amount} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

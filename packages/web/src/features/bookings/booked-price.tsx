import type { MessageDescriptor } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import { type Booking, isApproximate, type LedgerGroup, ledgerOf } from "@safar/engine";
import type { ReactNode } from "react";
import { Amount, Difference } from "../amounts/amount.tsx";
import { priceLineWords } from "../checkout/price/price-words.ts";
import * as css from "./booking.css.ts";

/** The lines of one kind, each by the service's own words where they say more. */
function Group({ group: { kind, lines }, name }: { group: LedgerGroup; name: string }) {
  return lines.map(({ amount, code, label }) => (
    <tr key={`${kind} ${code} ${label} ${amount.minor}`}>
      <th scope="row" className={css.lineName}>
        {name}
        {label !== undefined && label !== "" && label !== name && (
          <span className={css.lineLabel}>
            <bdi>{label}</bdi>
          </span>
        )}
      </th>
      <td className={css.lineAmount}>{amount.minor < 0 ? <Difference of={amount} /> : <Amount of={amount} />}</td>
    </tr>
  ));
}

/** An amount that all the lines above it come to. */
const SumRow = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <tr className={css.total}>
    <th scope="row">{name}</th>
    <td className={css.lineAmount}>{children}</td>
  </tr>
);

type Props = {
  readonly of: Pick<Booking, "due" | "isNeverPaid" | "price" | "status">;
  /** What the base of the price is of; a fare where nothing is said. */
  readonly base?: MessageDescriptor | undefined;
  /** The class of small print where it stands. */
  readonly quiet: string;
};

/** What a booking costs line by line to its total, what of it is still to be paid, and about how much that is in the reader's currency. */
export function BookedPrice({ of, base = priceLineWords.base, quiet }: Props) {
  const { t } = useLingui();
  const words = { ...priceLineWords, base };
  const { due, isNeverPaid: isUnpaid, price, status } = of;
  const { groups, total } = ledgerOf(price.charge);
  return (
    <>
      <table className={css.table}>
        <thead className={css.heads}>
          <tr>
            <th scope="col">
              <Trans>Item</Trans>
            </th>
            <th scope="col">
              <Trans>Amount</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <Group key={group.kind} group={group} name={t(words[group.kind])} />
          ))}
        </tbody>
        <tfoot>
          <SumRow name={isUnpaid ? <Trans>Would have cost</Trans> : <Trans>Total</Trans>}>
            <Amount of={total} />
          </SumRow>
          {status === "Pending" && (
            <SumRow name={<Trans>To be paid</Trans>}>
              <Amount of={due} />
            </SumRow>
          )}
        </tfoot>
      </table>
      {isUnpaid && (
        <p>
          <Trans>Nothing was paid and nothing was charged.</Trans>
        </p>
      )}
      {isApproximate(price) && !isUnpaid && (
        <p className={quiet}>
          <Trans>
            About <Amount of={price.display.total} /> in your currency, at the rate of the day it was booked.
          </Trans>
        </p>
      )}
    </>
  );
}

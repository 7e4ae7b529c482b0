import { useLingui } from "@lingui/react/macro";
import type { Money, PriceLine } from "@safar/engine";
import { Amount, Difference } from "../amounts/amount.tsx";
import * as css from "./booking.css.ts";

type Props = { readonly paid: Money; readonly kept: readonly PriceLine[]; readonly back: Money };

/** What was paid, what of it is kept for which reason, and what comes back: together they come to what was paid. */
export function RefundLines({ paid, kept, back }: Props) {
  const { t } = useLingui();
  const row = (id: string, name: string, amount: Money, className?: string) => (
    <tr key={id} className={className}>
      <th scope="row" className={css.lineName}>
        <bdi>{name}</bdi>
      </th>
      <td className={css.lineAmount}>{amount.minor < 0 ? <Difference of={amount} /> : <Amount of={amount} />}</td>
    </tr>
  );
  return (
    <table className={css.table}>
      <tbody>
        {row("paid", t`You paid`, paid)}
        {kept.map(({ amount, code, label }) => row(`${code} ${label}`, label ?? t`Cancellation fee`, amount))}
      </tbody>
      <tfoot>{row("refund", t`You get back`, back, css.total)}</tfoot>
    </table>
  );
}

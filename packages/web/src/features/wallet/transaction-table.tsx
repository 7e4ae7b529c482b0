/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- a phone's style draws the
   rows as grids, and some browsers then hear a table no more unless its parts say what they are. */
import { Trans, useLingui } from "@lingui/react/macro";
import { editions, type Transaction, type TransactionKind } from "@safar/engine";
import { Icon, type LucideIcon } from "@safar/ui/icon";
import { BadgePercent, CircleDollarSign, Landmark, Plus, Scale, ShoppingBag, Sparkles, Undo2 } from "lucide-react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { formatMoment } from "../../i18n/format.ts";
import { Amount, Difference } from "../amounts/amount.tsx";
import * as css from "./wallet.css.ts";
import { kindWords } from "./wallet-words.ts";

const kindIcons: Readonly<Record<TransactionKind, LucideIcon>> = {
  topup: Plus,
  spend: ShoppingBag,
  refund: Undo2,
  cashback: BadgePercent,
  withdraw: Landmark,
  redeem: Sparkles,
  adjust: Scale,
  unknown: CircleDollarSign,
};

function Row({ transaction: { kind, note, reference, at, amount, balanceAfter } }: { transaction: Transaction }) {
  const { t } = useLingui();
  const { locale, edition } = useFacts();
  const { timeZone } = editions[edition];
  const words = t(kindWords[kind]);
  const isIn = amount.minor >= 0;
  return (
    <tr role="row" className={css.ledgerRow}>
      <th role="rowheader" scope="row" className={css.what}>
        <span className={css.whatSign} data-in={isIn ? "" : undefined}>
          <Icon of={kindIcons[kind]} size={18} />
        </span>

        <span className={css.whatKind}>{words}</span>
        <time className={css.whatMore} dateTime={new Date(at).toISOString()}>
          <bdi>{formatMoment(at, locale, timeZone)}</bdi>
        </time>
        {(note !== "" || reference !== null) && (
          <span className={css.whatMore}>
            {note !== "" && note !== words && <bdi>{note}</bdi>}{" "}
            {reference !== null && <bdi dir="ltr">{reference}</bdi>}
          </span>
        )}
      </th>
      <td role="cell" className={isIn ? css.noFigure : css.moneyOut}>
        {isIn ? null : <Difference of={amount} />}
      </td>
      <td role="cell" className={isIn ? css.moneyIn : css.noFigure}>
        {isIn ? <Difference of={amount} /> : null}
      </td>
      <td role="cell" className={css.afterwards}>
        <span className={css.onlyNarrow}>
          <Trans>Balance</Trans>{" "}
        </span>
        <Amount of={balanceAfter} />
      </td>
    </tr>
  );
}

/** Movements of the wallet as a ledger: what it was, money out, money in, and the balance after it. */
export function TransactionTable({ transactions, label }: { transactions: readonly Transaction[]; label: string }) {
  return (
    <table role="table" className={css.ledgerTable} aria-label={label}>
      <thead role="rowgroup" className={css.ledgerHead}>
        <tr role="row">
          <th role="columnheader" scope="col" className={css.ledgerName}>
            <Trans>Transaction</Trans>
          </th>
          <th role="columnheader" scope="col" className={css.ledgerFigureName}>
            <Trans>Money out</Trans>
          </th>
          <th role="columnheader" scope="col" className={css.ledgerFigureName}>
            <Trans>Money in</Trans>
          </th>
          <th role="columnheader" scope="col" className={css.ledgerFigureName}>
            <Trans>Balance</Trans>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" className={css.ledgerBody}>
        {transactions.map((transaction) => (
          <Row key={transaction.id} transaction={transaction} />
        ))}
      </tbody>
    </table>
  );
}

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- a phone's style draws the
   rows as grids, and some browsers then hear a table no more unless its parts say what they are. */
import { Trans, useLingui } from "@lingui/react/macro";
import { type CalendarDate, editions, type Transaction, type TransactionKind } from "@safar/engine";
import { Icon, type LucideIcon } from "@safar/ui/icon";
import { Link } from "@safar/ui/link";
import { useQuery } from "@tanstack/react-query";
import { BadgePercent, CircleDollarSign, Landmark, Plus, Scale, ShoppingBag, Sparkles, Undo2 } from "lucide-react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { todayIn } from "../../engine/asking/today.ts";
import { clockOf, localAt } from "../../i18n/clock.ts";
import { dayAt } from "../../i18n/day-at.ts";
import { formatDay } from "../../i18n/format.ts";
import { Amount, Difference } from "../amounts/amount.tsx";
import { type Standing, standingOf, useStandings } from "./standings.ts";
import * as css from "./wallet.css.ts";
import { bookedQuery } from "./wallet-queries.ts";
import { movementWords } from "./wallet-words.ts";

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

function Row({
  transaction,
  standing,
  booking,
  leads,
}: {
  transaction: Transaction;
  standing: Standing | null;
  /** The page of the booking that it was for. */
  booking: string | undefined;
  leads: boolean;
}) {
  const { kind, note, reference, at, amount, balanceAfter } = transaction;
  const { t } = useLingui();
  const { timeZone } = editions[useFacts().edition];
  const words = t(movementWords({ amount, kind }));
  const isIn = amount.minor >= 0;
  return (
    <tr role="row" className={css.ledgerRow}>
      <th role="rowheader" scope="row" className={css.what}>
        <span className={css.whatSign} data-in={isIn ? "" : undefined}>
          <Icon of={kindIcons[kind]} size={18} />
        </span>

        <span className={css.whatKind}>{words}</span>
        <time className={css.whatMore} dateTime={new Date(at).toISOString()}>
          <bdi>{clockOf(localAt(timeZone, at))}</bdi>
        </time>
        {(note !== "" || reference !== null) && (
          <span className={css.whatMore}>
            {note !== "" && note !== words && <bdi>{note}</bdi>}{" "}
            {reference !== null &&
              (booking ? (
                <Link href={booking}>
                  <bdi dir="ltr">{reference}</bdi>
                </Link>
              ) : (
                <bdi dir="ltr">{reference}</bdi>
              ))}
          </span>
        )}
        {standing && (
          <span className={css.standing}>
            <strong data-waits={standing.isWaiting ? "" : undefined}>{t(standing.words)}</strong>
            {standing.isWaiting && leads && (
              <Link kind="alone" href={paths.walletWithdrawals()}>
                <Trans>Enter the code or cancel</Trans>
              </Link>
            )}
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

type Day = { readonly day: CalendarDate; readonly of: [Transaction, ...Transaction[]] };

/** One after another as they come, the newest first. */
const daysIn = (transactions: readonly Transaction[], timeZone: string): readonly Day[] => {
  const days: Day[] = [];
  for (const one of transactions) {
    const day = dayAt(timeZone, one.at);
    const last = days.at(-1);
    if (last?.day === day) last.of.push(one);
    else days.push({ day, of: [one] });
  }
  return days;
};

/** Movements of the wallet as a ledger, day by day: what it was, money out, money in, and the balance after it. */
export function TransactionTable({
  transactions,
  label,
  leads = false,
}: {
  transactions: readonly Transaction[];
  label: string;
  /** Whether a withdrawal that waits for its code leads there: where nothing else on the page does. */
  leads?: boolean;
}) {
  const { locale, edition } = useFacts();
  const { timeZone } = editions[edition];
  const standings = useStandings();
  const { data: booked } = useQuery(bookedQuery);
  const today = todayIn(timeZone);
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
      {daysIn(transactions, timeZone).map(({ day, of }) => (
        <tbody key={day} role="rowgroup" className={css.ledgerBody}>
          <tr role="row" className={css.ledgerDayRow}>
            <th role="columnheader" scope="rowgroup" colSpan={4} className={css.ledgerDay}>
              {day === today ? <Trans>Today</Trans> : <bdi>{formatDay(of[0].at, locale, timeZone)}</bdi>}
            </th>
          </tr>
          {of.map((transaction) => (
            <Row
              key={transaction.id}
              transaction={transaction}
              standing={standingOf(transaction, standings)}
              booking={booked?.get(transaction.reference ?? "")}
              leads={leads}
            />
          ))}
        </tbody>
      ))}
    </table>
  );
}

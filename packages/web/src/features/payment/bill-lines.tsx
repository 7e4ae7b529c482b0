import { Trans, useLingui } from "@lingui/react/macro";
import { type Bill, ledgerOf, type Money } from "@safar/engine";
import { Amount } from "../amounts/amount.tsx";
import * as css from "./payment.css.ts";
import { lineWords } from "./payment-words.ts";

/** Every line of what is paid, and their sum. `busy` while a new bill is being made out. */
export function BillLines({ bill, due, busy }: { bill: Bill | null; due: Money; busy: boolean }) {
  const { t } = useLingui();
  const total = bill?.price.total ?? due;
  // By kind, as the price was read on the way here: the rooms together, then what comes on top of them.
  const lines = bill === null ? [] : ledgerOf(bill.price).groups.flatMap((group) => group.lines);
  return (
    <div className={busy ? css.stale : undefined} aria-busy={busy}>
      <dl className={css.lines}>
        {lines.map(({ kind, code, label, amount }) => (
          <div key={`${kind} ${code} ${label}`} className={css.line}>
            <dt className={css.lineName}>{label ?? t(lineWords[kind])}</dt>
            <dd className={amount.minor < 0 ? `${css.lineAmount} ${css.saved}` : css.lineAmount}>
              <Amount of={amount} />
            </dd>
          </div>
        ))}
        <div className={css.total}>
          <dt>
            <Trans>To pay</Trans>
          </dt>
          <dd className={css.totalAmount} aria-live="polite">
            <Amount of={total} />
          </dd>
        </div>
      </dl>
    </div>
  );
}

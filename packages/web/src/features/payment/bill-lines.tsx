import type { MessageDescriptor } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import { type Bill, isApproximate, ledgerOf, type Money, type QuotedPrice } from "@safar/engine";
import { Amount } from "../amounts/amount.tsx";
import { priceLineWords } from "../checkout/price/price-words.ts";
import * as css from "./payment.css.ts";

type Props = {
  readonly bill: Bill | null;
  /** What was said of the price on the way here: read until there is a bill, as long as it is what is due. */
  readonly quoted?: QuotedPrice | undefined;
  readonly due: Money;
  /** What the base of the price is of; a fare where nothing is said. */
  readonly base: MessageDescriptor | undefined;
  readonly busy: boolean;
};

/** Every line of what is paid, and their sum. `busy` while a new bill is being made out. */
export function BillLines({ bill, quoted, base = priceLineWords.base, due, busy }: Props) {
  const { t } = useLingui();
  const words = { ...priceLineWords, base };
  const charge = quoted?.charge;
  const isCharge = ({ currency, minor }: Money) => charge?.total.minor === minor && charge.total.currency === currency;
  const price = bill?.price ?? (isCharge(due) ? charge : undefined);
  const total = bill?.price.total ?? due;
  const shown = quoted && ledgerOf(quoted.display);
  // Of anything else than what was quoted nobody has said what it comes to in the other currency.
  const about = quoted && isApproximate(quoted) && isCharge(total) ? shown?.dueNow : undefined;
  const later = shown?.dueAtProperty;
  // By kind, as the price was read on the way here: the rooms together, then what comes on top of them.
  const groups = price === undefined ? [] : ledgerOf(price).groups;
  return (
    <div className={busy ? css.stale : undefined} aria-busy={busy}>
      <dl className={css.lines}>
        {groups.map(({ kind, lines, sum }) => {
          const name = t(words[kind]);
          return (
            <div key={kind} className={css.line}>
              <dt className={css.lineName}>
                {name}
                {lines.map(({ amount, code, label = "" }) =>
                  // What the service calls it, where that says more: the name of a line is the same from the first price to the invoice.
                  label === "" || label === name ? null : (
                    <span key={`${code} ${label}`} className={css.lineLabel}>
                      <bdi>{label}</bdi>
                      {lines.length > 1 && (
                        <>
                          {" · "}
                          <Amount of={amount} />
                        </>
                      )}
                    </span>
                  ),
                )}
              </dt>
              <dd className={sum.minor < 0 ? `${css.lineAmount} ${css.saved}` : css.lineAmount}>
                <Amount of={sum} />
              </dd>
            </div>
          );
        })}
        <div className={css.total}>
          <dt>{later?.minor ? <Trans>To pay now</Trans> : <Trans>To pay</Trans>}</dt>
          <dd className={css.totalAmount} aria-live="polite">
            <Amount of={total} />
          </dd>
        </div>
        {about && (
          <div className={css.beside}>
            <dt>
              <Trans>In your currency</Trans>
            </dt>
            <dd className={css.lineAmount}>
              <Amount of={about} isAbout />
            </dd>
          </div>
        )}
        {later !== undefined && later.minor > 0 && (
          <div className={css.beside}>
            <dt>{t(words.due_at_property)}</dt>
            <dd className={css.lineAmount}>
              <Amount of={later} isAbout={about !== undefined} />
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}

import type { MessageDescriptor } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  isApproximate,
  type LedgerGroup,
  ledgerOf,
  type Money,
  type Price,
  priceWithExtras,
  type QuotedPrice,
} from "@safar/engine";
import { useId } from "react";
import { Amount } from "../../amounts/amount.tsx";
import * as panel from "./panel.css.ts";
import * as css from "./price-panel.css.ts";
import { priceLineWords } from "./price-words.ts";

/** More of them are told where they are chosen and reviewed; here their sum is enough. */
const fewAddons = 4;

/** A kind of line with its sum, and below it what it is made of when that says more. */
function Group({
  group: { kind, lines, sum },
  words,
  isAbout,
}: {
  group: LedgerGroup;
  words: typeof priceLineWords;
  isAbout: boolean;
}) {
  const { t } = useLingui();
  // One that is not on any bill yet is named by its code alone.
  const voucher = kind === "voucher" && lines[0]?.label === undefined ? lines[0]?.code : undefined;
  const isTold = kind === "addon" ? lines.some(({ label }) => label) && lines.length <= fewAddons : lines.length > 1;
  return (
    <li className={css.priceLine}>
      <span>
        {voucher ? (
          <Trans>
            Voucher <bdi>{voucher}</bdi>
          </Trans>
        ) : (
          t(words[kind])
        )}
      </span>
      <span className={panel.amount}>
        <Amount of={sum} isAbout={isAbout} />
      </span>
      {isTold && (
        <ul className={css.details}>
          {lines.map(({ code, label, amount }) => (
            <li key={`${code}${label}${amount.minor}`} className={css.detail}>
              <bdi>{label ?? t(words[kind])}</bdi>
              <span className={panel.amount}>
                <Amount of={amount} isAbout={isAbout} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Every line of a price and what they come to. */
export function PriceLines({
  price,
  base,
  isAbout = false,
}: {
  price: Price;
  base: MessageDescriptor;
  isAbout?: boolean;
}) {
  const words = { ...priceLineWords, base };
  const { groups, total, dueAtProperty, dueNow } = ledgerOf(price);
  return (
    <>
      <ul className={css.lines}>
        {groups.map((group) => (
          <Group key={group.kind} group={group} words={words} isAbout={isAbout} />
        ))}
      </ul>
      <p className={css.total}>
        <span>
          <Trans>Total</Trans>
        </span>
        <span className={css.totalAmount}>
          <Amount of={total} isAbout={isAbout} />
        </span>
      </p>
      {dueAtProperty.minor !== 0 && (
        <p className={css.charged}>
          <span>
            <Trans>To pay now</Trans>
          </span>
          <span className={panel.amount}>
            <Amount of={dueNow} isAbout={isAbout} />
          </span>
        </p>
      )}
    </>
  );
}

/**
 * What is shown and what is charged. In one currency they are the same; in two, what is shown is converted and only roughly
 * right, and what is charged is said beside it.
 */
export function PricePanel({
  price: quoted,
  base,
  extras,
}: {
  price: QuotedPrice;
  /** What the base of the price is of. */
  base: MessageDescriptor;
  extras?: Money | undefined;
}) {
  const id = useId();
  const isAbout = isApproximate(quoted);
  const { charge, display } = extras === undefined ? quoted : priceWithExtras(quoted, extras);
  return (
    <section className={panel.panel} aria-labelledby={id}>
      <h2 id={id}>
        <Trans>Price</Trans>
      </h2>
      <PriceLines price={display} base={base} isAbout={isAbout} />
      {isAbout && (
        <>
          {extras !== undefined && (
            <p className={css.priceLine}>
              <span>
                <Trans>Extras chosen</Trans>
              </span>
              <span className={panel.amount}>
                <Amount of={extras} />
              </span>
            </p>
          )}
          <p className={css.charged}>
            <span>
              <Trans>You will be charged</Trans>
            </span>
            <span className={panel.amount}>
              <Amount of={charge.total} />
            </span>
          </p>
          <p className={panel.small}>
            <Trans>The amounts above are converted to your currency and only roughly right.</Trans>
          </p>
        </>
      )}
    </section>
  );
}

import type { MessageDescriptor } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import type { LineDifference, Money, PriceDifference } from "@safar/engine";
import { Amount, Difference } from "../../amounts/amount.tsx";
import * as css from "./price-change.css.ts";
import { priceLineWords } from "./price-words.ts";

/** What was before, above what is now: on phones, where it has no column. */
const Was = ({ of }: { of: Money }) => (
  <s className={css.was}>
    <Amount of={of} />
  </s>
);

type Names = typeof priceLineWords;

function Row({ line, names, currency }: { line: LineDifference; names: Names; currency: Money["currency"] }) {
  const { t } = useLingui();
  const { kind, label, before, after, changeMinor } = line;
  const isChanged = changeMinor !== 0;
  return (
    <tr className={isChanged ? css.changed : undefined}>
      <th scope="row" className={css.name}>
        <bdi>{label ?? t(names[kind])}</bdi>
      </th>
      <td className={css.formerCell}>{before ? <Amount of={before} /> : "–"}</td>
      <td className={css.cell}>
        {isChanged && before && <Was of={before} />}
        {after ? <Amount of={after} /> : "–"}
      </td>
      <td className={css.cell}>
        {changeMinor === null ? "" : isChanged ? <Difference of={{ minor: changeMinor, currency }} /> : "="}
      </td>
    </tr>
  );
}

/** What became of a price, line by line; in one currency the differences add up. */
export function PriceChange({ difference, base }: { difference: PriceDifference; base: MessageDescriptor }) {
  const { t } = useLingui();
  const names = { ...priceLineWords, base };
  const { lines, before, after, changeMinor } = difference;
  return (
    <div className={css.tableFrame}>
      <table className={css.table} aria-label={t`The price line by line, before and now`}>
        <thead>
          <tr>
            <th scope="col" className={css.firstColumnName}>
              <Trans>Item</Trans>
            </th>
            <th scope="col" className={css.formerName}>
              <Trans>Before</Trans>
            </th>
            <th scope="col" className={css.columnName}>
              <Trans>Now</Trans>
            </th>
            <th scope="col" className={css.columnName}>
              <Trans>Difference</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => {
            const key = `${line.kind}-${line.code}-${index}`;
            return <Row key={key} line={line} names={names} currency={after.currency} />;
          })}
        </tbody>
        <tfoot>
          <tr className={css.sum}>
            <th scope="row" className={css.sumName}>
              <Trans>Total</Trans>
            </th>
            <td className={css.formerSum}>
              <s>
                <Amount of={before} />
              </s>
            </td>
            <td className={css.cell}>
              <Was of={before} />
              <Amount of={after} />
            </td>
            <td className={css.cell}>
              {changeMinor === null ? "" : <Difference of={{ minor: changeMinor, currency: after.currency }} />}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import {
  type AgeBand,
  type Allowance,
  type Baggage,
  baggageByLeg,
  type FlightLeg,
  isNoBag,
  type LegBaggage,
  sameAllowance,
} from "@safar/engine";
import { commaIn } from "../../i18n/format.ts";
import { isolated } from "../../i18n/isolated.ts";
import * as css from "./baggage-table.css.ts";
import { isReturnTrip, legName } from "./baggage-words.ts";
import { useFlightWords } from "./flight-words.ts";

const typeWords: Readonly<Record<AgeBand, MessageDescriptor>> = {
  adult: msg`Adult`,
  child: msg`Child`,
  infant: msg`Infant`,
};

const isSame = (one: LegBaggage, other: LegBaggage): boolean =>
  sameAllowance(one.checked, other.checked) &&
  one.cabinBag.pieces === other.cabinBag.pieces &&
  one.cabinBag.kg === other.cabinBag.kg &&
  one.rules.length === other.rules.length;

/** Types that may take the same stand in one row. */
const rowsOf = (entries: readonly LegBaggage[]): readonly (readonly [LegBaggage, ...LegBaggage[]])[] => {
  const rows: [LegBaggage, ...LegBaggage[]][] = [];
  for (const entry of entries) {
    const row = rows.find(([first]) => isSame(first, entry));
    if (row === undefined) rows.push([entry]);
    else row.push(entry);
  }
  return rows;
};

const flightsOf = (leg: FlightLeg | undefined, { segmentIds }: Baggage): string =>
  (leg?.segments ?? [])
    .filter(({ id }) => segmentIds.includes(id))
    .map(({ from, to }) => isolated(`${from}\u2013${to}`))
    .join(" ");

/** What each traveller may take on each leg; where the flights of a leg differ, each rule with its flights. */
export function BaggageTable({ legs, baggage }: { legs: readonly FlightLeg[]; baggage: readonly Baggage[] }) {
  const { t, i18n } = useLingui();
  const words = useFlightWords();
  const entries = baggageByLeg(baggage);
  if (entries.length === 0) {
    return <p className={css.none}>{t`The airline has not said what baggage is included.`}</p>;
  }
  const isReturn = isReturnTrip({ legs });
  const checkedOf = (allowance: Allowance) =>
    isNoBag(allowance) ? <span className={css.caution}>{t`Not in the fare`}</span> : words.allowance(allowance);
  const cabinOf = ({ pieces, kg }: Baggage["cabinBag"]) =>
    words.allowance(pieces === 0 ? { unit: "kg", kg: 0 } : { unit: "pieces", pieces, kgEach: kg });
  return (
    <table className={css.table}>
      <caption className={css.caption}>{t`Baggage for each traveller`}</caption>
      <thead>
        <tr>
          <th scope="col">{legs.length > 1 ? t`Flight` : t`Traveller`}</th>
          <th scope="col">{t`Cabin bag`}</th>
          <th scope="col">{t`Checked baggage`}</th>
        </tr>
      </thead>
      <tbody>
        {legs.flatMap((leg, index) =>
          rowsOf(entries.filter((entry) => entry.leg === index)).map((row) => {
            const [first] = row;
            const types = row.map(({ type }) => i18n._(typeWords[type])).join(commaIn(words.locale));
            return (
              <tr key={`${index} ${first.type}`}>
                <th scope="row" className={css.who}>
                  {legs.length > 1 && <span>{legName(i18n, index, legs.length, isReturn)}</span>}
                  <span className={legs.length > 1 ? css.quiet : undefined}>{types}</span>
                </th>
                <td>{cabinOf(first.cabinBag)}</td>
                <td>
                  {first.rules.length === 1 ? (
                    checkedOf(first.checked)
                  ) : (
                    <ul role="list" className={css.rules} aria-label={t`Differs by flight`}>
                      {first.rules.map((rule) => (
                        <li key={rule.segmentIds.join(" ")} className={css.caution}>
                          {flightsOf(leg, rule)}: {checkedOf(rule.checked)}
                        </li>
                      ))}
                    </ul>
                  )}
                </td>
              </tr>
            );
          }),
        )}
      </tbody>
    </table>
  );
}

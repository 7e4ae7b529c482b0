/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- a style draws the rows as
   boxes that wrap on phones, and some browsers then hear a table no more unless its parts say what they are. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type Baggage, type Fare, isNoBag } from "@safar/engine";
import { Icon, type LucideIcon } from "@safar/ui/icon";
import Check from "lucide-react/icons/check";
import CircleHelp from "lucide-react/icons/circle-question-mark";
import Coins from "lucide-react/icons/coins";
import Minus from "lucide-react/icons/minus";
import { useId } from "react";
import { isolated } from "../../i18n/isolated.ts";
import { Difference, PriceOf, useWrittenMoney } from "../amounts/amount.tsx";
import * as css from "./fare-choice.css.ts";
import { type FlightWords, useFlightWords } from "./flight-words.ts";

type Included = Fare["includes"][number];

const kindWords: Readonly<Record<Included["kind"], MessageDescriptor | null>> = {
  cabin_bag: msg`Cabin bag`,
  bag: msg`Checked baggage`,
  seat: msg`Seat selection`,
  meal: msg`Meals`,
  lounge: msg`Lounge`,
  priority: msg`Priority boarding`,
  refund: msg`Cancellation`,
  change: msg`Flight changes`,
  unknown: null,
};

const states: Readonly<Record<Included["state"], { readonly icon: LucideIcon; readonly words: MessageDescriptor }>> = {
  included: { icon: Check, words: msg`Included` },
  paid: { icon: Coins, words: msg`For a fee` },
  none: { icon: Minus, words: msg`Not included` },
  unknown: { icon: CircleHelp, words: msg`The airline has not said` },
};

/** What is done rather than had: Arabic says of it in another form that there is none. */
const deeds: ReadonlySet<Included["kind"]> = new Set(["seat", "refund", "change"]);
const noDeed = msg({ message: "Not available", context: "choosing a seat, changing or cancelling" });

/** Where the rules of the fare say more exactly than its list does, their words are shown. */
const detailOf = ({ kind, detail }: Included, { baggage }: Fare, words: FlightWords): string | null => {
  const adult = baggage.filter(({ type }) => type === "adult");
  const alike = (textOf: (rule: Baggage) => string): string | null => {
    const texts = new Set(adult.map(textOf));
    const [text] = texts;
    return text === undefined ? detail : texts.size === 1 ? text : null;
  };
  if (kind === "bag") return alike(({ checked }) => (isNoBag(checked) ? "" : words.allowance(checked)));
  if (kind !== "cabin_bag") return detail;
  return alike(({ cabinBag: { pieces, kg } }) => words.allowance({ unit: "pieces", pieces, kgEach: kg }));
};

/** Benefits in the order in which the fares name them; what no word is known for is told apart by the service's own. */
const rowsOf = (fares: readonly Fare[]): readonly string[] => [
  ...new Set(fares.flatMap(({ includes }) => includes.map(rowOf))),
];

const rowOf = ({ kind, detail }: Included): string => (kind === "unknown" ? `unknown ${detail ?? ""}` : kind);

const isKindOfRow = (row: string): row is Included["kind"] => row in kindWords;

/** What a fare says of a benefit: how it has it, and in which words. */
type Told = { readonly state: Included["state"]; readonly text: string };

const useTold = () => {
  const { i18n, t } = useLingui();
  const words = useFlightWords();
  const write = useWrittenMoney();
  return (row: string, fare: Fare): Told => {
    const included = fare.includes.find((one) => rowOf(one) === row);
    if (included === undefined) return { state: "unknown", text: i18n._(states.unknown.words) };
    const { fee, kind, state } = included;
    const detail = kind === "unknown" ? null : detailOf(included, fare, words);
    if (state === "included" && detail !== null && detail !== "") return { state, text: detail };
    if (fee !== null) return { state, text: t`A fee from ${write(fee)}` };
    return { state, text: i18n._(state === "none" && deeds.has(kind) ? noDeed : states[state].words) };
  };
};

/**
 * The fare families of a flight beside each other: a row for each benefit, a column for each fare. What all of them have alike steps back. On
 * phones the name of a benefit stands above its row, so that the fares are still read across.
 */
export function FareChoice({
  fares,
  chosen,
  onChoose,
}: {
  fares: readonly Fare[];
  chosen: string | null;
  onChoose: (fareId: string) => void;
}) {
  const { i18n, t } = useLingui();
  const told = useTold();
  const id = useId();
  const { locale } = useFlightWords();
  const isChosen = (fare: Fare) => (fare.id === chosen ? "" : undefined);
  return (
    <fieldset className={css.fares}>
      <legend className={css.title}>{t`Choose your fare`}</legend>
      <table role="table" className={css.table}>
        <thead role="rowgroup" className={css.group}>
          <tr role="row" className={css.row}>
            <td role="cell" className={css.corner}>{t`Included`}</td>
            {fares.map((fare) => (
              <th key={fare.id} role="columnheader" scope="col" className={css.fare} data-chosen={isChosen(fare)}>
                <label className={css.pick}>
                  <input
                    id={`${id}-${fare.id}`}
                    type="radio"
                    name="fare"
                    value={fare.id}
                    className={css.radio}
                    checked={fare.id === chosen}
                    onChange={() => onChoose(fare.id)}
                    // The cells of its column lead to it as well, and are no part of its name.
                    aria-labelledby={`${id}-${fare.id}-name ${id}-${fare.id}-price`}
                  />
                  <bdi id={`${id}-${fare.id}-name`} className={css.name}>
                    {fare.brand[locale]}
                  </bdi>
                  <span id={`${id}-${fare.id}-price`} className={css.price}>
                    <PriceOf of={fare.price.total} size="small" />
                    <span className={css.quiet}>
                      {fare.extra.minor === 0 ? (
                        <Trans>The lowest fare</Trans>
                      ) : (
                        <Trans>
                          <Difference of={fare.extra} /> in total
                        </Trans>
                      )}
                    </span>
                    {fare.seatsLeft <= 4 && (
                      <span className={css.few}>
                        <Plural
                          value={fare.seatsLeft}
                          one="# seat left at this price"
                          other="# seats left at this price"
                        />
                      </span>
                    )}
                  </span>
                </label>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={css.group}>
          {rowsOf(fares).map((row) => {
            const cells = fares.map((fare) => ({ fare, ...told(row, fare) }));
            const isAlike = new Set(cells.map(({ text }) => text)).size === 1;
            const kind = isKindOfRow(row) ? kindWords[row] : null;
            return (
              <tr key={row} role="row" className={css.row} data-alike={isAlike ? "" : undefined}>
                <th role="rowheader" scope="row" className={css.benefit}>
                  {kind === null ? isolated(row.slice("unknown ".length)) : i18n._(kind)}
                </th>
                {cells.map(({ fare, state, text }) => (
                  <td key={fare.id} role="cell" className={css.cell} data-chosen={isChosen(fare)}>
                    <label htmlFor={`${id}-${fare.id}`} className={css.states[state]}>
                      <Icon of={states[state].icon} size={16} />
                      <span>{text}</span>
                    </label>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </fieldset>
  );
}

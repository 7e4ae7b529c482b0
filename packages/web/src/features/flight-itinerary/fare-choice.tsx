import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type Baggage, type Fare, isNoBag } from "@safar/engine";
import { Icon, type LucideIcon } from "@safar/ui/icon";
import Check from "lucide-react/icons/check";
import CircleHelp from "lucide-react/icons/circle-question-mark";
import Coins from "lucide-react/icons/coins";
import Minus from "lucide-react/icons/minus";
import { isolated } from "../../i18n/isolated.ts";
import { Difference, PriceOf } from "../amounts/amount.tsx";
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
  none: {
    icon: Minus,
    words: msg({ message: "Not available", context: "a bag, a meal, the lounge or boarding first" }),
  },
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

/** The fare families of a flight side by side: what each includes, and what it costs beyond the first. */
export function FareChoice({
  fares,
  chosen,
  onChoose,
}: {
  fares: readonly Fare[];
  chosen: string | null;
  onChoose: (fareId: string) => void;
}) {
  const { i18n } = useLingui();
  const words = useFlightWords();
  const { locale } = words;
  return (
    <fieldset className={css.fares}>
      <legend className={css.title}>
        <Trans>Choose your fare</Trans>
      </legend>
      <div className={css.row}>
        {fares.map((fare) => (
          <label key={fare.id} className={css.fare}>
            <span className={css.head}>
              <input
                type="radio"
                name="fare"
                value={fare.id}
                className={css.radio}
                checked={fare.id === chosen}
                onChange={() => onChoose(fare.id)}
              />
              <bdi className={css.name}>{fare.brand[locale]}</bdi>
            </span>
            <span className={css.price}>
              <PriceOf of={fare.price.total} size="medium" />
              <span className={css.quiet}>
                {fare.extra.minor === 0 ? (
                  <Trans>The lowest fare</Trans>
                ) : (
                  <Trans>
                    <Difference of={fare.extra} /> in total
                  </Trans>
                )}
              </span>
            </span>
            <span className={css.includes}>
              {fare.includes.map((included) => {
                const kind = kindWords[included.kind];
                const detail = detailOf(included, fare, words);
                // A kind that is not known here is said in the service's own words, or not at all.
                if (kind === null && detail === null) return null;
                const { icon, words: usual } = states[included.state];
                const state = included.state === "none" && deeds.has(included.kind) ? noDeed : usual;
                return (
                  <span key={`${included.kind} ${included.detail ?? ""}`} className={css.states[included.state]}>
                    <Icon of={icon} size={16} />
                    <span>
                      {kind === null ? isolated(detail ?? "") : i18n._(kind)}
                      <span className={css.quiet}>
                        {": "}
                        {included.state === "included" && detail ? detail : i18n._(state)}
                      </span>
                    </span>
                  </span>
                );
              })}
            </span>
            {fare.seatsLeft <= 4 && (
              <span className={css.few}>
                <Plural value={fare.seatsLeft} one="# seat left at this price" other="# seats left at this price" />
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

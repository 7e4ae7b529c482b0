import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { adultPriceOf, type FlightLeg, type FlightReferences, type Itinerary, layoversOf } from "@safar/engine";
import { Anchor } from "@safar/ui/anchor";
import { Price } from "@safar/ui/price";
import { Skeleton } from "@safar/ui/skeleton";
import { lazy, type MouseEvent, memo, Suspense } from "react";
import { commaIn, formatMoney } from "../../i18n/format.ts";
import { AirlineMark } from "./airline-mark.tsx";
import { baggageLine } from "./baggage-words.ts";
import { clockOf, type FlightWords, isolated, useFlightWords } from "./flight-words.ts";
import { glyphs } from "./glyphs.css.ts";
import * as css from "./offer-card.css.ts";

/** Fetched when the first card is unfolded. */
const OfferDetails = lazy(async () => ({ default: (await import("./offer-details.tsx")).OfferDetails }));

/** From here on down, how many seats are left is worth saying. */
const fewSeats = 4;

/** A press meant for this page, and not for another tab. */
const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

const Leg = ({ leg, references, words }: { leg: FlightLeg; references: FlightReferences; words: FlightWords }) => {
  const { t } = useLingui();
  const codes = [...new Set(leg.segments.map(({ airline }) => airline))];
  const layovers = layoversOf(leg);
  const [first] = layovers;
  const { dayOffset } = leg;
  const separator = commaIn(words.locale);
  return (
    <div className={css.leg}>
      <AirlineMark code={codes[0] ?? ""} />
      <div className={css.pair}>
        <span className={css.times}>
          {clockOf(leg.departs.local)} – {clockOf(leg.arrives.local)}
          {dayOffset !== 0 && (
            <sup
              dir="ltr"
              className={css.dayOffset}
              title={t`${plural(dayOffset, { one: "Arrives # day later", other: "Arrives # days later" })}`}
            >
              {dayOffset > 0 ? `+${dayOffset}` : dayOffset}
            </sup>
          )}
        </span>
        <span className={css.quiet}>{codes.map((code) => words.airline(code, references)).join(separator)}</span>
      </div>
      <div className={css.way}>
        {words.duration(leg.minutes)}
        <span className={css.quiet}>
          {isolated(leg.from)} – {isolated(leg.to)}
        </span>
      </div>
      <div className={css.stops}>
        <span className={css.stopsWord}>{words.stops(leg.stops)}</span>
        {first !== undefined && (
          <span className={css.quiet}>
            {layovers.length === 1
              ? `${words.city(first.arrivesAt, references)} · ${words.duration(first.minutes)}`
              : layovers.map(({ arrivesAt }) => words.city(arrivesAt, references)).join(separator)}
          </span>
        )}
        {layovers.some(({ isAirportChange }) => isAirportChange) && (
          <span className={css.caution}>{t`Change of airport`}</span>
        )}
      </div>
    </div>
  );
};

export type OfferCardProps = {
  itinerary: Itinerary;
  references: FlightReferences;
  /** The itinerary's own page. */
  href: string;
  /** Without it the card is a plain link, and has nothing to unfold. */
  onChoose?: ((itinerary: Itinerary) => void) | undefined;
  isOpen?: boolean;
  onToggle?: ((itinerary: Itinerary) => void) | undefined;
};

/** One offer of a list. Kept small, for a list draws many of them anew at every change of filters. */
export const OfferCard = memo(function OfferCard({
  itinerary,
  references,
  href,
  onChoose,
  isOpen = false,
  onToggle,
}: OfferCardProps) {
  const { t, i18n } = useLingui();
  const words = useFlightWords();
  const { brand, co2Kg, isRefundable, legs, perType, price, seatsLeft } = itinerary;
  const { locale } = words;
  const baggage = baggageLine(itinerary, words, i18n);
  const total = formatMoney(price.total, locale);
  const travellers = perType.reduce((sum, { count }) => sum + count, 0);
  const adult = travellers > 1 ? adultPriceOf(itinerary) : null;
  const amountOfAdult = adult === null ? "" : isolated(formatMoney(adult, locale));
  const [out] = legs;
  const airline = words.airline(itinerary.airline, references);
  const leaves = out === undefined ? "" : clockOf(out.departs.local);
  const checkedGlyph = baggage.isNone ? glyphs.noBag : glyphs.checkedBag;
  return (
    <article className={css.card}>
      <div className={css.journey}>
        {legs.map((leg, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- legs keep their places
          <Leg key={index} leg={leg} references={references} words={words} />
        ))}
        <p className={css.facts}>
          <span className={css.brand}>{isolated(brand[locale])}</span>
          {baggage.cabin !== null && <span className={glyphs.cabinBag}>{baggage.cabin}</span>}
          {baggage.checked !== null && (
            <span className={baggage.isUneven ? `${checkedGlyph} ${css.caution}` : checkedGlyph}>
              {baggage.checked}
            </span>
          )}
          <span className={isRefundable ? glyphs.refundable : glyphs.final}>
            {isRefundable ? t`Refundable` : t`Non-refundable`}
          </span>
          {co2Kg !== null && <span className={glyphs.leaf}>{t`${co2Kg} kg CO₂`}</span>}
        </p>
      </div>
      <div className={css.priceSide}>
        <div className={css.price}>
          <Price size="medium" amount={total} />
          {travellers > 1 && (
            <span className={css.perAdult}>
              {t`${plural(travellers, { one: "for # traveller", other: "for # travellers" })}`}
            </span>
          )}
          {adult !== null && <span className={css.perAdult}>{t`${amountOfAdult} per adult`}</span>}
          {seatsLeft <= fewSeats && (
            <span className={css.fewSeats}>
              {t`${plural(seatsLeft, { one: "# seat left at this price", other: "# seats left at this price" })}`}
            </span>
          )}
        </div>
        <Anchor
          href={href}
          className={css.choose}
          aria-label={t`View flight: ${airline}, ${leaves}, ${total}`}
          onClick={(event) => {
            if (onChoose === undefined || !isPlainPress(event)) return;
            event.preventDefault();
            onChoose(itinerary);
          }}
        >
          {t`View flight`}
        </Anchor>
        {onToggle !== undefined && (
          <button
            type="button"
            className={css.more}
            aria-expanded={isOpen}
            aria-label={isOpen ? t`Hide details: ${airline}, ${leaves}` : t`Flight details: ${airline}, ${leaves}`}
            onClick={() => onToggle(itinerary)}
          >
            {isOpen ? t`Hide details` : t`Flight details`}
          </button>
        )}
      </div>
      {isOpen && (
        <div className={css.details}>
          <Suspense fallback={<Skeleton kind="box" />}>
            <OfferDetails itinerary={itinerary} references={references} />
          </Suspense>
        </div>
      )}
    </article>
  );
});

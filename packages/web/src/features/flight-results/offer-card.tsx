import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import {
  adultPriceOf,
  type FlightLeg,
  type FlightReferences,
  type Itinerary,
  layoversOf,
  leastChecked,
  type OfferId,
  type RefId,
} from "@safar/engine";
import { Skeleton } from "@safar/ui/skeleton";
import { lazy, memo, type ReactNode, Suspense } from "react";
import { paths } from "../../app/addresses/paths.ts";
import { airlinesOf } from "../../app/carriers.ts";
import { wantOption } from "../../engine/walk/wanted-option.ts";
import { clockOf } from "../../i18n/clock.ts";
import { shortDayParts } from "../../i18n/days.ts";
import { commaIn } from "../../i18n/format.ts";
import { isolated } from "../../i18n/isolated.ts";
import { useWrittenMoney } from "../amounts/amount.tsx";
import { AirlineMarks } from "../flight-itinerary/airline-mark.tsx";
import { baggageLine } from "../flight-itinerary/baggage-words.ts";
import { type FlightWords, useFlightWords } from "../flight-itinerary/flight-words.ts";
import { glyphs } from "../flight-itinerary/glyphs.css.ts";
import { OfferFrame } from "../results/offer-frame.tsx";
import { RouteLine } from "../results/route-line.tsx";
import { heardOnPhones } from "../results/search-line.css.ts";
import * as css from "./offer-card.css.ts";

/** Fetched when the first card is unfolded. */
const OfferDetails = lazy(async () => ({ default: (await import("./offer-details.tsx")).OfferDetails }));

/** From here on down, how many seats are left is worth saying. */
const fewSeats = 4;

/** Who flies a leg. On phones that stands above the first one alone, with whoever flies the others. */
const Who = ({
  codes,
  others,
  day,
  references,
  words,
}: {
  codes: readonly string[];
  /** Null where it is not the first. */
  others: readonly string[] | null;
  day: string | null;
  references: FlightReferences;
  words: FlightWords;
}) => {
  const comma = commaIn(words.locale);
  const names = (of: readonly string[]) => of.map((code) => words.airline(code, references)).join(comma);
  const hasMore = others !== null && others.length > 0;
  return (
    <span className={others === null ? `${css.who} ${css.extra}` : css.who}>
      <AirlineMarks of={codes} {...(codes.length > 1 && { className: css.several })}>
        {hasMore && (
          <span className={css.brief}>
            <AirlineMarks of={others} />
          </span>
        )}
      </AirlineMarks>
      <span className={css.airline}>
        {day !== null && <span className={`${css.day} ${css.extra}`}>{day}</span>}
        <span>
          {names(codes)}
          {hasMore && <span className={css.brief}>{comma + names(others)}</span>}
        </span>
      </span>
    </span>
  );
};

/** Its words are built anew for another offer that takes the place, as they would move within it: only what can be pressed stays. */
const Leg = ({
  id,
  leg,
  others,
  isDated,
  references,
  words,
}: {
  id: OfferId;
  leg: FlightLeg;
  others: readonly string[] | null;
  /** Whether it says its day, which a search of one flight does. */
  isDated: boolean;
  references: FlightReferences;
  words: FlightWords;
}) => {
  const { t } = useLingui();
  const layovers = layoversOf(leg);
  const [first] = layovers;
  const isOne = layovers.length === 1;
  const [weekday, between, date] = shortDayParts(leg.departs.local, words.locale);
  const where = layovers.map(({ arrivesAt }) => words.city(arrivesAt, references)).join(commaIn(words.locale));
  return (
    <div className={css.leg}>
      <Who
        key={id}
        {...{ others, references, words }}
        codes={airlinesOf(leg)}
        day={isDated ? weekday + between + date : null}
      />
      <RouteLine
        departs={{ local: leg.departs.local, place: leg.from }}
        arrives={{ local: leg.arrives.local, place: leg.to }}
        daysLater={leg.dayOffset}
        stops={Math.min(leg.stops, 3)}
        day={isDated && <span className={`${css.brief} ${css.day} ${css.onLine}`}>{date}</span>}
      >
        <span key={id} className={css.on}>
          <span className={css.day}>{words.duration(leg.minutes)}</span>
          <span>
            <span className={isOne ? css.extra : ""}>{words.stops(leg.stops) + (isOne ? ` · ${where}` : "")}</span>
            {isOne && <span className={css.brief}>{t`via ${isolated(where)}`}</span>}
          </span>
          {first && <span>{isOne ? words.duration(first.minutes) : where}</span>}
        </span>
        {layovers.some(({ isAirportChange }) => isAirportChange) && (
          <span className={css.caution}>{t`Change of airport`}</span>
        )}
      </RouteLine>
    </div>
  );
};

/** On phones in a word or two; all of the words are still heard. */
const Fact = ({ glyph, words, briefly }: { glyph: string; words: string | null; briefly: ReactNode }) =>
  words !== null && (
    <span className={glyph}>
      <span className={heardOnPhones}>{words}</span>
      <span className={css.brief} aria-hidden="true">
        {briefly}
      </span>
    </span>
  );

/** What a fare lets somebody take along and give back, in a line of glyphs. */
const FareFacts = ({ itinerary, airlines, words }: { itinerary: Itinerary; airlines: number; words: FlightWords }) => {
  const { t, i18n } = useLingui();
  const { brand, co2Kg, hasRefundFee, isRefundable } = itinerary;
  const baggage = baggageLine(itinerary, words, i18n);
  const checkedGlyph = `${baggage.isNone ? glyphs.noBag : glyphs.checkedBag} ${baggage.isUneven ? css.caution : ""}`;
  const several = airlines > 1 && t`${plural(airlines, { other: "# airlines" })}`;
  return (
    <>
      <span className={`${css.brand} ${heardOnPhones}`}>{isolated(brand[words.locale])}</span>
      <Fact
        glyph={isRefundable ? glyphs.refundable : glyphs.final}
        words={hasRefundFee ? t`Refundable with a fee` : isRefundable ? t`Refundable` : t`Non-refundable`}
        briefly={hasRefundFee ? t`Refund for a fee` : isRefundable ? t`Refundable` : t`No refunds`}
      />
      <Fact glyph={glyphs.cabinBag} words={baggage.cabin} briefly={baggage.briefly[0]} />
      <Fact
        glyph={checkedGlyph}
        words={baggage.isUneven ? t`Checked bag differs by flight` : baggage.checked}
        briefly={several ? <span className={css.caution}>{several}</span> : baggage.briefly[1]}
      />
      {airlines > 1 ? (
        <span className={`${css.caution} ${heardOnPhones}`}>
          {t`${plural(airlines, { other: "# airlines: check bags" })}`}
        </span>
      ) : (
        co2Kg !== null && <span className={`${glyphs.leaf} ${css.extra}`}>{t`${co2Kg} kg CO₂`}</span>
      )}
    </>
  );
};

type Props = {
  itinerary: Itinerary;
  references: FlightReferences;
  refId: RefId | null;
  /** Without it the card is a plain link. */
  onChoose?: ((id: OfferId) => void) | undefined;
  isOpen?: boolean;
  /** Without it the card has nothing to unfold. */
  onToggle?: ((id: string) => void) | undefined;
  /** Whether it is told in its least fare with a checked bag (`offersFor`). */
  isWithBag?: boolean;
};

/** One offer of a list. Kept small, for a list draws many of them anew at every change of filters. */
export const OfferCard = memo(function OfferCard({
  itinerary,
  references,
  refId,
  onChoose,
  isOpen = false,
  onToggle,
  isWithBag = false,
}: Props) {
  const { t } = useLingui();
  const words = useFlightWords();
  const write = useWrittenMoney();
  const { baggage, id, legs, perType, price, seatsLeft } = itinerary;
  const travellers = perType.reduce((sum, { count }) => sum + count, 0);
  const adult = travellers > 1 ? adultPriceOf(itinerary) : null;
  const amountOfAdult = adult === null ? "" : write(adult);
  const [out] = legs;
  const all = airlinesOf(...legs);
  const airline = words.airline(itinerary.airline, references);
  const leaves = out === undefined ? "" : clockOf(out.departs.local);
  const total = write(price.total);
  const other = isWithBag ? itinerary.withBag : undefined;
  const fareId = other?.id ?? null;
  const bag = isWithBag ? leastChecked(baggage) : null;
  const allowance = bag === null ? "" : isolated(words.allowance(bag));
  const more = other === undefined ? "" : write(other.extra);
  const action = {
    href: refId === null ? "#" : paths.flightItinerary(refId, id, fareId),
    words: t`Choose`,
    label: t`Choose: ${airline}, ${leaves}, ${total}`,
    onChoose:
      onChoose &&
      (() => {
        if (fareId !== null) wantOption(id, fareId);
        onChoose(id);
      }),
  };
  return (
    <OfferFrame
      price={price.total}
      notes={[
        ...(travellers > 1 ? [t`${plural(travellers, { one: "for # traveller", other: "for # travellers" })}`] : []),
        ...(bag === null
          ? adult === null
            ? []
            : [t`${amountOfAdult} per adult`]
          : [t`with ${allowance} bag`, other === undefined ? t`at no extra cost` : t`${more} more`]),
      ]}
      few={
        seatsLeft <= fewSeats
          ? t`${plural(seatsLeft, { one: "# seat left at this price", other: "# seats left at this price" })}`
          : null
      }
      action={action}
      foot={
        <div className={css.foot}>
          <div key={id} className={css.facts}>
            <FareFacts itinerary={itinerary} airlines={all.length} words={words} />
          </div>
          {onToggle !== undefined && (
            <button
              type="button"
              className={`${glyphs.unfold} ${css.more}`}
              aria-expanded={isOpen}
              aria-label={isOpen ? t`Hide details: ${airline}, ${leaves}` : t`Details: ${airline}, ${leaves}`}
              onClick={() => onToggle(id)}
            >
              <span className={css.extra}>{isOpen ? t`Hide details` : t`Details`}</span>
            </button>
          )}
        </div>
      }
      below={
        isOpen && (
          <Suspense fallback={<Skeleton kind="box" />}>
            <OfferDetails itinerary={itinerary} references={references} action={action} />
          </Suspense>
        )
      }
    >
      {legs.map((leg, index) => (
        <Leg
          // oxlint-disable-next-line react/no-array-index-key -- legs keep their places
          key={index}
          {...{ id, leg, references, words }}
          others={index > 0 ? null : all.filter((code) => !airlinesOf(leg).includes(code))}
          isDated={legs.length > 1}
        />
      ))}
    </OfferFrame>
  );
});

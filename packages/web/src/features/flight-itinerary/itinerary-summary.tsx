import { useLingui } from "@lingui/react/macro";
import type { FlightReferences, Itinerary } from "@safar/engine";
import { clockOf } from "../../i18n/clock.ts";
import { commaIn } from "../../i18n/format.ts";
import { isolated } from "../../i18n/isolated.ts";
import { DaysLater } from "../walk/days-later.tsx";
import { AirlineMark } from "./airline-mark.tsx";
import { baggageLine, isReturnTrip, legName } from "./baggage-words.ts";
import { useFlightWords } from "./flight-words.ts";
import { glyphs } from "./glyphs.css.ts";
import * as css from "./itinerary-summary.css.ts";

type Of = { readonly itinerary: Itinerary; readonly references: FlightReferences; readonly added: readonly string[] };

/** What is being booked, in short: stands beside the later steps. What was added to the fare is told by its titles. */
export function ItinerarySummary({ itinerary, references, added }: Of) {
  const { t, i18n } = useLingui();
  const words = useFlightWords();
  const { airline, brand, legs } = itinerary;
  const isReturn = isReturnTrip(itinerary);
  const { cabin, checked, isNone, isUneven } = baggageLine(itinerary, words, i18n);
  const extras = added.map(isolated).join(commaIn(words.locale));
  // A bag may have been bought: that there is none is said of the fare alone.
  const inFare = isNone ? t`In the fare: no checked bag` : isUneven ? t`In the fare: ${checked}` : checked;
  return (
    <section className={css.card} aria-label={t`Your flight`}>
      {legs.map((leg, index) => {
        const { arrives, dayOffset, departs, from, minutes, stops, to } = leg;
        const [first] = leg.segments;
        return (
          <div key={`${from} ${departs.local}`} className={css.leg}>
            <AirlineMark code={first?.airline ?? airline} />
            <div className={css.words}>
              <span className={css.route}>
                {words.city(from, references)} – {words.city(to, references)}
              </span>
              <span className={css.quiet}>
                {legs.length > 1 && `${legName(i18n, index, legs.length, isReturn)} · `}
                {words.day(departs.local)}
              </span>
              <span className={css.times}>
                {clockOf(departs.local)} – {clockOf(arrives.local)}
                <DaysLater days={dayOffset} />
                <span className={css.quiet}>
                  {" "}
                  {words.duration(minutes)} · {words.stops(stops)}
                </span>
              </span>
              <span className={css.quiet}>
                {words.airlines(leg.segments, references)}
                {" · "}
                {leg.segments
                  .map((segment) => isolated(`${segment.airline} ${segment.number}`))
                  .join(commaIn(words.locale))}
              </span>
            </div>
          </div>
        );
      })}
      <p className={css.facts}>
        <span>{isolated(brand[words.locale])}</span>
        {cabin !== null && <span className={glyphs.cabinBag}>{cabin}</span>}
        {checked !== null && <span className={isNone ? glyphs.noBag : glyphs.checkedBag}>{inFare}</span>}
        {extras !== "" && <span>{t`Added: ${extras}`}</span>}
      </p>
    </section>
  );
}

import { useLingui } from "@lingui/react/macro";
import type { FlightReferences, Itinerary } from "@safar/engine";
import { Dotted } from "@safar/ui/dot";
import Plane from "lucide-react/icons/plane";
import { airlinesOf } from "../../app/carriers.ts";
import { commaIn } from "../../i18n/format.ts";
import { isolated } from "../../i18n/isolated.ts";
import { RideLine } from "../walk/ride-line.tsx";
import { AirlineMarks } from "./airline-mark.tsx";
import { baggageLine, isReturnTrip, legName } from "./baggage-words.ts";
import { useFlightWords } from "./flight-words.ts";
import { glyphs } from "./glyphs.css.ts";
import { GoesOn, isMixed } from "./goes-on.tsx";
import * as css from "./itinerary-summary.css.ts";
import { stopsOf } from "./stops-words.ts";

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
        const { arrives, dayOffset, departs, from, minutes, segments, to } = leg;
        const numbers = segments.map((segment) => isolated(`${segment.airline}\u00a0${segment.number}`));
        const end = (code: string) => ({ town: words.city(code, references), place: words.airport(code, references) });
        return (
          <div key={`${from} ${departs.local}`} className={css.leg}>
            <AirlineMarks of={segments.length > 0 ? airlinesOf(leg) : [airline]} />
            <p className={css.words}>
              <strong>
                <Dotted
                  of={[legs.length > 1 && legName(i18n, index, legs.length, isReturn), words.day(departs.local)]}
                />
              </strong>
              <span className={css.quiet}>
                <Dotted of={[words.airlines(segments, references), numbers.join(commaIn(words.locale))]} />
              </span>
            </p>
            <div className={css.way}>
              <RideLine
                icon={Plane}
                turn={45}
                from={{ ...end(from), local: departs.local }}
                to={{ ...end(to), local: arrives.local, daysLater: dayOffset }}
                between={[words.duration(minutes), <Dotted key="stops" of={stopsOf(i18n, words, leg, references)} />]}
              />
            </div>
            {isMixed(segments) && (
              <p className={css.note}>
                <GoesOn segments={segments} references={references} />
              </p>
            )}
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

import { useLingui } from "@lingui/react/macro";
import type { FlightReferences, Itinerary } from "@safar/engine";
import { Dotted } from "@safar/ui/dot";
import { BaggageTable } from "../flight-itinerary/baggage-table.tsx";
import { isReturnTrip, legName } from "../flight-itinerary/baggage-words.ts";
import { useFlightWords } from "../flight-itinerary/flight-words.ts";
import { LegTimeline } from "../flight-itinerary/leg-timeline.tsx";
import * as css from "./offer-details.css.ts";

/** What unfolds under an offer: every flight of it, and what may be taken along. */
export function OfferDetails({ itinerary, references }: { itinerary: Itinerary; references: FlightReferences }) {
  const { i18n } = useLingui();
  const words = useFlightWords();
  const { legs } = itinerary;
  return (
    <div className={css.details}>
      <div className={css.legs}>
        {legs.map((leg, index) => (
          <section key={`${leg.from} ${leg.departs.local}`} className={css.leg}>
            <h3 className={css.title}>
              <Dotted
                of={[
                  legs.length > 1 && legName(i18n, index, legs.length, isReturnTrip(itinerary)),
                  words.day(leg.departs.local),
                  words.duration(leg.minutes),
                ]}
              />
            </h3>
            <LegTimeline leg={leg} references={references} />
          </section>
        ))}
      </div>
      <BaggageTable legs={legs} baggage={itinerary.baggage} />
    </div>
  );
}

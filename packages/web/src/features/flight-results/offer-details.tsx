import { useLingui } from "@lingui/react/macro";
import type { FlightReferences, Itinerary } from "@safar/engine";
import { ButtonLink } from "@safar/ui/button";
import { Dotted } from "@safar/ui/dot";
import { Amount } from "../amounts/amount.tsx";
import { BaggageTable } from "../flight-itinerary/baggage-table.tsx";
import { isReturnTrip, legName } from "../flight-itinerary/baggage-words.ts";
import { useFlightWords } from "../flight-itinerary/flight-words.ts";
import { LegTimeline } from "../flight-itinerary/leg-timeline.tsx";
import type { OfferAction } from "../results/offer-frame.tsx";
import { insteadOfLink } from "../results/plain-press.ts";
import * as css from "./offer-details.css.ts";

/** What unfolds under an offer: every flight of it, what may be taken along, and on phones what to do with it once that is read. */
export function OfferDetails({
  itinerary,
  references,
  action,
}: {
  itinerary: Itinerary;
  references: FlightReferences;
  action: OfferAction;
}) {
  const { i18n } = useLingui();
  const words = useFlightWords();
  const { baggage, legs, price } = itinerary;
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
      <BaggageTable legs={legs} baggage={baggage} />
      <div className={css.choose}>
        <ButtonLink
          wide
          kind="primary"
          href={action.href}
          aria-label={action.label}
          onClick={insteadOfLink(action.onChoose)}
        >
          <Dotted of={[action.words, <Amount key="price" of={price.total} />]} />
        </ButtonLink>
      </div>
    </div>
  );
}

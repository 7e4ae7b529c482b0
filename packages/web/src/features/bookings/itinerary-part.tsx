import { Trans, useLingui } from "@lingui/react/macro";
import type { BookedFlight } from "@safar/engine";
import { useFacts } from "../../app/page-path.ts";
import { BaggageTable } from "../flight-results/baggage-table.tsx";
import { isReturnTrip, legName } from "../flight-results/baggage-words.ts";
import { isolated, useFlightWords } from "../flight-results/flight-words.ts";
import { LegTimeline } from "../flight-results/leg-timeline.tsx";
import * as css from "./booking.css.ts";

/** Every flight with its times, terminals and waits, and what each traveller may take on it. */
export function ItineraryPart({ flight: { itinerary, references } }: { flight: BookedFlight }) {
  const { i18n } = useLingui();
  const { locale } = useFacts();
  const words = useFlightWords();
  const { baggage, brand, legs } = itinerary;
  const isReturn = isReturnTrip(itinerary);
  return (
    <div className={css.part}>
      {legs.map((leg, index) => {
        const from = isolated(words.city(leg.from, references));
        const to = isolated(words.city(leg.to, references));
        return (
          <section key={`${leg.from} ${leg.departs.local}`} className={css.panel}>
            <h2 className={css.legTitle}>
              {legs.length > 1 && <span>{legName(i18n, index, legs.length, isReturn)}: </span>}
              <Trans>
                {from} to {to}
              </Trans>
              <span className={css.legFacts}>
                {words.duration(leg.minutes)} · {words.stops(leg.stops)}
              </span>
            </h2>
            <LegTimeline leg={leg} references={references} />
          </section>
        );
      })}
      <section className={css.panel}>
        <h2>
          <Trans>Baggage</Trans>
        </h2>
        <p className={css.quiet}>
          <Trans>
            Fare: <bdi>{brand[locale]}</bdi>
          </Trans>
        </p>
        <BaggageTable legs={legs} baggage={baggage} />
      </section>
      <p className={css.quiet}>
        <Trans>All times are by the clocks of the place. Airlines may change terminals until the day of travel.</Trans>
      </p>
    </div>
  );
}

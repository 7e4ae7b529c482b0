import { Trans, useLingui } from "@lingui/react/macro";
import type { FlightBooking } from "@safar/engine";
import { Dotted } from "@safar/ui/dot";
import { useFacts } from "../../app/addresses/page-path.ts";
import { isolated } from "../../i18n/isolated.ts";
import * as bookingCss from "../bookings/booking.css.ts";
import { ExtraList } from "../bookings/extra-list.tsx";
import { BaggageTable } from "../flight-itinerary/baggage-table.tsx";
import { isReturnTrip, legName } from "../flight-itinerary/baggage-words.ts";
import { useFlightWords } from "../flight-itinerary/flight-words.ts";
import { LegTimeline } from "../flight-itinerary/leg-timeline.tsx";
import * as css from "./flight-booking.css.ts";

/** Every flight with its times, terminals and waits, and what each traveller may take on it. */
export function ItineraryPart({ booking: { flight } }: { booking: FlightBooking }) {
  const { i18n, t } = useLingui();
  const { locale } = useFacts();
  const words = useFlightWords();
  const { extras, itinerary, references } = flight;
  const bags = extras.filter(({ kind }) => kind === "bag");
  const { baggage, brand, legs } = itinerary;
  const isReturn = isReturnTrip(itinerary);
  return (
    <div className={bookingCss.part}>
      {legs.map((leg, index) => {
        const from = isolated(words.city(leg.from, references));
        const to = isolated(words.city(leg.to, references));
        return (
          <section key={`${leg.from} ${leg.departs.local}`} className={bookingCss.panel}>
            <h2 className={css.legTitle}>
              {legs.length > 1 && <span>{legName(i18n, index, legs.length, isReturn)}: </span>}
              <Trans>
                {from} to {to}
              </Trans>
              <span className={css.legFacts}>
                <Dotted of={[words.duration(leg.minutes), words.stops(leg.stops)]} />
              </span>
            </h2>
            <LegTimeline leg={leg} references={references} />
          </section>
        );
      })}
      <section className={bookingCss.panel}>
        <h2>{t`Baggage`}</h2>
        <p className={bookingCss.quiet}>
          <Trans>
            Fare: <bdi>{brand[locale]}</bdi>
          </Trans>
        </p>
        <BaggageTable legs={legs} baggage={baggage} />
        {bags.length > 0 && (
          <p>
            <Trans>
              Bought in addition: <ExtraList of={bags} />
            </Trans>
          </p>
        )}
      </section>
      <p className={bookingCss.quiet}>
        <Trans>All times are local. Airlines may change terminals until the day of travel.</Trans>
      </p>
    </div>
  );
}

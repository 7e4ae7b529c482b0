import { Trans, useLingui } from "@lingui/react/macro";
import type { FlightBooking } from "@safar/engine";
import { isolated } from "../../i18n/isolated.ts";
import { momentIn } from "../checkout/quote/moment.ts";
import { useFlightWords } from "../flight-itinerary/flight-words.ts";
import { PaperMoved } from "../papers/moved-paper.tsx";
import { zoneOfFlight } from "./flight-zone.ts";

/** What the airline has moved and waits for an answer about, and until when. */
export function MovedFlights({ booking }: { readonly booking: FlightBooking }) {
  const { t } = useLingui();
  const words = useFlightWords();
  const { itinerary, moved, references } = booking.flight;
  return moved.map(({ arrived, departed, leg: index, respondBy }) => {
    const leg = itinerary.legs[index];
    if (leg === undefined) return null;
    const [from, to] = [leg.from, leg.to].map((airport) => isolated(words.city(airport, references)));
    const until = momentIn(respondBy, words.locale, zoneOfFlight(booking));
    const ends = [
      { name: t`Leaves`, before: departed, now: leg.departs },
      { name: t`Lands`, before: arrived, now: leg.arrives },
    ];
    const title = <Trans>The airline has changed your flight</Trans>;
    return (
      <PaperMoved key={index} id={`moved-${index}`} title={title} what={t`${from} to ${to}`} ends={ends}>
        <p>
          <Trans>
            Answer by <bdi>{until}</bdi>. Both answers are free of charge.
          </Trans>
        </p>
      </PaperMoved>
    );
  });
}

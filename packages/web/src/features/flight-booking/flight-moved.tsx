import { Trans } from "@lingui/react/macro";
import type { FlightBooking } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import { formatPlaceTime } from "../../i18n/format.ts";

/** When the flights that the airline has moved were to leave and land, and when they do. */
export function FlightMoved({ booking: { flight } }: { booking: FlightBooking }) {
  const { locale } = useFacts();
  return flight.moved.map(({ arrived, departed, leg }) => {
    const now = flight.itinerary.legs[leg];
    const at = (local: string) => <bdi>{formatPlaceTime(local, locale)}</bdi>;
    return (
      <p key={leg}>
        <Trans>
          Leaves {at(now?.departs.local ?? departed)}, was <s>{at(departed)}</s>
        </Trans>
        <br />
        <Trans>
          Lands {at(now?.arrives.local ?? arrived)}, was <s>{at(arrived)}</s>
        </Trans>
      </p>
    );
  });
}

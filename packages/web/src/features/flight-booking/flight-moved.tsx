import { Trans } from "@lingui/react/macro";
import type { FlightBooking, FlightSegment } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import { formatPlaceTime } from "../../i18n/format.ts";

/** When the flights that the airline has moved were to leave and land, and when they do. */
export function FlightMoved({ booking: { flight } }: { booking: FlightBooking }) {
  const { locale } = useFacts();
  const ends = (flights: readonly FlightSegment[]) =>
    [flights[0]?.departs, flights.at(-1)?.arrives].map((end) => (end ? formatPlaceTime(end.local, locale) : ""));
  return flight.changes
    .filter(({ state }) => state === "open")
    .map(({ added, id, removed }) => {
      const [[departed, landed], [departs, lands]] = [ends(removed), ends(added)];
      return (
        <p key={id}>
          <Trans>
            Leaves <bdi>{departs}</bdi>, was{" "}
            <s>
              <bdi>{departed}</bdi>
            </s>
          </Trans>
          <br />
          <Trans>
            Lands <bdi>{lands}</bdi>, was{" "}
            <s>
              <bdi>{landed}</bdi>
            </s>
          </Trans>
        </p>
      );
    });
}

import { Plural, Trans } from "@lingui/react/macro";
import type { FlightBooking } from "@safar/engine";
import { isReturnTrip } from "../flight-itinerary/baggage-words.ts";
import { useFlightWords } from "../flight-itinerary/flight-words.ts";

/** Where a booking goes: there, there and back, or on through several places. */
export function FlightTitle({ booking }: { booking: FlightBooking }) {
  const { itinerary, references } = booking.flight;
  const words = useFlightWords();
  const [first] = itinerary.legs;
  if (first === undefined) return null;
  const isReturn = isReturnTrip(itinerary);
  const end = isReturn ? first : (itinerary.legs.at(-1) ?? first);
  const [from, to] = [words.city(first.from, references), words.city(end.to, references)];
  const others = itinerary.legs.length;
  if (isReturn) {
    return (
      <Trans>
        <bdi>{from}</bdi> to <bdi>{to}</bdi> and back
      </Trans>
    );
  }
  return (
    <>
      <Trans>
        <bdi>{from}</bdi> to <bdi>{to}</bdi>
      </Trans>
      {others > 1 && (
        <>
          {" · "}
          <Plural value={others} one="# flight" other="# flights" />
        </>
      )}
    </>
  );
}

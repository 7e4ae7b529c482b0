import { useLingui } from "@lingui/react/macro";
import type { FlightsView } from "@safar/engine";
import { flightsService } from "../../engine/flights/flights.service.ts";
import { commaIn } from "../../i18n/format.ts";
import { isolated } from "../../i18n/isolated.ts";
import type { JourneyPart } from "../checkout/checkout-trip.ts";
import { baggageLine } from "../flight-itinerary/baggage-words.ts";
import { useFlightWords } from "../flight-itinerary/flight-words.ts";
import type { WalkTrip } from "../walk/walk-kind.ts";
import { flightCheckoutWords } from "./flight-checkout-words.tsx";
import { atItsFare, FlightSummary } from "./flight-summary.tsx";

/** Each flight of the journey, by the names that its seats and meals go by. */
const usePartsOf = ({ itinerary, references }: FlightsView): readonly JourneyPart[] => {
  const { t } = useLingui();
  const words = useFlightWords();
  if (itinerary === null || references === null) return [];
  const route = (origin: string, destination: string) => {
    const [from, to] = [words.city(origin, references), words.city(destination, references)];
    return t`${from} to ${to}`;
  };
  return itinerary.legs.flatMap((leg) =>
    leg.segments.map(({ id, airline, number, from, to }) => {
      const [flight, name] = [isolated(`${airline} ${number}`), route(from, to)];
      return { id, label: t`${flight}, ${name}`, leg: route(leg.from, leg.to) };
    }),
  );
};

/** What may be taken without adding anything; nothing where the fare does not say. */
const useBagsOf = (view: FlightsView): string | undefined => {
  const { i18n } = useLingui();
  const words = useFlightWords();
  if (view.itinerary === null) return undefined;
  const { cabin, checked } = baggageLine(atItsFare(view.itinerary, view), words, i18n);
  return [cabin, checked].filter(Boolean).join(commaIn(words.locale)) || undefined;
};

/** What the steps of a checkout are told of a flight. */
const flightTrip: WalkTrip<FlightsView> = {
  words: flightCheckoutWords,
  Summary: FlightSummary,
  readExtras: flightsService.extras,
  useTrip: (view) => ({
    parts: usePartsOf(view),
    airline: view.itinerary?.airline ?? "",
    zone: view.references?.airports[view.itinerary?.legs[0]?.from ?? ""]?.zone,
    included: { bag: useBagsOf(view) },
  }),
};

export default flightTrip;

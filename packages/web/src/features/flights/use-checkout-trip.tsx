import { useLingui } from "@lingui/react/macro";
import type { FlightStep, FlightsView } from "@safar/engine";
import { paths } from "../../app/paths.ts";
import { flightsService } from "../../engine/flights.service.ts";
import { type CheckoutStep, type CheckoutTrip, checkoutSteps, type JourneyPart } from "../checkout/checkout-trip.ts";
import { isolated, useFlightWords } from "../flight-results/flight-words.ts";
import { FlightSummary } from "./flight-summary.tsx";

const stepOf = { passengers: "passengers", extras: "addons", review: "review" } as const satisfies Readonly<
  Record<Exclude<CheckoutStep, "payment">, FlightStep>
>;

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

/** What the checkout is told of the flight. */
export const useCheckoutTrip = (view: FlightsView): CheckoutTrip => {
  const { itinerary, party, quote, references, steps } = view;
  const parts = usePartsOf(view);
  const hasExtras = quote !== null && Object.values(quote.offeredExtras).includes(true);
  const hrefs: { [Step in CheckoutStep]?: string } = {};
  for (const step of ["passengers", "extras", "review"] as const) {
    const own = stepOf[step];
    if (quote !== null && steps.includes(own)) hrefs[step] = paths.flightCheckout(own, quote.refId);
  }
  const [from] = itinerary?.legs ?? [];
  return {
    summary: <FlightSummary view={view} />,
    price: view.price,
    steps: hasExtras ? checkoutSteps : checkoutSteps.filter((step) => step !== "extras"),
    hrefs,
    parts,
    party,
    airline: itinerary?.airline,
    zone: from === undefined ? undefined : references?.airports[from.from]?.zone,
    readExtras: flightsService.extras,
  };
};

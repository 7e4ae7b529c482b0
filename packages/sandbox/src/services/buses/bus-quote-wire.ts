import type { AnswerOf, busesEndpoints } from "@safar/api-clients/wire";
import type { Call } from "../../core/service.ts";
import type { BusDeparture } from "../../world/buses/bus-departures.ts";
import { namesWire } from "../../world/names.ts";
import { localDocuments } from "../selling/people.ts";
import { priceWire } from "../selling/price-wire.ts";
import { quotedWire } from "../selling/quote-wire.ts";
import { type Bundle, bundlesFor, termsWire } from "./bus-bundles.ts";
import { busLines, type PricedBus } from "./bus-prices.ts";
import { busWire, categoryOf, endsWire } from "./bus-wire.ts";

type WireFares = AnswerOf<typeof busesEndpoints.busFares>;
type WireBundle = WireFares["Bundles"][number];

/** The id of who sits there: by their place among the chosen seats, so that another seat is still theirs. */
export const paxIdOf = (index: number): string => `pax${index + 1}`;

const bundleWire = (call: Call, { quote, departure, display }: PricedBus, bundle: Bundle): WireBundle => ({
  code: bundle.code,
  ...namesWire(bundle.names),
  discount_percent: bundle.discount,
  ...termsWire(call, bundle, departure.departs),
  price: priceWire(busLines(call, { departure, quote, bundle }, display), display, call.locale),
});

/** Minutes that a reservation waits for its payment, unless the coach leaves first. */
export const busHoldMinutes = 20;

/** Coaches are boarded with a name and the document it stands in. */
export const documentsFor = ({ operator }: BusDeparture) => localDocuments[operator.country];

export const busQuoteWire = (call: Call, priced: PricedBus): WireFares => {
  const { quote, departure, display } = priced;
  return {
    ...quotedWire(call, priced, busHoldMinutes),
    BusRefID: quote.busRef,
    SearchRefID: quote.searchRef,
    Bus: busWire(call, { refId: quote.busRef, departure }, display),
    ...endsWire(departure),
    boarding: quote.boarding,
    dropping: quote.dropping,
    seats: quote.seats.map(({ id, gender }, index) => ({
      id,
      gender,
      label: id,
      category: categoryOf(departure.coach, id),
      pax_id: paxIdOf(index),
    })),
    Bundles: bundlesFor(quote.seats.length).map((bundle) => bundleWire(call, priced, bundle)),
    bundle: quote.bundle,
    required_fields: ["title", "gender", "first_name", "last_name", "nationality", "document_number"],
    documents: [...documentsFor(departure)],
  };
};

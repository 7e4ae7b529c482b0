import type { FlightsService } from "@safar/engine";
import { includedIn } from "../checkout/included.ts";
import type { ResponseOf } from "../http/endpoint.ts";
import type { AdapterOptions } from "../wire/adapter-options.ts";
import { type MoneyReader, readMoney } from "../wire/money.ts";
import { isRefusedAs, sessionRefusalOf } from "../wire/refusals.ts";
import { instantOf } from "../wire/times.ts";
import { flightsEndpoints } from "./flights.endpoints.ts";
import { baggageIn, brandIn, fareIn, itineraryIn, referencesIn } from "./itinerary.decoding.ts";

type WireFare = ResponseOf<typeof flightsEndpoints.fares>["Fares"][number];

const familyIn = (fare: WireFare, reader: MoneyReader) => ({
  id: fare.FareRefID,
  brand: brandIn(fare.brand),
  includes: fare.includes.map(({ fee, ...one }) => ({
    ...includedIn(one),
    fee: fee === undefined ? null : reader.money(fee, fare.price.currency),
  })),
  baggage: baggageIn(fare.baggage),
  isRefundable: fare.refundable,
  isChangeable: fare.changeable,
  seatsLeft: fare.seats_left,
  price: fareIn(fare.price, reader),
  extra: reader.money(fare.delta, fare.price.currency),
});

/** An itinerary as it is now, with its fare families, the cheapest first. */
export const createFlightFares = ({ client, ...times }: AdapterOptions): Pick<FlightsService, "fares"> => ({
  async fares(RefID, ItineraryRefID, signal) {
    const [detail, families] = await Promise.all([
      client.call(flightsEndpoints.itinerary, { refid: RefID, itinerary_refid: ItineraryRefID }, { signal }),
      client.call(flightsEndpoints.fares, { RefID, ItineraryRefID }, { signal }),
    ]);
    if (!detail.ok) return sessionRefusalOf(detail.error);
    // An itinerary of which the service knows no families is sold at its own fare.
    if (!families.ok && !isRefusedAs(families.error, "not_found")) return sessionRefusalOf(families.error);
    const { Itinerary, expires_at, ...references } = detail.value;
    const read = readMoney((reader) => ({
      itinerary: itineraryIn(Itinerary, reader),
      fares: (families.ok ? families.value.Fares : [])
        .map((fare) => familyIn(fare, reader))
        .toSorted((one, other) => one.price.total.minor - other.price.total.minor),
    }));
    return read.ok
      ? { type: "FARES", ...read.value, references: referencesIn(references), expiresAt: instantOf(expires_at, times) }
      : read.error;
  },
});

import {
  type ExtraOffer,
  type ExtrasOutcome,
  type ExtrasService,
  type Fixture,
  type Money,
  type Problem,
  type Result,
  type Seat,
  type SeatElement,
  type SeatMap,
} from "@safar/engine";
import type { ServiceClient } from "../http/client.ts";
import type { ResponseOf } from "../http/endpoint.ts";
import { moneyIfReadable } from "../wire/money.ts";
import { isRefusedAs } from "../wire/refusals.ts";
import { cleanText } from "../wire/text.ts";
import { ancillariesEndpoints } from "./ancillaries.endpoints.ts";
import { extraKinds } from "./flight-quotes.decoding.ts";

type WireService = ResponseOf<typeof ancillariesEndpoints.flightBaggage>["Services"][number];
type WireMap = ResponseOf<typeof ancillariesEndpoints.flightSeatMap>["SeatMaps"][number];
type WireElement = WireMap["cabins"][number]["rows"][number]["sections"][number]["elements"][number];

/** A price above or at nothing; what cannot be read is not for sale. */
const priceIn = ({ price, currency }: { readonly price: string; readonly currency: string }): Money | null => {
  const read = moneyIfReadable(price, currency);
  return read !== null && read.minor >= 0 ? read : null;
};

const offerIn = (wire: WireService): readonly ExtraOffer[] => {
  const price = priceIn(wire);
  if (price === null) return [];
  return [
    {
      serviceId: wire.service_id,
      kind: extraKinds[wire.kind],
      title: cleanText(wire.title),
      detail: wire.detail === null ? null : cleanText(wire.detail),
      travellerIds: wire.pax_ids,
      segmentIds: wire.segment_ids,
      price,
      maxQuantity: wire.max_quantity,
      isIncluded: wire.included,
    },
  ];
};

const seatIn = (wire: WireElement, designator: string): Seat => {
  const offers = wire.offers.flatMap((offer) => {
    const price = offer.status === "available" ? priceIn(offer) : null;
    return price === null ? [] : [{ travellerId: offer.pax_id, serviceId: offer.service_id, price }];
  });
  const status = wire.status ?? "unknown";
  // A free seat that is offered to nobody of the party is not theirs to take.
  const isFree = status === "available" && offers.length > 0;
  return {
    kind: "seat",
    designator,
    status: isFree ? "available" : status === "booked" || status === "held" ? status : "unavailable",
    features: wire.features,
    offers,
  };
};

const elementIn = (wire: WireElement): SeatElement => {
  if (wire.kind !== "seat") return { kind: wire.kind };
  return wire.designator === undefined ? { kind: "unknown" } : seatIn(wire, wire.designator);
};

const aisle: Fixture = { kind: "aisle" };

/** The aisles are what parts the sections of a row. */
const mapIn = ({ segment_id: segmentId, cabins }: WireMap): SeatMap => ({
  segmentId,
  cabins: cabins.map(({ deck, cabin: name, rows }) => ({
    deck,
    name,
    rows: rows.map(({ number, sections }) => ({
      label: number === null ? null : String(number),
      elements: sections.flatMap(({ elements }, index) => [
        ...(index === 0 ? [] : [aisle]),
        ...elements.map(elementIn),
      ]),
    })),
  })),
});

const firstProblem = (answers: readonly Result<unknown, Problem>[]): Problem | undefined => {
  for (const answer of answers) {
    // A kind of extra that there is none of takes none of the others away.
    if (!answer.ok && !isRefusedAs(answer.error, "not_found")) return answer.error;
  }
  return undefined;
};

const isQuoteOver = (answer: Result<unknown, Problem>): boolean =>
  !answer.ok && isRefusedAs(answer.error, "quote_expired", "session_expired", "results_expired");

/** The engine's `ExtrasService` over the flight service: bags, meals, services and seats of a quote, asked for at once. */
export const createFlightExtras = ({ client }: { readonly client: ServiceClient }): ExtrasService => ({
  async extras(refid, signal): Promise<ExtrasOutcome> {
    const options = { signal };
    const [seats, ...services] = await Promise.all([
      client.call(ancillariesEndpoints.flightSeatMap, { refid }, options),
      client.call(ancillariesEndpoints.flightBaggage, { refid }, options),
      client.call(ancillariesEndpoints.flightMeals, { refid }, options),
      client.call(ancillariesEndpoints.flightAssistance, { refid }, options),
    ]);
    if ([seats, ...services].some(isQuoteOver)) return { type: "EXPIRED" };
    const problem = firstProblem([seats, ...services]);
    if (problem !== undefined) return { type: "PROBLEM", problem };
    return {
      type: "EXTRAS",
      offers: services.flatMap((answer) => (answer.ok ? answer.value.Services.flatMap(offerIn) : [])),
      seatMaps: seats.ok ? seats.value.SeatMaps.map(mapIn) : [],
    };
  },
});

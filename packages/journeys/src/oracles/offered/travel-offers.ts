import { busesEndpoints, flightsEndpoints, hotelsEndpoints, trainsEndpoints } from "@safar/api-clients/wire";
import type { Locale } from "../../language/locale.ts";
import { wordsIn } from "../../language/words.ts";
import { boards, type Fact } from "../chosen/sold.ts";
import { amountsOf, counted, longDay, nameIn, type Offer, thousandths } from "./offer-facts.ts";

const leftAtPrice = "{seatsLeft, plural, one {# seat left at this price} other {# seats left at this price}}";
const seatsLeft = "{seatsLeft, plural, one {# seat left} other {# seats left}}";
const roomsLeft = "{roomsLeft, plural, one {# room left at this price} other {# rooms left at this price}}";

export const flightOffer = (wire: unknown, locale: Locale): Offer | null => {
  const read = flightsEndpoints.itinerary.response.shape.Itinerary.safeParse(wire);
  if (!read.success) return null;
  const { fare_brand: brand, legs, price, refundable, seats_left: left } = read.data;
  const say = wordsIn(locale);
  const terms = [
    { what: "that it is refundable", written: say("Refundable") },
    { what: "that it is not refundable", written: say("Non-refundable") },
  ];
  const each = price.per_pax.map(({ count, total }) => Math.round(thousandths(total) / count));
  return {
    price: thousandths(price.total),
    amounts: [...amountsOf(price), ...each],
    facts: [{ what: "the fare", written: nameIn(brand, locale) }, ...terms.slice(refundable ? 0 : 1).slice(0, 1)],
    never: [],
    left,
    saysLeft: counted(locale, leftAtPrice),
    stock: {
      name: "flight_inventory",
      of: legs.flatMap(({ segments }) =>
        segments.map(({ airline, departs_at, flight_no }) => `${airline}${flight_no}.${departs_at.slice(0, 10)}`),
      ),
    },
  };
};

export const hotelOffer = (wire: unknown, locale: Locale): Offer | null => {
  const read = hotelsEndpoints.searchHotels.response.shape.Hotels.element.safeParse(wire);
  if (!read.success) return null;
  const { ItineraryRefID: id, cheapest, cheapest_refundable: refundable, rooms_left: left, tz } = read.data;
  const until = cheapest.refundable_until;
  const say = wordsIn(locale);
  const promise = { what: "until when cancelling is free", written: say("Free cancellation until {0}") };
  return {
    price: thousandths(cheapest.total),
    amounts: amountsOf([cheapest, refundable]),
    facts: [
      { what: "the hotel", written: nameIn(read.data, locale) },
      { what: "the board", written: say(boards[cheapest.board] ?? "Ask the hotel about meals") },
      ...(until === null ? [] : [{ ...promise, written: promise.written + longDay(until, tz, locale) }]),
    ],
    never: until === null ? [promise] : [],
    left,
    saysLeft: counted(locale, roomsLeft),
    stock: { name: "hotel_nights", of: [`${id.slice(id.lastIndexOf(".") + 1)}/`] },
  };
};

/** How much comes back at the first step; where there is none, that nothing does. */
const refundIn = (steps: readonly { readonly refund_percent: number }[], locale: Locale): Fact => {
  const [first] = steps;
  return {
    what: "what comes back at a cancellation",
    written: first === undefined ? wordsIn(locale)("Non-refundable") : String(first.refund_percent),
  };
};

export const busOffer = (wire: unknown, locale: Locale): Offer | null => {
  const read = busesEndpoints.busTimes.response.shape.Buses.element.safeParse(wire);
  if (!read.success) return null;
  const { cancellation, fares, operator, seats_left: left, service_id: of } = read.data;
  return {
    price: Math.min(...fares.map(({ amount }) => thousandths(amount))),
    amounts: amountsOf(fares),
    facts: [{ what: "who drives", written: nameIn(operator, locale) }, refundIn(cancellation, locale)],
    never: [],
    left,
    saysLeft: counted(locale, seatsLeft),
    stock: { name: "bus_inventory", of: [of] },
  };
};

export const trainOffer = (wire: unknown, locale: Locale): Offer | null => {
  const read = trainsEndpoints.readTrain.response.shape.Train.safeParse(wire);
  if (!read.success) return null;
  const { RefID: id, classes, train_no } = read.data;
  const run = id.slice(id.indexOf("-") + 1).split("_");
  const [least] = classes
    .filter(({ seats_left }) => seats_left > 0)
    .toSorted((one, other) => thousandths(one.total) - thousandths(other.total));
  return {
    price: least === undefined ? null : thousandths(least.total),
    amounts: amountsOf(classes),
    facts: [{ what: "the train", written: train_no }, ...(least ? [refundIn(least.cancellation, locale)] : [])],
    never: [],
    left: classes.reduce((sum, { seats_left }) => sum + seats_left, 0),
    saysLeft: counted(locale, seatsLeft),
    // `SESSION-number_day_from_to`, and places are counted by the run.
    stock: {
      name: "train_inventory",
      of: [run.slice(0, 2).join(".")],
    },
  };
};

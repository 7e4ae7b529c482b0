import {
  type Booking,
  instantOfPlace,
  type Locale,
  type Money,
  moneyToWire,
  type Names,
  type PlaceTime,
} from "@safar/engine";
import { reservationStatusOf, type Thing } from "./json-ld.ts";

type Place = {
  readonly name: Names;
  readonly address: Names;
  readonly latitude: number;
  readonly longitude: number;
};

/** A place by its name and where it stands. */
export const placeThing = ({ address, latitude, longitude, name }: Place, locale: Locale): Thing => ({
  "@type": "Place",
  name: name[locale],
  address: address[locale],
  geo: { "@type": "GeoCoordinates", latitude, longitude },
});

/** What was booked of something that people go to. */
type Outing = {
  readonly name: Names;
  readonly starts: PlaceTime;
  readonly ends: PlaceTime;
  readonly place: Place;
  /** How many come in; null where nobody counts. */
  readonly seats: number | null;
};

/** A booked outing as mail programs and assistants read it. Nobody's name is in it. */
export const outingReservationThing = (
  { pnr, status }: Pick<Booking, "pnr" | "status">,
  { ends, name, place, seats, starts }: Outing,
  locale: Locale,
): Thing => ({
  "@type": "EventReservation",
  ...(pnr === null ? {} : { reservationNumber: pnr }),
  reservationStatus: reservationStatusOf(status),
  ...(seats === null ? {} : { numSeats: String(seats) }),
  reservationFor: {
    "@type": "Event",
    name: name[locale],
    startDate: new Date(instantOfPlace(starts)).toISOString(),
    endDate: new Date(instantOfPlace(ends)).toISOString(),
    location: placeThing(place, locale),
  },
});

/** What something is sold for, and whether it is, by schema.org's word: `InStock`. */
export const offerThing = (url: string, price: Money, availability: string): Thing => ({
  "@type": "Offer",
  url,
  price: moneyToWire(price),
  priceCurrency: price.currency,
  availability: `https://schema.org/${availability}`,
});

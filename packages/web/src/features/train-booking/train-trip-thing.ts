import { instantOfPlace, type Locale, type Train, type TrainStation } from "@safar/engine";
import type { Thing } from "../../seo/json-ld.ts";

const stationThing = ({ name }: TrainStation, locale: Locale): Thing => ({
  "@type": "TrainStation",
  name: name[locale],
});

/** A booked train as search engines and mail programs read it. Nobody's name is in it. */
export const trainTripThing = (train: Train, pnr: string | null, locale: Locale): Thing => ({
  "@type": "TrainReservation",
  ...(pnr === null ? {} : { reservationNumber: pnr }),
  reservationFor: {
    "@type": "TrainTrip",
    trainName: train.name[locale],
    trainNumber: train.number,
    departureStation: stationThing(train.from, locale),
    departureTime: new Date(instantOfPlace(train.departs)).toISOString(),
    arrivalStation: stationThing(train.to, locale),
    arrivalTime: new Date(instantOfPlace(train.arrives)).toISOString(),
    provider: { "@type": "Organization", name: train.operator[locale] },
  },
});

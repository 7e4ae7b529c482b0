import {
  cheapestClass,
  type FoundTrains,
  instantOfPlace,
  type Locale,
  type Train,
  type TrainStation,
} from "@safar/engine";
import type { Thing } from "../../seo/json-ld.ts";

const stationThing = ({ latitude, longitude, name }: TrainStation, locale: Locale): Thing => ({
  "@type": "TrainStation",
  name: name[locale],
  geo: { "@type": "GeoCoordinates", latitude, longitude },
});

/** What a train's class is sold for, and whether it still is. */
const offerThing = (train: Train): Thing | null => {
  const open = cheapestClass(train);
  const shown = open ?? train.classes[0];
  return shown === undefined
    ? null
    : {
        "@type": "Offer",
        priceCurrency: shown.fare.adult.currency,
        price: shown.fare.adult.minor / 100,
        availability: `https://schema.org/${open === null ? "SoldOut" : "InStock"}`,
      };
};

const tripThing = (train: Train, locale: Locale): Thing => ({
  "@type": "TrainTrip",
  trainName: train.name[locale],
  trainNumber: train.number,
  departureStation: stationThing(train.from, locale),
  departureTime: new Date(instantOfPlace(train.departs)).toISOString(),
  arrivalStation: stationThing(train.to, locale),
  arrivalTime: new Date(instantOfPlace(train.arrives)).toISOString(),
  provider: { "@type": "Organization", name: train.operator[locale] },
});

/** The trains of a day as search engines read them, each with what an adult pays at least. */
export const foundTrainsThing = ({ trains }: FoundTrains, locale: Locale): Thing => ({
  "@type": "ItemList",
  numberOfItems: trains.length,
  itemListElement: trains.map((train, index) => {
    const offers = offerThing(train);
    return {
      "@type": "ListItem",
      position: index + 1,
      item: { ...tripThing(train, locale), ...(offers && { offers }) },
    };
  }),
});

/** A booked train as search engines and mail programs read it. Nobody's name is in it. */
export const bookedTrainThing = (train: Train, pnr: string | null, locale: Locale): Thing => ({
  "@type": "TrainReservation",
  ...(pnr === null ? {} : { reservationNumber: pnr }),
  reservationFor: tripThing(train, locale),
});

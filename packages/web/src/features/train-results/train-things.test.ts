import { type FoundTrains, refId } from "@safar/engine";
import { sampleTrain, sampleTrainsSearch } from "@safar/engine/testing";
import { expect, test } from "vitest";
import { bookedTrainThing, foundTrainsThing } from "./train-things.ts";

const { from, number, to } = sampleTrain;

test.each(["en", "ar"] as const)("default: in %s a booked train is a trip between two stations", (locale) => {
  expect(bookedTrainThing(sampleTrain, "QP9YCM", locale)).toMatchObject({
    "@type": "TrainReservation",
    reservationNumber: "QP9YCM",
    reservationFor: {
      "@type": "TrainTrip",
      trainNumber: number,
      departureStation: { "@type": "TrainStation", name: from.name[locale] },
      arrivalStation: { name: to.name[locale] },
    },
  });
});

test("edge: what has no reference yet names none", () => {
  expect(bookedTrainThing(sampleTrain, null, "en")).not.toHaveProperty("reservationNumber");
});

test("default: the trains of a day are a list of trips, each with what an adult pays at least, or that it is sold out", () => {
  const full = { ...sampleTrain, classes: sampleTrain.classes.map((one) => ({ ...one, seatsLeft: 0 })) };
  const found: FoundTrains = {
    refId: refId("T-1"),
    search: sampleTrainsSearch,
    expiresAt: 900_000,
    from,
    to,
    trains: [sampleTrain, full],
    connections: [],
    nextDays: [],
    nearby: [],
  };
  const cheapest = sampleTrain.classes.find(({ seatsLeft }) => seatsLeft > 0)?.fare.adult;
  expect(foundTrainsThing(found, "ar")).toMatchObject({
    "@type": "ItemList",
    numberOfItems: 2,
    itemListElement: [
      {
        position: 1,
        item: {
          "@type": "TrainTrip",
          arrivalStation: { name: to.name.ar },
          offers: {
            price: (cheapest?.minor ?? 0) / 100,
            priceCurrency: cheapest?.currency,
            availability: "https://schema.org/InStock",
          },
        },
      },
      { position: 2, item: { offers: { availability: "https://schema.org/SoldOut" } } },
    ],
  });
});

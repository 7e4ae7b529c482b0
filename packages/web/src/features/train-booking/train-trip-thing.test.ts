import { sampleTrain } from "@safar/engine/testing";
import { expect, test } from "vitest";
import { trainTripThing } from "./train-trip-thing.ts";

test.each(["en", "ar"] as const)("default: in %s a booked train is a trip between two stations", (locale) => {
  const { from, number, to } = sampleTrain;
  expect(trainTripThing(sampleTrain, "QP9YCM", locale)).toMatchObject({
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
  expect(trainTripThing(sampleTrain, null, "en")).not.toHaveProperty("reservationNumber");
});

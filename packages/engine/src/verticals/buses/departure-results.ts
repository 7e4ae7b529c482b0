import { anyOf, oneOf } from "../../booking/results/choice-filters.ts";
import { among, like } from "../../booking/results/choices.ts";
import { atMost } from "../../booking/results/number-filters.ts";
import { leastFirst, mostFirst } from "../../booking/results/orders.ts";
import { describeResults } from "../../booking/results/results.ts";
import { dayPartAt, dayPartNames, minuteOfDay } from "../../booking/results/times-of-day.ts";
import type { Money } from "../../kernel/money.ts";
import type { Departure } from "./buses.domain.ts";

/** The least that a seat costs; null while none is for sale. */
export const cheapestFare = ({ fares }: Departure): Money | null =>
  fares.reduce<Money | null>(
    (least, { amount }) => (least === null || amount.minor < least.minor ? amount : least),
    null,
  );

const price = (departure: Departure): number | null => cheapestFare(departure)?.minor ?? null;

const leaves = ({ departs }: Departure): number => minuteOfDay(departs.local);

/** The departures of a day, by what they are compared. */
export const departureResults = describeResults({
  between: "_",
  idOf: ({ refId }: Departure) => refId,
  price,
  currency: (departure: Departure) => cheapestFare(departure)?.currency ?? null,
  filters: {
    operators: oneOf("operators", like(/^[A-Za-z0-9]{1,12}$/), ({ operator }: Departure) => operator.id),
    coaches: oneOf(
      "coaches",
      among(["standard", "executive", "business", "sleeper"]),
      ({ coach }: Departure) => coach.type,
    ),
    parts: oneOf("parts", among(dayPartNames), (departure: Departure) => dayPartAt(leaves(departure))),
    boarding: anyOf("boarding", like(/^[a-z0-9-]{1,60}$/), ({ boarding }: Departure) => boarding.map(({ id }) => id)),
    maxPrice: atMost("price", price),
  },
  sorts: {
    earliest: leastFirst(leaves),
    cheapest: leastFirst(price),
    fastest: leastFirst(({ minutes }: Departure) => minutes),
    rating: mostFirst(({ operator }: Departure) => Math.round(operator.rating * 100)),
  },
  ties: [leaves],
});

export type DepartureView = ReturnType<typeof departureResults.decode>;
export type DepartureFilters = DepartureView["filters"];
export type DepartureSort = DepartureView["sort"];
export type DepartureFacets = ReturnType<typeof departureResults.facets>;

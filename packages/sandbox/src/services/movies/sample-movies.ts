import type { SeedCall } from "../../core/service.ts";
import { times } from "../../world/counted.ts";
import { cinemasIn } from "../../world/movies/cinemas.ts";
import { type Film, releaseOf, stateOn } from "../../world/movies/films.ts";
import { hallCategoryNames, hallSeats } from "../../world/movies/halls.ts";
import { type Show, showsOn } from "../../world/movies/shows.ts";
import { addDays, toLocalDate } from "../../world/zones.ts";
import { shareOf } from "../orders/money.ts";
import { type PriceLine, priceLine } from "../orders/price-lines.ts";
import type { SampleBooking, SampleFacts, SampleSale } from "../samples/sample-bookings.ts";
import { plannedFor, sampleSale, samplesOf } from "../samples/sample-sale.ts";
import { documentsFor, feeNames, policyOf } from "./movies-quotes.ts";
import { type MovieBooking, movieTerms, titlesOf } from "./movies-sales.ts";

const linesOf = (minor: number, currency: string): readonly PriceLine[] => {
  const fee = shareOf(minor, 300, currency);
  return [
    priceLine("base", "prime", times(hallCategoryNames.prime, 2), minor - fee),
    priceLine("service_fee", "booking", feeNames, fee),
  ];
};

/** The first show of the evening in a city; one that is over is of a run that goes on, so that the film can be seen again. */
const eveningShow = (call: SeedCall, city: string, days: number): Show => {
  const cinemas = cinemasIn(city);
  const today = toLocalDate(call.now(), cinemas[0]?.zone ?? "Asia/Karachi");
  const date = addDays(today, days);
  const isOn = (film: Film) => stateOn(film, today) === "now" && releaseOf(film, today) <= date;
  const show = showsOn(cinemas, date).find(
    ({ film, hall, starts }) => hall.plan === "classic" && starts.slice(11) >= "18:00" && (days > 0 || isOn(film)),
  );
  if (show === undefined) throw new Error(`No cinema of ${city} has a show in the evening. Take another day.`);
  return show;
};

type Sample = { readonly city: string; readonly days: number };

/** Two seats side by side, at a price that is given. */
const sold = (call: SeedCall, { city, days }: Sample, facts: SampleFacts): SampleSale => {
  const { currency, isMoved, minor } = facts;
  const { firstName: first_name, lastName: last_name } = facts.traveller;
  const show = eveningShow(call, city, days);
  const seats = hallSeats(show.hall.plan)
    .filter(({ category }) => category === "prime")
    .slice(7, 9)
    .map(({ id }) => id);
  const lines = linesOf(minor, currency);
  const lead = documentsFor(show).length === 0 ? null : { first_name, last_name, document: "5652" };
  const starts = { at: show.starts, zone: show.cinema.zone };
  return sampleSale(call, facts, {
    vertical: "movies",
    bookingType: "cinema",
    lines,
    titles: titlesOf(show, seats),
    starts,
    movedFrom: plannedFor(facts, starts, 45),
    ends: { at: show.ends, zone: show.cinema.zone },
    terms: movieTerms,
    policy: policyOf(show, lines, currency),
    begins: show.begins,
    detail: { show: show.id, seats, extras: [], currency, isMoved, lead } satisfies MovieBooking,
  });
};

type Row = readonly [
  of: SampleBooking["of"],
  city: string,
  days: number,
  price: number,
  bookedDaysBefore: number,
  story: SampleBooking["story"],
];

// biome-ignore format: a table is read by its rows.
const rows: readonly Row[] = [
  ["PK", "lahore", 53, 2_640, 3, "confirmed"], ["PK", "karachi", 56, 2_640, 2, "updated"], ["PK", "lahore", 58, 2_640, 0, "pending"], ["PK", "islamabad", -8, 2_640, 4, "confirmed"],
  ["SA", "riyadh", 40, 128, 3, "confirmed"], ["SA", "jeddah", 43, 128, 2, "updated"], ["SA", "riyadh", 45, 128, 0, "pending"], ["SA", "dammam", -9, 128, 5, "confirmed"],
];

/** Behind whatever else the sample people have booked, so that nothing of that is moved. */
export const movieSamples: readonly SampleBooking[] = samplesOf(
  rows.map(([of, city, days, price, bookedDaysBefore, story]) => ({ of, city, days, price, bookedDaysBefore, story })),
  sold,
);

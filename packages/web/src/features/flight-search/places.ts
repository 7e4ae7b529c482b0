import { type Airport, decodeCriteria, isAirportCode, type Locale, type SearchText } from "@safar/engine";
import { queryOptions } from "@tanstack/react-query";
import { readAirports, readAirportsHome } from "../../calls/flight-search.calls.ts";

const anHour = 60 * 60_000;

/** Where the edition's travellers usually start, and the airports that most of them choose. */
export const airportsHomeQuery = queryOptions({
  queryKey: ["flight-airports-home"],
  queryFn: () => readAirportsHome(),
  staleTime: anHour,
});

const codesOf = (search: SearchText | null): readonly string[] =>
  search === null
    ? []
    : [...new Set(decodeCriteria(search).legs.flatMap(({ from, to }) => [from, to]))].filter(isAirportCode).toSorted();

/** The airports that a search names. */
export const searchAirportsQuery = (search: SearchText | null) => {
  const codes = codesOf(search);
  return queryOptions({
    queryKey: ["flight-airports", codes.join()],
    queryFn: () => (codes.length === 0 ? [] : readAirports({ data: [...codes] })),
    staleTime: anHour,
  });
};

/** Airports by their codes. */
export type AirportBook = ReadonlyMap<string, Airport>;

/** How an airport stands in a field; the form reads its code from the end. */
export const airportText = ({ city, iata }: Airport, locale: Locale): string => `${city[locale]} (${iata})`;

/** A place by its city alone. */
export const cityText = (place: string, book: AirportBook, locale: Locale): string =>
  book.get(place)?.city[locale] ?? place;

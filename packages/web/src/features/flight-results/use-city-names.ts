import type { FlightReferences, SearchText } from "@safar/engine";
import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { useFlightWords } from "../flight-itinerary/flight-words.ts";
import { searchAirportsQuery } from "../flight-search/places.ts";

/** The cities of a search by their codes. The page has asked for them, so that they stand there from the first moment. */
export const useCityNames = (search: SearchText): ((code: string, references: FlightReferences | null) => string) => {
  const words = useFlightWords();
  const { data } = useQuery({ ...searchAirportsQuery(search), retry: false });
  return useCallback(
    (code, references) => data?.find(({ iata }) => iata === code)?.city[words.locale] ?? words.city(code, references),
    [data, words],
  );
};

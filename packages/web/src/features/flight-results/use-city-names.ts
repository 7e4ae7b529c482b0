import type { FlightReferences, SearchText } from "@safar/engine";
import { useQuery } from "@tanstack/react-query";
import { searchAirportsQuery } from "../flight-search/places.ts";
import { useFlightWords } from "./flight-words.ts";

/** The cities of a search by their codes. The page has asked for them, so that they stand there from the first moment. */
export const useCityNames = (search: SearchText, references: FlightReferences | null): ((code: string) => string) => {
  const words = useFlightWords();
  const { data = [] } = useQuery({ ...searchAirportsQuery(search), retry: false });
  return (code) => data.find(({ iata }) => iata === code)?.city[words.locale] ?? words.city(code, references);
};

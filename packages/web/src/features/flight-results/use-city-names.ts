import { decodeCriteria, type FlightReferences, type SearchText } from "@safar/engine";
import { useQuery } from "@tanstack/react-query";
import { readAirports } from "../../calls/flight-search.calls.ts";
import { useFlightWords } from "./flight-words.ts";

/** The cities of a search by their codes, asked for where no answer has named them yet. */
export const useCityNames = (search: SearchText, references: FlightReferences | null): ((code: string) => string) => {
  const words = useFlightWords();
  const codes = [...new Set(decodeCriteria(search).legs.flatMap(({ from, to }) => [from, to]))].filter((code) =>
    /^[A-Z]{3}$/.test(code),
  );
  const isNamed = codes.every((code) => references?.airports[code] !== undefined);
  const { data = [] } = useQuery({
    queryKey: ["airports", ...codes],
    queryFn: ({ signal }) => readAirports({ data: codes, signal }),
    enabled: codes.length > 0 && !isNamed,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return (code) => {
    const named = data.find(({ iata }) => iata === code);
    return references?.airports[code] === undefined && named !== undefined
      ? named.city[words.locale]
      : words.city(code, references);
  };
};

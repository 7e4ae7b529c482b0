import { decodeCriteria, type SearchText } from "@safar/engine";
import { useQuery } from "@tanstack/react-query";
import { readDayFares } from "../../calls/flight-search.calls.ts";
import { walkFactsQuery } from "../walk/walk-facts.ts";
import { PriceStrip, shiftDate, stripReach } from "./price-strip.tsx";

const staleMs = 10 * 60_000;

/** The strip of days with the fares of each, asked for once the page is alive. */
export function DayStrip({ search }: { search: SearchText }) {
  const [out] = decodeCriteria(search).legs;
  const { from = "", to = "", date = "" } = out ?? {};
  const isAsked = from !== "" && to !== "" && date !== "";
  const { data: facts } = useQuery(walkFactsQuery);
  const { data, isError } = useQuery({
    queryKey: ["day fares", from, to, date],
    queryFn: ({ signal }) =>
      readDayFares({ data: { from, to, date: shiftDate(date, -stripReach), days: 2 * stripReach + 1 }, signal }),
    enabled: isAsked,
    staleTime: staleMs,
    retry: false,
  });
  const isUnknown = isError || (data !== undefined && data.type !== "FARES");
  const fares = data?.type === "FARES" ? data.days : null;
  return <PriceStrip search={search} today={facts?.today ?? ""} fares={isUnknown ? "UNKNOWN" : fares} />;
}

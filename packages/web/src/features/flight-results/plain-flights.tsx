import type { FlightResults, RefId, SearchText } from "@safar/engine";
import { PlainResults } from "../results/plain-results.tsx";
import { useOfferLook } from "./use-offer-look.tsx";

/** The flights of a search as one page without script. */
export function PlainFlights({
  search,
  found,
  query,
}: {
  search: SearchText;
  /** What all providers together found; null when the search could not be made. */
  found: { readonly refId: RefId; readonly results: FlightResults } | null;
  query: string;
}) {
  const look = useOfferLook(search);
  return <PlainResults {...look} found={found && { refId: found.refId, held: found.results }} query={query} />;
}

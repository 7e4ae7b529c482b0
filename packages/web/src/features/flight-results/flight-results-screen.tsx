import { decodeCriteria, type FlightResults, type RefId, type SearchText } from "@safar/engine";
import type { SearchActor } from "../results/results-props.ts";
import { ResultsScreen } from "../results/results-screen.tsx";
import { FlightDayStrip } from "./day-strip.tsx";
import { type FirstOffers, FirstOffersShown } from "./first-offers.tsx";
import { useOfferLook } from "./use-offer-look.tsx";

type Props = {
  readonly actor: SearchActor | undefined;
  readonly search: SearchText;
  readonly readResults: (refId: RefId) => FlightResults | null;
  /** The first offers, if they came with the page. */
  readonly first: FirstOffers | null;
};

/** The flights of a search, as its sellers answer. */
export function FlightResultsScreen({ actor, search, readResults, first }: Props) {
  const look = useOfferLook(search);
  return (
    <ResultsScreen
      {...look}
      carrier="flights"
      actor={actor}
      search={search}
      readResults={readResults}
      first={null}
      days={<FlightDayStrip search={search} />}
      coming={<FirstOffersShown first={first} label={look.words.list} legs={decodeCriteria(search).legs.length} />}
    />
  );
}

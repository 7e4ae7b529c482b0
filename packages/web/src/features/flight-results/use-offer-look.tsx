import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import {
  decodeCriteria,
  type FlightResults,
  hasCheckedBag,
  type Itinerary,
  type OfferFilters,
  type SearchText,
} from "@safar/engine";
import PlaneTakeoff from "lucide-react/icons/plane-takeoff";
import { useMemo } from "react";
import { paths } from "../../app/addresses/paths.ts";
import { carriersOf } from "../../app/carriers.ts";
import { formatShortDays } from "../../i18n/short-days.ts";
import { cabinWords } from "../flight-itinerary/cabin-words.ts";
import { useFlightWords } from "../flight-itinerary/flight-words.ts";
import type { CardPlace } from "../results/results-kind.ts";
import type { ResultsWords } from "../results/results-words.ts";
import { RouteTitle } from "../results/search-line.tsx";
import { nightsBetween } from "../search-form/travel-dates.ts";
import { OfferCard } from "./offer-card.tsx";
import { offerEditor } from "./offer-editor.tsx";
import { offerKind } from "./offer-kind.ts";
import { useCityNames } from "./use-city-names.ts";
import { useOfferFields } from "./use-offer-fields.ts";

const useOfferWords = (isOne: boolean): ResultsWords => {
  const { t } = useLingui();
  return useMemo(
    () => ({
      icon: PlaneTakeoff,
      list: t`Flights found`,
      sortBy: t`Sort flights by`,
      skip: t`Skip to the flights`,
      looking: t`Looking for flights`,
      count: (count) => t`${plural(count, { one: "# flight", other: "# flights" })}`,
      countBest: (count) => t`Best ${plural(count, { one: "# flight", other: "# flights" })}`,
      prices: t`Taxes and fees included`,
      nothing: {
        title: t`No flight found matching your search criteria.`,
        // Nobody travels with fewer than one, and the days above may have none either.
        text: isOne
          ? t`Try other dates or a nearby airport.`
          : t`Try other dates, a nearby airport or fewer travellers.`,
      },
      noneLeft: {
        title: t`No flights match your filters`,
        text: t`There are flights for this search. Remove a filter to see them.`,
      },
      expired: t`Prices and seats may have changed.`,
      invalid: t`A place or a date is missing, in the past or too far ahead.`,
      unexpected: t`An unexpected error occurred. Please try again.`,
    }),
    [isOne, t],
  );
};

/** The places of a search in words, one hop for each leg; there and back is one. */
const useTitle = (search: SearchText) => {
  const nameOf = useCityNames(search);
  const { legs, trip } = decodeCriteria(search);
  return (held: FlightResults | null) => {
    const cityOf = (code: string) => nameOf(code, held?.references ?? null);
    const shown = trip === "return" ? legs.slice(0, 1) : legs;
    const hops = shown.map(({ from, to }, place) => ({
      // A leg that begins where the one before it ended says that place once.
      from: place === 0 || shown[place - 1]?.to !== from ? cityOf(from) : null,
      to: cityOf(to),
      isBothWays: trip === "return",
    }));
    return <RouteTitle hops={hops} />;
  };
};

const useFacts = (search: SearchText): readonly string[] => {
  const { t } = useLingui();
  const words = useFlightWords();
  const { cabin, legs, party, trip } = decodeCriteria(search);
  const travellers = party.adults + party.children + party.infants;
  const [out, back] = [legs[0]?.date ?? "", legs.slice(1).at(-1)?.date ?? ""];
  const nights = trip === "return" && back !== "" ? nightsBetween(out, back) : 0;
  return [
    formatShortDays(out, back, words.locale),
    ...(nights > 0 ? [t`${plural(nights, { one: "# night", other: "# nights" })}`] : []),
    t`${plural(travellers, { one: "# traveller", other: "# travellers" })}`,
    t(cabinWords[cabin]),
  ];
};

const showCard = (
  itinerary: Itinerary,
  { references }: FlightResults,
  at: CardPlace & { readonly filters: OfferFilters },
) => (
  <OfferCard
    itinerary={itinerary}
    references={references}
    refId={at.refId}
    onChoose={at.onChoose}
    isOpen={at.isUnfolded}
    onToggle={at.onUnfold}
    isWithBag={at.filters.withBag}
  />
);

const rideOf = (itinerary: Itinerary, { references: { airlines, airports } }: FlightResults) => {
  const { brand, legs } = itinerary;
  const [out, ...further] = legs;
  const cityOf = (code = "") => airports[code]?.city ?? { en: code, ar: code };
  const nowhere = { local: "" };
  return {
    from: cityOf(out?.from),
    to: cityOf(out?.to),
    who: carriersOf(itinerary, airlines),
    emblem: itinerary.airline,
    departs: out?.departs ?? nowhere,
    arrives: out?.arrives ?? nowhere,
    stops: out?.stops ?? 0,
    further,
    fare: { en: brand.en, ar: brand.ar },
    hasBag: hasCheckedBag(itinerary),
  };
};

/** How offers of flights look in a list. */
export const useOfferLook = (search: SearchText) => {
  const words = useFlightWords();
  const { party } = decodeCriteria(search);
  const people = party.adults + party.children + party.infants;
  return {
    kind: offerKind,
    words: useOfferWords(people === 1),
    saved: useMemo(() => ({ people, of: rideOf }), [people]),
    title: useTitle(search),
    facts: useFacts(search),
    editPath: paths.flightsHome(search),
    editor: offerEditor(search),
    noteOf: ({ legs }: Itinerary) => words.duration(legs.reduce((sum, { minutes }) => sum + minutes, 0)),
    fieldsOf: useOfferFields(search),
    card: showCard,
  };
};

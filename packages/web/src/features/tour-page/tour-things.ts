import { instantOfPlace, type TourPlan } from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import type { RequestFacts } from "../../app/loading/request-facts.ts";
import { addressOf } from "../../seo/alternates.ts";
import { organizationThing, type Thing } from "../../seo/json-ld.ts";
import { offerThing } from "../../seo/json-ld-outings.ts";

type Facts = Pick<RequestFacts, "locale" | "edition" | "origins">;

/** A tour as search engines read it: where it leads, and what it costs on the day that is shown. Nobody's rating is in it. */
export const tourThing = ({ starts, tour }: TourPlan, facts: Facts): Thing => {
  const { about, from, id, names, options, place } = tour;
  const { locale } = facts;
  const [option] = options;
  const url = addressOf(paths.toursOffer({ refId: place.slug, offer: id }), facts);
  const first = starts.find(({ vacancy }) => vacancy !== "closed" && vacancy !== "sold_out");
  return {
    "@type": "TouristTrip",
    name: names[locale],
    description: about[locale],
    url,
    provider: organizationThing(facts),
    itinerary: {
      "@type": "ItemList",
      numberOfItems: option?.itinerary.length ?? 0,
      itemListElement: (option?.itinerary ?? []).map(({ name }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        item: { "@type": "TouristAttraction", name: name[locale] },
      })),
    },
    ...(first === undefined
      ? {}
      : {
          departureTime: new Date(instantOfPlace(first.starts)).toISOString(),
          arrivalTime: new Date(instantOfPlace(first.ends)).toISOString(),
        }),
    ...(from === null ? {} : { offers: offerThing(url, from, first === undefined ? "SoldOut" : "InStock") }),
  };
};

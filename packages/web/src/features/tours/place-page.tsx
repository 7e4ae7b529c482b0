import { useLingui } from "@lingui/react/macro";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { toursFound } from "../../engine/tours/tours.service.ts";
import { breadcrumbThing } from "../../seo/json-ld.ts";
import { JsonLdScript } from "../../seo/json-ld-script.tsx";
import { useFoundEntry } from "../walk/use-found-entry.ts";
import { FoundToursContext } from "./found-tours.ts";
import type { LoadedPlace } from "./load-tours.ts";
import ResultsPart from "./results-part.tsx";
import { toursPages } from "./tours.pages.ts";

/** The tours of a place. What the page was made with goes into the store that the walk reads. */
export function TourPlacePage({ search, found, name, place }: LoadedPlace) {
  const { t } = useLingui();
  const facts = useFacts();
  const entry = useFoundEntry(toursFound, search, found);
  return (
    <>
      <FoundToursContext value={found}>
        <toursPages.WalkPage entry={entry} own={{ results: ResultsPart }} />
      </FoundToursContext>
      <JsonLdScript
        things={[
          breadcrumbThing(facts, [
            { href: paths.home(), label: t`Home` },
            { href: paths.toursHome(), label: t`Tours` },
            { href: paths.toursPlace(place), label: name },
          ]),
        ]}
      />
    </>
  );
}

import { useLingui } from "@lingui/react/macro";
import { decodeTrains, encodeTrainRoute, type FoundTrains, type SearchText } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { trainsFound } from "../../engine/trains/trains.service.ts";
import { breadcrumbThing } from "../../seo/json-ld.ts";
import { JsonLdScript } from "../../seo/json-ld-script.tsx";
import { foundTrainsThing } from "../train-results/train-things.ts";
import { useFoundEntry } from "../walk/use-found-entry.ts";
import { FoundTrainsContext } from "./found-trains.ts";
import ResultsPart from "./results-part.tsx";
import { trainsPages } from "./trains.pages.ts";

type Props = { readonly search: SearchText; readonly found: FoundTrains | null };

/** The trains between two stations on a day. What the page was made with goes into the store that the walk reads. */
export function TrainResultsPage({ search, found }: Props) {
  const { t } = useLingui();
  const facts = useFacts();
  const { locale } = facts;
  const [from, to] = [found?.from.name[locale] ?? "", found?.to.name[locale] ?? ""];
  const entry = useFoundEntry(trainsFound, search, found);
  return (
    <>
      <FoundTrainsContext value={found}>
        <trainsPages.WalkPage entry={entry} own={{ results: ResultsPart }} />
      </FoundTrainsContext>
      {found !== null && (
        <JsonLdScript
          things={[
            breadcrumbThing(facts, [
              { href: paths.home(), label: t`Home` },
              { href: paths.trainsHome(), label: t`Trains` },
              {
                href: `/train/${encodeTrainRoute(decodeTrains(search))}`,
                label: t`Trains from ${from} to ${to}`,
              },
            ]),
            foundTrainsThing(found, locale),
          ]}
        />
      )}
    </>
  );
}

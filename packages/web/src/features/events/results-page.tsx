import { useLingui } from "@lingui/react/macro";
import { decodeEvents } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { eventsFound } from "../../engine/events/events.service.ts";
import { breadcrumbThing } from "../../seo/json-ld.ts";
import { JsonLdScript } from "../../seo/json-ld-script.tsx";
import { categoryWords } from "../event-search/event-words.ts";
import { useFoundEntry } from "../walk/use-found-entry.ts";
import { eventsPages } from "./events.pages.ts";
import { FoundEventsContext } from "./found-events.ts";
import type { LoadedEvents } from "./load-events.ts";
import ResultsPart from "./results-part.tsx";

/** The events of a search or of a category. What the page was made with goes into the store that the walk reads. */
export function EventsResultsPage({ search, found }: LoadedEvents) {
  const { t } = useLingui();
  const facts = useFacts();
  const { category } = decodeEvents(search);
  const entry = useFoundEntry(eventsFound, search, found);
  return (
    <>
      <FoundEventsContext value={found}>
        <eventsPages.WalkPage entry={entry} own={{ results: ResultsPart }} />
      </FoundEventsContext>
      {category !== null && (
        <JsonLdScript
          things={[
            breadcrumbThing(facts, [
              { href: paths.home(), label: t`Home` },
              { href: paths.eventsHome(), label: t`Events` },
              { href: paths.eventsCategory(category), label: t(categoryWords[category]) },
            ]),
          ]}
        />
      )}
    </>
  );
}

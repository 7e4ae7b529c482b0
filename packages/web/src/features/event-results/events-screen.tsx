import { msg, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { decodeEvents, type EventCard, encodeEvents, eventsResults, type FoundEvents } from "@safar/engine";
import { ButtonLink } from "@safar/ui/button";
import { useQuery } from "@tanstack/react-query";
import Ticket from "lucide-react/icons/ticket";
import { useMemo } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { eventCitiesQuery } from "../event-search/event-cities.ts";
import { QuickDays } from "../event-search/quick-days.tsx";
import { daysOf, titleOf } from "../event-search/search-told.ts";
import { CardsComing } from "../results/cards-coming.tsx";
import type { OneAnswer, SearchEditor } from "../results/results-props.ts";
import { ResultsScreen } from "../results/results-screen.tsx";
import type { ResultsWords } from "../results/results-words.ts";
import { formOnDemand } from "../search-form/form-on-demand.ts";
import { EventOffer } from "./event-offer.tsx";
import { useEventFields } from "./use-event-fields.ts";

const kind = {
  results: eventsResults,
  rowsOf: ({ offers }: FoundEvents) => offers,
  idOf: ({ id }: EventCard) => id,
  priceOf: ({ from }: EventCard) => from,
  hasHeadings: true,
  sortWords: {
    soonest: msg({ message: "Soonest", comment: "Of events: those that are next" }),
    cheapest: msg`Cheapest`,
  },
} as const;

const useWords = (): ResultsWords => {
  const { t } = useLingui();
  return useMemo(
    () => ({
      icon: Ticket,
      list: t`Events found`,
      sortBy: t`Sort events by`,
      skip: t`Skip to the events`,
      looking: t`Looking for events`,
      count: (count) => t`${plural(count, { one: "# event", other: "# events" })}`,
      prices: t`Cheapest adult pass, fee included`,
      nothing: {
        title: t`No events like that on these days`,
        text: t`Look on any day, in all cities, or for something else.`,
      },
      noneLeft: {
        title: t`No event fits all of your filters`,
        text: t`There are others on these days. Take a filter away to see them.`,
      },
      expired: t`Prices and what is left may have changed.`,
      invalid: t`A day is past, too far away, or the last comes before the first.`,
    }),
    [t],
  );
};

const { Form, wake } = formOnDemand(
  async () => (await import("../event-search/events-search-form.tsx")).EventsSearchForm,
);

const editorOf = (search: string): SearchEditor<FoundEvents> => ({
  wake,
  form: (_, onSent) => <Form search={search} onSent={onSent} />,
});

/** The same, whenever it is. */
function AnyDay({ search }: { readonly search: string }) {
  const wide = encodeEvents({ ...decodeEvents(search), from: "", to: "", part: null, isNew: false });
  return (
    <ButtonLink kind="next" href={paths.eventsResults(wide)}>
      <Trans>Look on any day</Trans>
    </ButtonLink>
  );
}

const card = (event: EventCard) => <EventOffer event={event} />;

/** The events of a search. */
export function EventsScreen({ actor, search: wanted, found, readResults }: OneAnswer<FoundEvents>) {
  const { i18n } = useLingui();
  const { locale } = useFacts();
  const { data: cities = [] } = useQuery(eventCitiesQuery);
  const search = wanted ?? found?.search ?? "";
  return (
    <ResultsScreen
      kind={kind}
      words={useWords()}
      title={() => titleOf(search, cities, i18n, locale)}
      facts={[daysOf(search, i18n, locale)]}
      editPath={paths.eventsHome(search)}
      editor={editorOf(search)}
      noteOf={({ title }) => title[locale]}
      fieldsOf={useEventFields()}
      card={card}
      actor={actor}
      search={search}
      readResults={readResults}
      first={found && { refId: found.refId, held: found }}
      coming={<CardsComing rows={2} hasPicture />}
      days={<QuickDays search={search} on={found} />}
      nextDay={<AnyDay search={search} />}
    />
  );
}

import { msg, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  decodeEvents,
  type EventCard,
  encodeEvents,
  eventsResults,
  type FoundEvents,
  type SearchText,
} from "@safar/engine";
import { ButtonLink } from "@safar/ui/button";
import { useQuery } from "@tanstack/react-query";
import Ticket from "lucide-react/icons/ticket";
import { useMemo } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { isolated } from "../../i18n/isolated.ts";
import { eventCitiesQuery } from "../event-search/event-cities.ts";
import { QuickDays } from "../event-search/quick-days.tsx";
import { savedEvents } from "../event-search/saved-events.ts";
import { daysOf, titleOf } from "../event-search/search-told.ts";
import { CardsComing } from "../results/cards-coming.tsx";
import type { OneAnswer, SearchEditor } from "../results/results-props.ts";
import { ResultsScreen } from "../results/results-screen.tsx";
import type { ResultsWords } from "../results/results-words.ts";
import { countryName } from "../search-form/country-name.ts";
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
    booked: msg({ message: "Most booked", comment: "Of events: those of whose places most are taken" }),
  },
} as const;

const useWords = (search: SearchText): ResultsWords => {
  const { t } = useLingui();
  const { from, part, to } = decodeEvents(search);
  const isAnyDay = from === "" && to === "" && part === null;
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
        title: isAnyDay ? t`No events like that` : t`No events like that on these days`,
        text: t`Leave out something of what you look for.`,
      },
      noneLeft: {
        title: t`No event fits all of your filters`,
        text: t`There are others on these days. Take a filter away to see them.`,
      },
      expired: t`Prices and what is left may have changed.`,
      invalid: t`A day is past, too far away, or the last comes before the first.`,
    }),
    [isAnyDay, t],
  );
};

const { Form, wake } = formOnDemand(
  async () => (await import("../event-search/events-search-form.tsx")).EventsSearchForm,
);

const editorOf = (search: string): SearchEditor<FoundEvents> => ({
  wake,
  form: (_, onSent) => <Form search={search} onSent={onSent} />,
});

/** The same with one thing of it left out, each a search of its own; all there is where nothing else helps. */
function Wider({ search }: { readonly search: SearchText }) {
  const { t } = useLingui();
  const { edition, locale } = useFacts();
  const wanted = decodeEvents(search);
  const { category, city, from, part, q, to } = wanted;
  const country = countryName(edition, locale);
  const word = isolated(q);
  const ways = [
    { isOn: from + to !== "" || part !== null, less: anyDay, words: <Trans>Look on any day</Trans> },
    { isOn: city !== "", less: { city: "" }, words: <Trans>Look in all of {country}</Trans> },
    {
      isOn: q !== "",
      less: { ...anyDay, q: "" },
      words: t`Leave out “${word}”`,
    },
    { isOn: category !== null, less: { category: null }, words: <Trans>Look for any kind of event</Trans> },
  ].filter(({ isOn }) => isOn);
  return ways.map(({ less, words }, place) => (
    <ButtonLink
      key={Object.keys(less).join("")}
      kind={place === 0 ? "next" : undefined}
      href={paths.eventsResults(encodeEvents({ ...wanted, ...less }))}
    >
      {words}
    </ButtonLink>
  ));
}

const anyDay = { from: "", to: "", part: null, isNew: false } as const;

const card = (event: EventCard) => <EventOffer event={event} />;

/** The events of a search. */
export function EventsScreen({ actor, search: wanted, found, readResults }: OneAnswer<FoundEvents>) {
  const { i18n, t } = useLingui();
  const { edition, locale } = useFacts();
  const { data: cities = [] } = useQuery(eventCitiesQuery);
  const search = wanted ?? found?.search ?? "";
  // Words that nothing in the own country is called like are looked for everywhere.
  const isAbroad =
    found !== null &&
    found.offers.length > 0 &&
    decodeEvents(search).city === "" &&
    found.offers.every(({ venue }) => venue.city.country !== edition);
  return (
    <ResultsScreen
      kind={kind}
      words={useWords(search)}
      title={() => titleOf(search, cities, i18n, locale)}
      facts={[daysOf(search, i18n, locale), ...(isAbroad ? [t`None of them in ${countryName(edition, locale)}`] : [])]}
      editPath={paths.eventsHome(search)}
      editor={editorOf(search)}
      noteOf={({ title }) => title[locale]}
      fieldsOf={useEventFields()}
      card={card}
      saved={savedEvents}
      actor={actor}
      search={search}
      readResults={readResults}
      first={found && { refId: found.refId, held: found }}
      coming={<CardsComing rows={2} hasPicture />}
      days={<QuickDays search={search} on={found} />}
      nextDay={search === "" ? null : <Wider search={search} />}
    />
  );
}

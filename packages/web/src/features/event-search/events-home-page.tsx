import { msg, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { addDays, decodeEvents, type EventCard, type EventsHome, encodeEvents, type SearchText } from "@safar/engine";
import { Anchor } from "@safar/ui/anchor";
import { Container, Section } from "@safar/ui/layout";
import { useQuery } from "@tanstack/react-query";
import BadgeCheck from "lucide-react/icons/badge-check";
import QrCode from "lucide-react/icons/qr-code";
import ReceiptText from "lucide-react/icons/receipt-text";
import { Fragment } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { formatShortDays } from "../../i18n/short-days.ts";
import { useWrittenMoney } from "../amounts/amount.tsx";
import { roundAbove } from "../amounts/round-above.ts";
import { countryName } from "../search-form/country-name.ts";
import { weekendFrom } from "../search-form/weekend.ts";
import { CityChips } from "../vertical-home/city-chips.tsx";
import { FoldedForm } from "../vertical-home/folded-form.tsx";
import { KindTiles } from "../vertical-home/kind-tiles.tsx";
import { LeadCard, Opening } from "../vertical-home/lead-card.tsx";
import { LoadFailed } from "../vertical-home/load-failed.tsx";
import { columns, wholeRows } from "../vertical-home/picture-tiles.tsx";
import { RecentSearches } from "../vertical-home/recent-searches.tsx";
import { VerticalHome } from "../vertical-home/vertical-home.tsx";
import { walkFactsQuery } from "../walk/walk-facts.ts";
import { EventArt } from "./event-art.tsx";
import { EventRow, eachOnce, useEventTile } from "./event-row.tsx";
import * as css from "./event-search.css.ts";
import { EventWhen } from "./event-when.tsx";
import { categoryWords } from "./event-words.ts";
import { eventsPlan } from "./events-plan.ts";
import { EventsSearchForm } from "./events-search-form.tsx";
import { QuickDays } from "./quick-days.tsx";
import { daysOf, titleOf } from "./search-told.ts";

type Props = {
  readonly search: SearchText | null;
  readonly isChecked: boolean;
  /** Null when it could not be had. */
  readonly home: EventsHome | null;
};

const said = [
  { id: "fees", icon: ReceiptText, words: <Trans>The price with its fees, from the first number on</Trans> },
  {
    id: "code",
    icon: QrCode,
    words: <Trans>One code for each of you, or one for a whole group</Trans>,
  },
  { id: "back", icon: BadgeCheck, words: <Trans>Called off? Everything comes back, fees too</Trans> },
];

const asked = [
  {
    question: msg`What happens if an event is moved to another day?`,
    answer: msg`Your tickets count for the new day. If it does not suit you, you give them back until the day that we tell you, and get everything back, fees too.`,
  },
  {
    question: msg`Is the price that I see the whole price?`,
    answer: msg`Yes. Every price has its service fee in it, from the list on, and each pass says how much of it the fee is.`,
  },
];

const Recent = ({ cities }: { readonly cities: EventsHome["cities"] }) => {
  const { i18n } = useLingui();
  return (
    <RecentSearches
      vertical="events"
      recents={eventsPlan.recents}
      said={said}
      entryOf={({ search }, locale) => {
        const title = titleOf(search, cities, i18n, locale);
        return {
          href: paths.eventsResults(search),
          name: title,
          title: <bdi>{title}</bdi>,
          detail: daysOf(search, i18n, locale),
        };
      }}
    />
  );
};

type Found = { readonly home: EventsHome };

/** The search of a city, or of all of them, on any day. */
const anyIn = ({ city }: EventsHome) => ({ ...decodeEvents(""), city: city?.slug ?? "" });

/** The one that most of the places are taken of: its story, when and where it is, and what it costs. */
function Lead({ event }: { readonly event: EventCard }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const tile = useEventTile()(event);
  const when = <EventWhen key="when" of={event} />;
  return (
    <LeadCard
      of={{
        ...tile,
        picture: <EventArt of={event} sizes="(min-width: 48rem) 28rem, 100vw" eager />,
        over: t`Most booked in the next two weeks`,
        under: [
          <Fragment key="there">
            {when} · {tile.under[0]}
          </Fragment>,
        ],
        text: event.about?.[locale],
      }}
      action={<Trans>See the event</Trans>}
    />
  );
}

/** Where to go out, and when: everything below is of the city that is chosen. */
function Where({ home }: Found) {
  const { t } = useLingui();
  const { edition, locale } = useFacts();
  const { cities, city, lead } = home;
  return (
    <div className={css.choices}>
      <CityChips
        label={t`Cities`}
        all={t`All of ${countryName(edition, locale)}`}
        cities={cities}
        city={city?.slug ?? ""}
        hrefOf={(slug) => `${paths.eventsHome()}?city=${slug}`}
      />
      <Opening ways={<QuickDays city={city?.slug ?? ""} search={null} on={home} />}>
        {lead && <Lead event={lead} />}
      </Opening>
    </div>
  );
}

/** Each with how many there are in the city that is chosen, or in all of the own country. */
function Categories({ home }: Found) {
  const { t } = useLingui();
  return (
    <KindTiles
      of={home.categories
        .filter(({ count }) => count > 0)
        .map(({ category, count }) => ({
          id: category,
          href: paths.eventsResults(encodeEvents({ ...anyIn(home), category })),
          picture: <EventArt of={{ category, slug: "all" }} sizes="12rem" />,
          name: t(categoryWords[category]),
          note: t`${plural(count, { one: "# event", other: "# events" })}`,
        }))}
    />
  );
}

const fewest = 3;

/** What is on next, the nearest days first and each event where it comes first: the days, and the way to all of them. */
function Next({ home }: Found) {
  const { t } = useLingui();
  const { edition, locale } = useFacts();
  const { data } = useQuery(walkFactsQuery);
  const write = useWrittenMoney();
  const { lead, soon, sport } = home;
  const isNew = (shown: readonly (EventCard | null)[]) => (event: EventCard) =>
    shown.every((one) => one?.title.en !== event.title.en);
  const inTurn = (events: readonly EventCard[]) =>
    eachOnce(events.toSorted((one, other) => one.next.local.localeCompare(other.next.local)));
  const weekend = inTurn(home.weekend).filter(isNew([lead]));
  const today = data?.today ?? soon[0]?.next.local.slice(0, 10) ?? "";
  const later = addDays(today, 7);
  // A city may have little at the weekend: then what comes first leads, whenever it is. Nothing stands in a row of its own half filled.
  const isBusy = weekend.length >= columns;
  const first = wholeRows((isBusy ? weekend : eachOnce(soon).filter(isNew([lead]))).slice(0, 2 * columns));
  const fresh = eachOnce(home.cheap).filter(isNew([lead, ...first]));
  const cheap = inTurn((fresh.length < fewest ? eachOnce(home.cheap) : fresh).slice(0, columns));
  const [dearest] = cheap.flatMap(({ from }) => from ?? []).toSorted((one, other) => other.minor - one.minor);
  const most = dearest && roundAbove(dearest);
  const others = eachOnce(soon).filter(isNew([lead, ...first, ...cheap]));
  const near = wholeRows(others.filter(({ next }) => next.local < later));
  const isNear = near.length >= columns;
  const days = isBusy ? weekendFrom(today, edition) : { from: today, to: "" };
  const since = isNear ? later : isBusy ? addDays(days.to, 1) : "";
  const rest = others.filter(({ next }) => next.local >= since);
  // Matches are far between: where none is among these, they have a row.
  const isShown = [...first, ...near, ...rest].some(({ category }) => category === "sport");
  const games = isShown ? [] : eachOnce(sport).slice(0, columns);
  const amount = most && write(most);
  const rows = [
    { title: isBusy ? t`This weekend` : t`Next up`, ...days, events: first },
    {
      title: cheap.some(({ from }) => from?.minor === 0) ? t`Free or under ${amount}` : t`Under ${amount}`,
      from: "",
      to: "",
      view: `price=${most?.minor}`,
      events: most && cheap.length >= fewest ? cheap : [],
    },
    { title: t`In the next 7 days`, from: today, to: addDays(today, 6), events: isNear ? near : [] },
    {
      title: t`Coming soon`,
      from: rest[0]?.next.local.slice(0, 10) ?? "",
      to: "",
      isNew: true,
      events: wholeRows(rest),
    },
    { title: t(categoryWords.sport), from: "", to: "", category: "sport" as const, events: games },
  ];
  return rows.map(
    ({ events: [one, ...events], title, view, ...wanted }, place) =>
      one && (
        <Fragment key={title}>
          <Section
            title={title}
            intro={
              view ? (
                <Trans>What an adult pays, with fees</Trans>
              ) : wanted.to === "" ? (
                <Trans>Starting {formatShortDay(one.next.local, locale)}</Trans>
              ) : (
                formatShortDays(wanted.from, wanted.to, locale)
              )
            }
            action={
              <Anchor
                href={paths.eventsResults(encodeEvents({ ...anyIn(home), ...wanted }), view)}
              >{t`See all`}</Anchor>
            }
          >
            <EventRow events={[one, ...events]} />
          </Section>
          {place === 0 && (
            <Section title={t`What do you feel like?`}>
              <Categories home={home} />
            </Section>
          )}
        </Fragment>
      ),
  );
}

/** Where an evening out begins: what is on, by category, by city and this weekend. */
export function EventsHomePage({ search, isChecked, home }: Props) {
  const { t } = useLingui();
  return (
    <VerticalHome
      vertical="events"
      name={t`Events`}
      title={<Trans>Be there when it happens</Trans>}
      form={
        <FoldedForm words={<Trans>Find an event, a band, a place</Trans>} isOpen={isChecked}>
          <EventsSearchForm search={search ?? (home && encodeEvents(anyIn(home)))} isChecked={isChecked} />
        </FoldedForm>
      }
      recent={null}
      questions={asked}
    >
      {home === null ? (
        <Container>
          <LoadFailed heading="h2" title={t`Failed to load events data.`} />
        </Container>
      ) : (
        <>
          <Container>
            <Where home={home} />
          </Container>
          <Next home={home} />
          <Container>
            <Recent cities={home.cities} />
          </Container>
        </>
      )}
    </VerticalHome>
  );
}

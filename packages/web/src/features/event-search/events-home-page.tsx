import { msg, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { addDays, decodeEvents, type EventsHome, encodeEvents, type SearchText } from "@safar/engine";
import { Anchor } from "@safar/ui/anchor";
import { Icon } from "@safar/ui/icon";
import { Container, Section } from "@safar/ui/layout";
import { useQuery } from "@tanstack/react-query";
import BadgeCheck from "lucide-react/icons/badge-check";
import QrCode from "lucide-react/icons/qr-code";
import ReceiptText from "lucide-react/icons/receipt-text";
import Search from "lucide-react/icons/search";
import { Fragment } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { formatShortDays } from "../../i18n/short-days.ts";
import { countryName } from "../search-form/country-name.ts";
import { weekendFrom } from "../search-form/weekend.ts";
import { CityChips } from "../vertical-home/city-chips.tsx";
import { quiet } from "../vertical-home/picture-tiles.css.ts";
import { columns, wholeRows } from "../vertical-home/picture-tiles.tsx";
import { RecentSearches } from "../vertical-home/recent-searches.tsx";
import { VerticalHome } from "../vertical-home/vertical-home.tsx";
import { walkFactsQuery } from "../walk/walk-facts.ts";
import { EventArt } from "./event-art.tsx";
import { EventRow, eachOnce } from "./event-row.tsx";
import * as css from "./event-search.css.ts";
import { categoryWords } from "./event-words.ts";
import { EventsFailed } from "./events-failed.tsx";
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
  { id: "code", icon: QrCode, words: <Trans>A ticket with a code of its own for each of you</Trans> },
  { id: "back", icon: BadgeCheck, words: <Trans>Called off? Everything comes back, fees too</Trans> },
];

const asked = [
  {
    question: msg`What happens if an event is moved to another day?`,
    answer: msg`Your tickets count for the new day. If it does not suit you, you give them back until the day that we tell you, and get everything back, fees too.`,
  },
  {
    question: msg`Is the price that I see the whole price?`,
    answer: msg`Yes. Every price has its booking fee in it, from the list on, and each pass says how much of it the fee is.`,
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

/** Where to go out, and when: everything below is of the city that is chosen. */
function Where({ home }: Found) {
  const { t } = useLingui();
  const { edition, locale } = useFacts();
  const { cities, city } = home;
  return (
    <div className={css.choices}>
      <CityChips
        label={t`Cities`}
        all={t`All of ${countryName(edition, locale)}`}
        cities={cities}
        city={city?.slug ?? ""}
        hrefOf={(slug) => `${paths.eventsHome()}?city=${slug}`}
      />
      <QuickDays city={city?.slug ?? ""} search={null} on={home} />
    </div>
  );
}

/** Each with how many there are in the city that is chosen, or in all of the own country. */
function Categories({ home }: Found) {
  const { t } = useLingui();
  return (
    <ul role="list" className={css.kinds}>
      {home.categories
        .filter(({ count }) => count > 0)
        .map(({ category, count }) => (
          <li key={category}>
            <Anchor href={paths.eventsResults(encodeEvents({ ...anyIn(home), category }))} className={css.kind}>
              <EventArt of={{ category, slug: "all" }} sizes="12rem" />
              <span className={css.kindWords}>
                {t(categoryWords[category])}
                <span className={quiet}>{t`${plural(count, { one: "# event", other: "# events" })}`}</span>
              </span>
            </Anchor>
          </li>
        ))}
    </ul>
  );
}

/** What is on next, the nearest days first and each event where it comes first: the days, and the way to all of them. */
function Next({ home }: Found) {
  const { t } = useLingui();
  const { edition, locale } = useFacts();
  const { data } = useQuery(walkFactsQuery);
  const { soon, sport } = home;
  // What ends first cannot wait: an evening leads, and not an exhibition of many weeks.
  const weekend = eachOnce(home.weekend.toSorted((one, other) => one.ends.local.localeCompare(other.ends.local)));
  const today = data?.today ?? soon[0]?.next.local.slice(0, 10) ?? "";
  const later = addDays(today, 7);
  // A city may have little at the weekend: then what comes first leads, whenever it is. Nothing stands in a row of its own half filled.
  const isBusy = weekend.length >= columns;
  const first = wholeRows((isBusy ? weekend : eachOnce(soon)).slice(0, 2 * columns));
  const others = eachOnce(soon).filter(({ title }) => first.every((one) => one.title.en !== title.en));
  const near = wholeRows(others.filter(({ next }) => next.local < later));
  const isNear = near.length >= columns;
  const days = isBusy ? weekendFrom(today, edition) : { from: today, to: "" };
  const since = isNear ? later : isBusy ? addDays(days.to, 1) : "";
  const rest = others.filter(({ next }) => next.local >= since);
  // Matches are far between: where none is among these, they have a row.
  const isShown = [...first, ...near, ...rest].some(({ category }) => category === "sport");
  const games = isShown ? [] : eachOnce(sport).slice(0, columns);
  const rows = [
    { title: isBusy ? t`This weekend` : t`Next up`, ...days, events: first },
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
    ({ events: [one, ...events], title, ...wanted }, place) =>
      one && (
        <Fragment key={title}>
          <Section
            title={title}
            intro={
              wanted.to === "" ? (
                <Trans>Starting {formatShortDay(one.next.local, locale)}</Trans>
              ) : (
                formatShortDays(wanted.from, wanted.to, locale)
              )
            }
            action={
              <Anchor href={paths.eventsResults(encodeEvents({ ...anyIn(home), ...wanted }))}>{t`See all`}</Anchor>
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
        <>
          <details className={css.fold} open={isChecked}>
            <summary>
              <Icon of={Search} size={18} />
              <Trans>Find an event, a band, a place</Trans>
            </summary>
          </details>
          <div>
            <EventsSearchForm search={search ?? (home && encodeEvents(anyIn(home)))} isChecked={isChecked} />
          </div>
        </>
      }
      recent={null}
      questions={asked}
    >
      {home === null ? (
        <Container>
          <EventsFailed heading="h2" />
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

import { msg, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { addDays, decodeEvents, type EventsHome, encodeEvents, type SearchText } from "@safar/engine";
import { Anchor } from "@safar/ui/anchor";
import { Container, Section } from "@safar/ui/layout";
import { useQuery } from "@tanstack/react-query";
import BadgeCheck from "lucide-react/icons/badge-check";
import QrCode from "lucide-react/icons/qr-code";
import ReceiptText from "lucide-react/icons/receipt-text";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { ownFirst } from "../search-form/own-first.ts";
import { daysBetween } from "../search-form/told-words.ts";
import { ChipLinks } from "../vertical-home/chip-links.tsx";
import { quiet } from "../vertical-home/picture-tiles.css.ts";
import { wholeRows } from "../vertical-home/picture-tiles.tsx";
import { RecentSearches } from "../vertical-home/recent-searches.tsx";
import { VerticalHome } from "../vertical-home/vertical-home.tsx";
import { walkFactsQuery } from "../walk/walk-facts.ts";
import { EventArt } from "./event-art.tsx";
import { weekendFrom } from "./event-days.ts";
import { EventRow } from "./event-row.tsx";
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

function Categories({ of }: { readonly of: EventsHome["categories"] }) {
  const { t } = useLingui();
  return (
    <ul role="list" className={css.kinds}>
      {of.map(({ category, count }) => (
        <li key={category}>
          <Anchor href={paths.eventsCategory(category)} className={css.kind}>
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

function Cities({ of }: { readonly of: EventsHome["cities"] }) {
  const { t } = useLingui();
  const { edition, locale } = useFacts();
  return (
    <ChipLinks
      label={t`Cities`}
      of={ownFirst(of, edition).map(({ name, slug }) => ({
        href: paths.eventsResults(encodeEvents({ ...decodeEvents(""), city: slug })),
        words: <bdi>{name[locale]}</bdi>,
      }))}
    />
  );
}

/** What is on next, the nearest days first and each event where it comes first: the days, and the way to all of them. */
function Next({ home: { soon, weekend } }: { readonly home: EventsHome }) {
  const { t } = useLingui();
  const { edition, locale } = useFacts();
  const { data } = useQuery(walkFactsQuery);
  const today = data?.today ?? soon[0]?.starts.local.slice(0, 10) ?? "";
  const later = addDays(today, 7);
  const others = soon.filter(({ slug }) => weekend.every((one) => one.slug !== slug));
  const [near, far] = [
    others.filter((one) => one.starts.local < later),
    others.filter((one) => one.starts.local > later),
  ];
  const rows = [
    { title: t`This weekend`, ...weekendFrom(today, edition), events: weekend },
    { title: t`In the next 7 days`, from: today, to: addDays(today, 6), events: near },
    { title: t`Coming soon`, from: later, to: "", events: far },
  ];
  return rows
    .filter(({ events }) => events.length > 0)
    .map(({ events, from, title, to }) => (
      <Section
        key={title}
        title={title}
        intro={to === "" ? <Trans>Starting {formatShortDay(from, locale)}</Trans> : daysBetween(from, to, locale)}
        action={
          <Anchor href={paths.eventsResults(encodeEvents({ ...decodeEvents(""), from, to }))}>{t`See all`}</Anchor>
        }
        isLate={to === ""}
      >
        <EventRow events={wholeRows(events)} />
      </Section>
    ));
}

/** Where an evening out begins: what is on, by category, by city and this weekend. */
export function EventsHomePage({ search, isChecked, home }: Props) {
  const { t } = useLingui();
  return (
    <VerticalHome
      vertical="events"
      name={t`Events`}
      title={<Trans>Be there when it happens</Trans>}
      intro={
        <Trans>
          Music, theatre, matches, exhibitions and food in twelve cities, with the whole price from the start.
        </Trans>
      }
      form={<EventsSearchForm search={search} isChecked={isChecked} />}
      recent={<Recent cities={home?.cities ?? []} />}
      questions={asked}
    >
      {home === null ? (
        <Container>
          <EventsFailed heading="h2" />
        </Container>
      ) : (
        <>
          <Section title={t`When do you want to go out?`}>
            <QuickDays search={null} />
          </Section>
          <Section title={t`What do you feel like?`}>
            <Categories of={home.categories} />
          </Section>
          <Next home={home} />
          <Section title={t`In your city`} isLate>
            <Cities of={home.cities} />
          </Section>
        </>
      )}
    </VerticalHome>
  );
}

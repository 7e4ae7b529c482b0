import { msg, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { decodeEvents, type EventsHome, encodeEvents, type SearchText } from "@safar/engine";
import { Anchor } from "@safar/ui/anchor";
import { Container, Section } from "@safar/ui/layout";
import BadgeCheck from "lucide-react/icons/badge-check";
import QrCode from "lucide-react/icons/qr-code";
import ReceiptText from "lucide-react/icons/receipt-text";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { ownFirst } from "../search-form/own-first.ts";
import { ChipLinks } from "../vertical-home/chip-links.tsx";
import { RecentSearches } from "../vertical-home/recent-searches.tsx";
import { VerticalHome } from "../vertical-home/vertical-home.tsx";
import { EventArt } from "./event-art.tsx";
import { EventRow } from "./event-row.tsx";
import * as css from "./event-search.css.ts";
import { categoryWords } from "./event-words.ts";
import { EventsFailed } from "./events-failed.tsx";
import { eventsPlan } from "./events-plan.ts";
import { EventsSearchForm } from "./events-search-form.tsx";
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
              <span className={css.quiet}>{t`${plural(count, { one: "# event", other: "# events" })}`}</span>
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

/** Where an evening out begins: what is on, by category, by city and this week-end. */
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
          <Section title={t`What do you feel like?`}>
            <Categories of={home.categories} />
          </Section>
          {home.weekend.length > 0 && (
            <Section title={t`This week-end`}>
              <EventRow events={home.weekend} />
            </Section>
          )}
          <Section title={t`Coming soon`} isLate>
            <EventRow events={home.soon.filter(({ slug }) => home.weekend.every((one) => one.slug !== slug))} />
          </Section>
          <Section title={t`In your city`} isLate>
            <Cities of={home.cities} />
          </Section>
        </>
      )}
    </VerticalHome>
  );
}

import { msg, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { decodeTours, type SearchText, type TourCard, type ToursHome } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Anchor } from "@safar/ui/anchor";
import { Container, Section } from "@safar/ui/layout";
import BadgeCheck from "lucide-react/icons/badge-check";
import CalendarDays from "lucide-react/icons/calendar-days";
import MapPin from "lucide-react/icons/map-pin";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { languagesOf } from "../../i18n/language-name.ts";
import { formatShortDays } from "../../i18n/short-days.ts";
import { Amount } from "../amounts/amount.tsx";
import { Score } from "../reviews/score.tsx";
import { countryName } from "../search-form/country-name.ts";
import { ownFirst } from "../search-form/own-first.ts";
import { type PictureTile, PictureTiles } from "../vertical-home/picture-tiles.tsx";
import { RecentSearches } from "../vertical-home/recent-searches.tsx";
import { VerticalHome } from "../vertical-home/vertical-home.tsx";
import { TourArt } from "./tour-art.tsx";
import * as css from "./tour-search.css.ts";
import { durationOf, freeWords, kindWords } from "./tour-words.ts";
import { toursPath, toursPlan } from "./tours-plan.ts";
import { ToursSearchForm } from "./tours-search-form.tsx";

type Props = {
  readonly search: SearchText | null;
  readonly isChecked: boolean;
  /** Null when it could not be had. */
  readonly home: ToursHome | null;
};

const said = [
  { id: "days", icon: CalendarDays, words: <Trans>Each day with its price, and which days are nearly full</Trans> },
  { id: "meet", icon: MapPin, words: <Trans>Where you meet or are picked up, on the map</Trans> },
  { id: "whole", icon: BadgeCheck, words: <Trans>What is in and what is not, before you pay</Trans> },
];

const asked = [
  {
    question: msg`What does "the guide confirms" mean?`,
    answer: msg`Some guides look at their days first. They have until the moment that you are shown, a day at most. If they say no, or say nothing, you get everything back.`,
  },
  {
    question: msg`Can children come?`,
    answer: msg`On most tours. Each tour says which ages pay which price, and who has to come with an adult.`,
  },
  {
    question: msg`Until when can I cancel?`,
    answer: msg`Each tour says until how many hours before it begins everything comes back. You see the moment itself before you pay, by the clock of the place.`,
  },
];

/** The places looked for on this device. */
const RecentPlaces = () => (
  <RecentSearches
    vertical="tours"
    recents={toursPlan.recents}
    said={said}
    entryOf={({ place, search }, locale) => {
      const { from, to } = decodeTours(search);
      return {
        href: toursPath(search),
        name: place[locale],
        title: <bdi>{place[locale]}</bdi>,
        detail: formatShortDays(from, to, locale),
      };
    }}
  />
);

/** What a tour is, in a few words. */
function Picked({ tours }: { readonly tours: readonly TourCard[] }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const tileOf = (tour: TourCard): PictureTile => ({
    href: paths.toursOffer({ refId: tour.place.slug, offer: tour.id, date: tour.fromDay }),
    picture: <TourArt of={tour} />,
    over: `${t(kindWords[tour.kind])}\u00a0· ${tour.place.name[locale]}`,
    name: tour.names[locale],
    under: [
      <Score key="score" of={tour} />,
      `${t(durationOf(tour.minutes))}\u00a0· ${languagesOf(tour.languages, locale)}`,
    ],
    good: tour.isFromRefunded && tour.freeUntilHours !== null && t(freeWords(tour.freeUntilHours)),
    price: tour.from && (
      <Trans>
        from <Amount of={tour.from} />
      </Trans>
    ),
  });
  return <PictureTiles of={tours.map(tileOf)} onPhones="list" />;
}

/** Where there are tours, the edition's own country first, each place with how many. */
function Places({ of }: { readonly of: ToursHome["places"] }) {
  const { t } = useLingui();
  const { edition, locale } = useFacts();
  return Array.from(
    Map.groupBy(ownFirst(of, edition), ({ country }) => country),
    ([country, places]) => (
      <div key={country} className={css.group}>
        <h3 className={css.country}>{countryName(country, locale)}</h3>
        <ul role="list" className={css.places}>
          {places.map(({ name, slug, tours }) => (
            <li key={slug}>
              <Anchor href={paths.toursPlace(slug)} className={css.place}>
                <bdi>{name[locale]}</bdi>
                <span className={css.quiet}>{t`${plural(tours, { one: "# tour", other: "# tours" })}`}</span>
              </Anchor>
            </li>
          ))}
        </ul>
      </div>
    ),
  );
}

/** Where a tour is looked for: a place and days, what others take, and every place that there is. */
export function ToursHomePage({ search, isChecked, home }: Props) {
  const { t } = useLingui();
  return (
    <VerticalHome
      vertical="tours"
      name={t`Tours`}
      title={<Trans>Go with somebody who lives there</Trans>}
      intro={
        <Trans>
          Walks, deserts, mountains, food and the sea, in both countries and on the pilgrims' ways between them.
        </Trans>
      }
      form={<ToursSearchForm search={search} isChecked={isChecked} />}
      recent={<RecentPlaces />}
      questions={asked}
    >
      {home === null ? (
        <Container>
          <Alert tone="warning" title={<Trans>Tours cannot be shown just now</Trans>}>
            <Trans>Reload the page in a moment.</Trans>
          </Alert>
        </Container>
      ) : (
        <>
          <Section title={t`Tours that people take`}>
            <Picked tours={home.picked} />
          </Section>
          <Section title={t`Where do you want to go?`}>
            <Places of={home.places} />
          </Section>
        </>
      )}
    </VerticalHome>
  );
}

import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { decodeMovies, type FoundPlace, type MovieCity, type MoviesHome, type SearchText } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Section } from "@safar/ui/layout";
import Armchair from "lucide-react/icons/armchair";
import BadgeCheck from "lucide-react/icons/badge-check";
import Users from "lucide-react/icons/users";
import { useMemo } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { ChipLinks } from "../vertical-home/chip-links.tsx";
import { CityChips } from "../vertical-home/city-chips.tsx";
import { FoldedForm } from "../vertical-home/folded-form.tsx";
import { RecentSearches } from "../vertical-home/recent-searches.tsx";
import { VerticalHome } from "../vertical-home/vertical-home.tsx";
import { FilmRow } from "./film-card.tsx";
import * as css from "./movie-home.css.ts";
import { moviePlan, placeOfFilm, recentMovies } from "./movie-plan.ts";
import { MovieSearchForm } from "./movie-search-form.tsx";
import { Tonight } from "./tonight.tsx";

type Props = {
  readonly search: SearchText | null;
  readonly isChecked: boolean;
  /** The film that the search names. */
  readonly known: FoundPlace | null;
  /** Null when it could not be had. */
  readonly home: MoviesHome | null;
  readonly cities: readonly MovieCity[];
};

const said = [
  { id: "seat", icon: Armchair, words: <Trans>Choose your exact seat, with its price, on the seat map</Trans> },
  { id: "together", icon: Users, words: <Trans>The best seats together, suggested right away</Trans> },
  { id: "code", icon: BadgeCheck, words: <Trans>One entry code for your whole group</Trans> },
];

const asked = [
  {
    question: msg`How many seats can I book at once?`,
    answer: msg`Up to five in one booking. For a larger group, book again: the map shows which seats are taken.`,
  },
  {
    question: msg`How long are my seats held?`,
    answer: msg`Eight minutes after you reserve, with the time left shown while you pay. After that they go back on sale.`,
  },
  {
    question: msg`What is pre-booking?`,
    answer: msg`For films that are not on sale yet. Tell us which cinemas you prefer, and we let you know when booking opens. It costs nothing.`,
  },
];

/** The films looked for on this device. */
const RecentFilms = () => (
  <RecentSearches
    vertical="movies"
    recents={recentMovies}
    said={said}
    entryOf={({ search, title }, locale) => ({
      href: moviePlan.resultsOf(search),
      name: title[locale],
      title: <bdi>{title[locale]}</bdi>,
      detail: <bdi>{decodeMovies(search).city}</bdi>,
    })}
  />
);

function Categories({ of }: { readonly of: MoviesHome["categories"] }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  return (
    <ChipLinks
      label={t`Kinds of films`}
      of={of.map(({ name, slug }) => ({ href: paths.movieCategory(slug), words: <bdi>{name[locale]}</bdi> }))}
    />
  );
}

/** So many posters are two rows where there is room; what else is shown follows in short. */
const most = 12;

function OnNow({ home, cities }: { readonly home: MoviesHome; readonly cities: readonly MovieCity[] }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { categories, city, coming, now, prebook, tonight } = home;
  const name = city.name[locale];
  return (
    <>
      <Section title={t`In the cinemas of ${name}`}>
        <div id="films" className={css.page}>
          <CityChips
            label={t`Cinemas in`}
            cities={cities}
            city={city.slug}
            hrefOf={(slug) => `${paths.moviesHome()}?city=${slug}`}
          />
          <FilmRow films={now.slice(0, most)} city={city.slug} eager={4} />
          <Categories of={categories} />
        </div>
      </Section>
      {tonight.length > 0 && (
        <Section title={t`The next shows in ${name}`}>
          <Tonight shows={tonight} />
        </Section>
      )}
      {now.length > most && (
        <Section title={t`More films in ${name}`}>
          <FilmRow films={now.slice(most)} city={city.slug} look="more" />
        </Section>
      )}
      {prebook.length > 0 && (
        <Section
          title={t`Pre-book`}
          intro={<Trans>Not on sale yet. Tell us which cinemas you prefer and be the first to know.</Trans>}
        >
          <FilmRow films={prebook} city={city.slug} />
        </Section>
      )}
      {coming.length > 0 && (
        <Section title={t`Coming soon`}>
          <FilmRow films={coming} city={city.slug} look="more" />
        </Section>
      )}
    </>
  );
}

/** Where an evening at the cinema begins. */
export function MovieHomePage({ search, isChecked, known, home, cities }: Props) {
  const { t } = useLingui();
  const films = useMemo(
    () => [...(known === null ? [] : [known]), ...(home?.now ?? []).map(placeOfFilm)],
    [known, home],
  );
  return (
    <VerticalHome
      vertical="movies"
      name={t`Movies`}
      title={<Trans>Tonight, in the best seat</Trans>}
      form={
        <FoldedForm words={<Trans>Find a film or a city</Trans>} isOpen={isChecked}>
          <MovieSearchForm search={search} isChecked={isChecked} films={films} />
        </FoldedForm>
      }
      recent={<RecentFilms />}
      questions={asked}
    >
      {home === null ? (
        <Section title={t`Movies`}>
          <Alert tone="warning" title={<Trans>The films could not be loaded</Trans>}>
            <Trans>Reload the page in a moment.</Trans>
          </Alert>
        </Section>
      ) : (
        <OnNow home={home} cities={cities} />
      )}
    </VerticalHome>
  );
}

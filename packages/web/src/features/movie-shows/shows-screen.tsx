import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  addDays,
  decodeMovies,
  encodeMovies,
  type FoundShows,
  farthestMoviesDays,
  type MovieCity,
  type Position,
  type RefId,
  type Show,
} from "@safar/engine";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { formatLongDay } from "../../i18n/days.ts";
import { CityChips } from "../movie-home/city-chips.tsx";
import { filmPath } from "../movie-home/movie-plan.ts";
import { NearestFirst } from "../movie-home/nearest-first.tsx";
import { CardsComing } from "../results/cards-coming.tsx";
import { DayStrip } from "../results/day-strip.tsx";
import type { CardPlace } from "../results/results-kind.ts";
import type { MapPlace, SearchActor } from "../results/results-props.ts";
import { ResultsScreen } from "../results/results-screen.tsx";
import { walkFactsQuery } from "../walk/walk-facts.ts";
import { FilmHead } from "./film-head.tsx";
import * as css from "./movie-shows.css.ts";
import { NoShows } from "./no-shows.tsx";
import { ShowCard } from "./show-card.tsx";
import { showKind } from "./show-kind.ts";
import { useShowFields } from "./use-show-fields.ts";
import { useShowWords } from "./use-show-words.ts";

const CinemaMap = lazy(() => import("./cinema-map.tsx").then((module) => ({ default: module.CinemaMap })));

const showCard = (show: Show, _: FoundShows, at: CardPlace) => <ShowCard show={show} at={at} />;

const showMap = (place: MapPlace<FoundShows, Show>) => (
  <Suspense>
    <CinemaMap {...place} />
  </Suspense>
);

/** The days of two weeks, each with how many shows it has. */
function ShowDays({ search, days }: { readonly search: string; readonly days: FoundShows["days"] }) {
  const { t } = useLingui();
  const { data } = useQuery(walkFactsQuery);
  const criteria = decodeMovies(search);
  const { date } = criteria;
  const [first = date] = days.map((day) => day.date);
  const today = data?.today ?? first;
  return (
    <DayStrip
      date={date}
      first={today}
      last={addDays(today, farthestMoviesDays)}
      hrefOf={(offset) => filmPath(encodeMovies({ ...criteria, date: addDays(date, offset) }))}
    >
      {(day) => {
        const count = days.find((one) => one.date === day)?.shows ?? 0;
        return count === 0 ? <Trans>No shows</Trans> : t`${plural(count, { one: "# show", other: "# shows" })}`;
      }}
    </DayStrip>
  );
}

type Props = {
  /** The running search; none while the page is not alive. */
  readonly actor: SearchActor | undefined;
  readonly search: string | null;
  /** What the page was made with. */
  readonly found: FoundShows | null;
  readonly cities: readonly MovieCity[];
  readonly readResults: (refId: RefId) => FoundShows | null;
};

/** A film, and its shows in a city on a day. */
export function ShowsScreen({ actor, search: wanted, found, cities, readResults }: Props) {
  const { locale } = useFacts();
  const [here, setHere] = useState<Position | null>(null);
  const search = wanted ?? found?.search ?? "";
  const { city, date, film: slug } = decodeMovies(search);
  const title = (held: FoundShows | null) => <bdi>{(held ?? found)?.film.title[locale] ?? slug}</bdi>;
  return (
    <ResultsScreen
      kind={showKind}
      words={useShowWords()}
      title={title}
      facts={[found?.city.name[locale] ?? city, formatLongDay(date, locale)]}
      editPath={paths.moviesHome(search)}
      noteOf={({ cinema }) => cinema.name[locale]}
      fieldsOf={useShowFields(here)}
      card={showCard}
      map={showMap}
      actor={actor}
      search={search}
      readResults={readResults}
      first={found && { refId: found.refId, held: found }}
      coming={<CardsComing />}
      days={
        <div className={css.page}>
          {found !== null && <FilmHead film={found.film} />}
          <CityChips
            cities={cities}
            city={city}
            hrefOf={(next) => filmPath(encodeMovies({ film: slug, city: next, date }))}
          />
          <ShowDays search={search} days={found?.days ?? []} />
          <NearestFirst onFound={setHere} />
        </div>
      }
      Nothing={NoShows}
    />
  );
}

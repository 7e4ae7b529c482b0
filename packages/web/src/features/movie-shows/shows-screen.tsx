import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  addDays,
  decodeMovies,
  encodeMovies,
  type FoundShows,
  kmBetween,
  leastSeat,
  type MovieCity,
  type Position,
  type RefId,
  type Show,
} from "@safar/engine";
import { lazy, useMemo, useState } from "react";
import { paths } from "../../app/addresses/paths.ts";
import { clockOf } from "../../i18n/clock.ts";
import { filmPath } from "../movie-home/movie-plan.ts";
import { NearestFirst } from "../movie-home/nearest-first.tsx";
import { useHasDay } from "../offer-page/use-day-in-address.ts";
import { CardsComing } from "../results/cards-coming.tsx";
import { DayStrip } from "../results/day-strip.tsx";
import { groupBy } from "../results/grouping.ts";
import { MapSlot } from "../results/map-slot.tsx";
import { MapSwitch } from "../results/map-switch.tsx";
import type { CardPlace } from "../results/results-kind.ts";
import type { ResultsMap, SearchActor } from "../results/results-props.ts";
import { ResultsScreen } from "../results/results-screen.tsx";
import type { SearchEdit } from "../results/search-line.tsx";
import { CityChips } from "../vertical-home/city-chips.tsx";
import { CinemaCard } from "./cinema-card.tsx";
import { FilmHead } from "./film-head.tsx";
import { leftWords } from "./fullness.ts";
import * as css from "./movie-shows.css.ts";
import { NoShows } from "./no-shows.tsx";
import { showKind } from "./show-kind.ts";
import { useShowFields } from "./use-show-fields.ts";
import { useShowWords } from "./use-show-words.ts";

const CinemaMap = lazy(() => import("./cinema-map.tsx").then((module) => ({ default: module.CinemaMap })));

const map: ResultsMap<FoundShows, Show> = {
  show: ({ slot, ...place }) => (
    <MapSlot {...slot}>
      <CinemaMap {...place} />
    </MapSlot>
  ),
  Switch: MapSwitch,
};

/** The days on which it is shown, and those between, each with how many shows it has. */
function ShowDays({ search, days }: { readonly search: string; readonly days: FoundShows["days"] }) {
  const { t } = useLingui();
  const criteria = decodeMovies(search);
  const { date } = criteria;
  const at = days.findIndex((day) => day.date === date);
  const last = days.findLastIndex(({ shows }) => shows > 0);
  return (
    <DayStrip
      date={date}
      first={days[0]?.date ?? date}
      {...(at >= 0 && { offsets: days.slice(0, Math.max(at, last) + 1).map((_, place) => place - at) })}
      look={css.days}
      isOff={(day) => days.some((one) => one.date === day && one.shows === 0)}
      hrefOf={(offset) => filmPath(encodeMovies({ ...criteria, date: addDays(date, offset) }))}
    >
      {(day) => {
        const { isFull = false, shows: count = 0 } = days.find((one) => one.date === day) ?? {};
        if (isFull)
          return (
            <span className={css.full}>
              <Trans>Sold out</Trans>
            </span>
          );
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

/** A film, and its times in a city on a day, cinema by cinema. */
export function ShowsScreen({ actor, search: wanted, found, cities, readResults }: Props) {
  const { t } = useLingui();
  const [here, setHere] = useState<Position | null>(null);
  const search = wanted ?? found?.search ?? "";
  const { city, date, film: slug } = decodeMovies(search);
  const hasDay = useHasDay();
  const kmTo = useMemo(() => (here === null ? undefined : ({ cinema }: Show) => kmBetween(here, cinema)), [here]);
  const grouping = useMemo(() => groupBy(({ cinema }: Show) => cinema.slug, kmTo), [kmTo]);
  const title = (held: FoundShows | null, edit: SearchEdit) => {
    const of = held ?? found;
    if (of === null) return <h1>{slug}</h1>;
    const asked = { film: of.film, city, cities, date: hasDay ? date : "", price: leastSeat(of.shows) };
    return <FilmHead {...asked} edit={edit} />;
  };
  const card = (show: Show, _: FoundShows, at: CardPlace, mates: readonly Show[]) => (
    <CinemaCard cinema={show.cinema} shows={mates} at={at} km={kmTo?.(show) ?? null} />
  );
  const tools = (sortBy: (sort: "earliest") => void) => {
    const onFound = (where: Position) => {
      setHere(where);
      sortBy("earliest");
    };
    return <NearestFirst onFound={onFound} />;
  };
  return (
    <div className={css.screen}>
      <ResultsScreen
        kind={showKind}
        words={useShowWords()}
        title={title}
        facts={null}
        editPath={paths.moviesHome(search)}
        noteOf={({ left, starts }, sort) =>
          sort === "earliest" ? clockOf(starts.local) : sort === "roomiest" ? t(leftWords(left)) : null
        }
        fieldsOf={useShowFields(here)}
        grouping={grouping}
        card={card}
        map={map}
        tools={tools}
        actor={actor}
        search={search}
        readResults={readResults}
        first={found && { refId: found.refId, held: found }}
        coming={<CardsComing />}
        days={
          <div className={css.page}>
            <CityChips
              label={t`Cinemas in`}
              cities={cities}
              city={city}
              hrefOf={(next) => filmPath(encodeMovies({ film: slug, city: next, date }))}
            />
            <ShowDays search={search} days={found?.days ?? []} />
          </div>
        }
        Nothing={NoShows}
      />
    </div>
  );
}

import { useLingui } from "@lingui/react/macro";
import { cheapestOf, kmBetween, type MoviesHome, type Position } from "@safar/engine";
import { HourRows } from "@safar/ui/hour-rows";
import { useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { clockOf } from "../../i18n/clock.ts";
import { isolated } from "../../i18n/isolated.ts";
import { Amount } from "../amounts/amount.tsx";
import { useSaidDay } from "../vertical-home/use-said-day.ts";
import * as css from "./movie-home.css.ts";
import { kmWords, screenWords } from "./movie-words.ts";
import { NearestFirst } from "./nearest-first.tsx";

type Soon = MoviesHome["tonight"][number];

/** So many are enough to choose from. */
const most = 9;

/** The shows that begin next in the city, and the nearest first for whoever lets us know where they are. */
export function Tonight({ shows }: { readonly shows: MoviesHome["tonight"] }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const said = useSaidDay();
  const [here, setHere] = useState<Position | null>(null);
  const away = ({ show: { cinema } }: Soon) => (here === null ? null : kmBetween(here, cinema));
  const open = shows.filter(({ show }) => cheapestOf(show) !== null);
  const listed = here === null ? open : open.toSorted((one, other) => (away(one) ?? 0) - (away(other) ?? 0));
  const rowOf = ({ film, show }: Soon) => {
    const { cinema, id, starts, type } = show;
    const [hour, title] = [clockOf(starts.local), isolated(film.title[locale])];
    const [price, km] = [cheapestOf(show)?.price, away({ film, show })];
    return {
      id,
      hour,
      day: said(starts.local),
      href: paths.hall(id),
      label: t`${title} at ${hour}: choose seats`,
      name: film.title[locale],
      note: (
        <>
          <bdi>{cinema.name[locale]}</bdi> · <bdi>{t(screenWords[type])}</bdi>
          {km !== null && ` · ${t(kmWords(km))}`}
        </>
      ),
      price: price && <Amount of={price} />,
    };
  };
  return (
    <div className={css.page}>
      <NearestFirst onFound={setHere} />
      <HourRows of={listed.slice(0, most).map(rowOf)} />
    </div>
  );
}

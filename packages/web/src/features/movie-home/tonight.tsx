import { useLingui } from "@lingui/react/macro";
import { cheapestOf, kmBetween, type MoviesHome, type Position } from "@safar/engine";
import { Anchor } from "@safar/ui/anchor";
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

function SoonShow({ film, show, km }: Soon & { readonly km: number | null }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { cinema, id, starts, type } = show;
  const [hour, title] = [clockOf(starts.local), isolated(film.title[locale])];
  const price = cheapestOf(show)?.price;
  const said = useSaidDay();
  return (
    <li className={css.show}>
      <span className={css.when}>
        <bdi dir="ltr" className={css.hour}>
          {hour}
        </bdi>
        <span className={css.quiet}>{said(starts.local)}</span>
      </span>
      <div className={css.words}>
        <Anchor href={paths.hall(id)} className={css.link} aria-label={t`${title} at ${hour}: choose seats`}>
          <bdi>{film.title[locale]}</bdi>
        </Anchor>
        <span className={css.quiet}>
          <bdi>{cinema.name[locale]}</bdi> · <bdi>{t(screenWords[type])}</bdi>
          {km !== null && (
            <>
              {" · "}
              {t(kmWords(km))}
            </>
          )}
        </span>
      </div>
      {price && <Amount of={price} />}
    </li>
  );
}

/** The shows that begin next in the city, and the nearest first for whoever lets us know where they are. */
export function Tonight({ shows }: { readonly shows: MoviesHome["tonight"] }) {
  const [here, setHere] = useState<Position | null>(null);
  const away = ({ show: { cinema } }: Soon) => (here === null ? null : kmBetween(here, cinema));
  const listed = here === null ? shows : shows.toSorted((one, other) => (away(one) ?? 0) - (away(other) ?? 0));
  return (
    <div className={css.page}>
      <NearestFirst onFound={setHere} />
      <ul className={css.tonight} role="list">
        {listed.slice(0, most).map((soon) => (
          <SoonShow key={soon.show.id} {...soon} km={away(soon)} />
        ))}
      </ul>
    </div>
  );
}

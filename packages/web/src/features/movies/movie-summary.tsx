import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { MoviesSummary } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import { clockOf } from "../../i18n/clock.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { PosterOf } from "../movie-home/film-poster-of.tsx";
import { screenWords } from "../movie-home/movie-words.ts";
import { SeatList } from "../seat-plan/seat-list.tsx";
import * as css from "./movie-summary.css.ts";

/** What is being booked, in short; nothing while seats that were opened by their address do not say. */
export function MovieSummary({ of }: { readonly of: MoviesSummary | null }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  if (of === null) return null;
  const { category, film, seats, show } = of;
  const { cinema, hall, starts, type } = show;
  return (
    <section className={css.card} aria-label={t`Your show`}>
      <PosterOf film={film} />
      <div className={css.words}>
        <strong>
          <bdi>{film.title[locale]}</bdi>
        </strong>
        <span>
          {formatShortDay(starts.local, locale)}{" "}
          <bdi dir="ltr" className={css.clock}>
            {clockOf(starts.local)}
          </bdi>
        </span>
        <span className={css.quiet}>
          <bdi>{cinema.name[locale]}</bdi> · <bdi>{hall[locale]}</bdi> · <bdi>{t(screenWords[type])}</bdi>
        </span>
        {seats.length > 0 && (
          <span>
            {t`${plural(seats.length, { one: "Seat", other: "Seats" })}`} <SeatList of={seats} />
            {category !== null && <span className={css.quiet}> · {category[locale]}</span>}
          </span>
        )}
      </div>
    </section>
  );
}

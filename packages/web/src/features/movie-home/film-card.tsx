import { Trans, useLingui } from "@lingui/react/macro";
import { type Film, type FilmOn, screenTypes } from "@safar/engine";
import { FilmTile } from "@safar/ui/film-tile";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { clockOf } from "../../i18n/clock.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { commaIn } from "../../i18n/format.ts";
import { languagesOf } from "../../i18n/language-name.ts";
import { Amount } from "../amounts/amount.tsx";
import { useSaidDay } from "../vertical-home/use-said-day.ts";
import { PosterOf } from "./film-poster-of.tsx";
import * as css from "./movie-home.css.ts";
import { screenWords } from "./movie-words.ts";

/** A film, where it is known with when it is shown next. */
export type Listed = Film & Partial<Pick<FilmOn, "next">>;

/** How films stand: pushed along under their posters, all of them at once, or in short. */
type Look = "films" | "wall" | "more";

type Props = {
  readonly films: readonly Listed[];
  /** Whose shows are looked for. */
  readonly city: string | null;
  readonly look?: Look;
  /** So many of them are what the page opens with. */
  readonly eager?: number;
};

/** Films side by side. */
export function FilmRow({ films, city, look = "films", eager = 0 }: Props) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const said = useSaidDay();
  const tileOf = ({ certificate, genres, languages, next, releasedOn, score, slug, state, title }: Listed) => ({
    href: paths.film(slug, city === null ? "" : `city=${city}`),
    name: title[locale],
    certificate: certificate.code,
    genres: genres
      .slice(0, 2)
      .map(({ name }) => name[locale])
      .join(commaIn(locale)),
    score: score && `${score.value.toFixed(1)}/10`,
    spoken: languagesOf(languages, locale),
    when: state !== "now" && <Trans>From {formatShortDay(releasedOn, locale)}</Trans>,
    ...(next && {
      formats: screenTypes.filter((type) => next.types.includes(type)).map((type) => t(screenWords[type])),
      when: (
        <>
          {said(next.starts.local)} <bdi dir="ltr">{clockOf(next.starts.local)}</bdi>
        </>
      ),
      price: (
        <Trans>
          from <Amount of={next.price} />
        </Trans>
      ),
    }),
  });
  if (films.length === 0) return null;
  return (
    <ul className={css.looks[look]} role="list">
      {films.map((film, place) => (
        <li key={film.slug} className={css.film}>
          <FilmTile
            {...tileOf(film)}
            kind={look === "more" ? "row" : "tile"}
            heading={look === "wall" && film.state === "now" ? "h2" : "h3"}
            poster={<PosterOf film={film} eager={place < eager} />}
          />
        </li>
      ))}
    </ul>
  );
}

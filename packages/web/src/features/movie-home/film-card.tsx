import { Trans } from "@lingui/react/macro";
import type { Film, FilmOn } from "@safar/engine";
import { Anchor } from "@safar/ui/anchor";
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

/** A film, where it is known with when it is shown next. */
type Listed = Film & Partial<Pick<FilmOn, "next">>;

type Props = {
  readonly film: Listed;
  /** Whose shows are looked for. */
  readonly city: string | null;
  readonly eager?: boolean;
  /** Its heading's level, by the page around it. */
  readonly heading?: "h2" | "h3";
};

/** When a film is shown next, and what the cheapest seat costs then. */
function NextShow({ of: { price, starts } }: { readonly of: NonNullable<FilmOn["next"]> }) {
  const said = useSaidDay();
  return (
    <p className={css.next}>
      <strong>
        {said(starts.local)} <bdi dir="ltr">{clockOf(starts.local)}</bdi>
      </strong>{" "}
      <span className={css.quiet}>
        <Trans>
          from <Amount of={price} />
        </Trans>
      </span>
    </p>
  );
}

/** A film of a row: its poster, its name, and what one asks first. */
export function FilmCard({ film, city, eager = false, heading: Heading = "h3" }: Props) {
  const { locale } = useFacts();
  const { certificate, genres, languages, next = null, releasedOn, score, slug, state, title } = film;
  return (
    <li className={css.film}>
      <PosterOf film={film} eager={eager} />
      <Heading className={css.name}>
        <Anchor href={paths.film(slug, city === null ? "" : `city=${city}`)} className={css.link}>
          <bdi>{title[locale]}</bdi>
        </Anchor>
      </Heading>
      <p className={css.quiet}>
        <bdi dir="ltr" className={css.certificate}>
          {certificate.code}
        </bdi>{" "}
        {genres
          .slice(0, 2)
          .map(({ name }) => name[locale])
          .join(commaIn(locale))}
      </p>
      <p className={css.quiet}>
        {score !== null && (
          <>
            <bdi dir="ltr" className={css.liked}>
              ★ {score.value.toFixed(1)}/10
            </bdi>{" "}
            ·{" "}
          </>
        )}
        {state === "now" ? languagesOf(languages, locale) : <Trans>From {formatShortDay(releasedOn, locale)}</Trans>}
      </p>
      {next && <NextShow of={next} />}
    </li>
  );
}

/** Films side by side. */
export const FilmRow = ({
  films,
  city,
  isWall = false,
  eager = 0,
}: {
  readonly films: readonly Listed[];
  readonly city: string | null;
  readonly isWall?: boolean;
  /** So many of them are what the page opens with. */
  readonly eager?: number;
}) => (
  <ul className={isWall ? css.wall : css.films} role="list">
    {films.map((film, place) => (
      <FilmCard key={film.slug} film={film} city={city} eager={place < eager} heading={isWall ? "h2" : "h3"} />
    ))}
  </ul>
);

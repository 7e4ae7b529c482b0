import { Trans, useLingui } from "@lingui/react/macro";
import type { Film } from "@safar/engine";
import { Anchor } from "@safar/ui/anchor";
import { Badge } from "@safar/ui/badge";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { formatLongDay } from "../../i18n/days.ts";
import { commaIn } from "../../i18n/format.ts";
import { PosterOf } from "../movie-home/film-poster-of.tsx";
import { languageName } from "../movie-home/movie-words.ts";
import * as chipCss from "../vertical-home/chip-links.css.ts";
import * as css from "./movie-shows.css.ts";

/** How long a film is, as it is said of films. */
function Length({ minutes }: { readonly minutes: number }) {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return <Trans>{rest} min</Trans>;
  return rest === 0 ? (
    <Trans>{hours} h</Trans>
  ) : (
    <Trans>
      {hours} h {rest} min
    </Trans>
  );
}

/** What a film is: its poster, what it is about, for whom, in which languages, and by whom. */
export function FilmHead({ film }: { readonly film: Film }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const comma = commaIn(locale);
  const { cast, certificate, director, genres, languages, minutes, releasedOn, subtitles, synopsis } = film;
  const named = (codes: readonly string[]) => codes.map((code) => languageName(code, locale)).join(comma);
  return (
    <section className={css.film} aria-label={t`About the film`}>
      <PosterOf film={film} eager />
      <div className={css.about}>
        <p className={css.facts}>
          <Badge tone={certificate.fromAge === null ? "neutral" : "warning"}>
            <bdi dir="ltr">{certificate.code}</bdi> · {certificate.words[locale]}
          </Badge>
          <span>
            <Length minutes={minutes} />
          </span>
          <span>
            <Trans>In cinemas from {formatLongDay(releasedOn, locale)}</Trans>
          </span>
        </p>
        <ul className={chipCss.chips} role="list">
          {genres.map(({ name, slug }) => (
            <li key={slug}>
              <Anchor href={paths.movieCategory(slug)} className={chipCss.chip}>
                <bdi>{name[locale]}</bdi>
              </Anchor>
            </li>
          ))}
        </ul>
        <p className={css.synopsis}>{synopsis[locale]}</p>
        <dl className={css.more}>
          <dt className={css.term}>
            <Trans>Language</Trans>
          </dt>
          <dd className={css.value}>{named(languages)}</dd>
          {subtitles.length > 0 && (
            <>
              <dt className={css.term}>
                <Trans>Subtitles</Trans>
              </dt>
              <dd className={css.value}>{named(subtitles)}</dd>
            </>
          )}
          <dt className={css.term}>
            <Trans>Director</Trans>
          </dt>
          <dd className={css.value}>
            <bdi>{director[locale]}</bdi>
          </dd>
          <dt className={css.term}>
            <Trans>Cast</Trans>
          </dt>
          <dd className={css.value}>{cast.map((name) => name[locale]).join(comma)}</dd>
        </dl>
      </div>
    </section>
  );
}

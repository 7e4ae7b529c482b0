import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Film } from "@safar/engine";
import { Anchor } from "@safar/ui/anchor";
import { Badge } from "@safar/ui/badge";
import { WorkHead } from "@safar/ui/work-head";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { formatLongDay } from "../../i18n/days.ts";
import { commaIn } from "../../i18n/format.ts";
import { languagesOf } from "../../i18n/language-name.ts";
import { sentencesOf } from "../../i18n/sentences.ts";
import { PosterOf } from "../movie-home/film-poster-of.tsx";
import { editPress, type SearchEdit } from "../results/search-line.tsx";
import { lengthOfTime } from "../shell/length-of-time.ts";

/** What a film is: its poster and name, how it is liked, for whom and in which language it is, and what it is about. */
export function FilmHead({ film, edit }: { readonly film: Film; readonly edit: SearchEdit }) {
  const { i18n, t } = useLingui();
  const { locale } = useFacts();
  const { certificate, genres, score, subtitles } = film;
  const [story = "", ...rest] = sentencesOf(film.synopsis[locale]);
  const terms = [
    { name: t`In cinemas from`, value: formatLongDay(film.releasedOn, locale) },
    { name: t`Director`, value: film.director[locale] },
    { name: t`Cast`, value: film.cast.map((name) => name[locale]).join(commaIn(locale)) },
    ...(subtitles.length > 0 ? [{ name: t`Subtitles`, value: languagesOf(subtitles, locale) }] : []),
  ];
  return (
    <WorkHead
      label={t`About the film`}
      picture={<PosterOf film={film} eager />}
      back={
        <Anchor {...editPress(edit)}>
          <Trans>All films</Trans>
        </Anchor>
      }
      title={film.title[locale]}
      score={
        score === null
          ? undefined
          : {
              mark: `${score.value.toFixed(1)}/10`,
              note: t`${plural(score.votes, { one: "# rating", other: "# ratings" })}`,
            }
      }
      facts={
        <>
          <Badge tone={certificate.fromAge === null ? "neutral" : "warning"}>
            <bdi dir="ltr">{certificate.code}</bdi> · {certificate.words[locale]}
          </Badge>
          <span>{lengthOfTime(i18n, film.minutes)}</span>
          <span>{languagesOf(film.languages, locale)}</span>
          {genres.map(({ name, slug }) => (
            <Anchor key={slug} href={paths.movieCategory(slug)}>
              <bdi>{name[locale]}</bdi>
            </Anchor>
          ))}
        </>
      }
      story={story}
      more={{ summary: t`The story, cast and director`, story: rest.join(" "), terms }}
    />
  );
}

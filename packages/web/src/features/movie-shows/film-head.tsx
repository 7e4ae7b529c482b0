import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { nightsBetween } from "@safar/engine";
import { Anchor } from "@safar/ui/anchor";
import { Badge } from "@safar/ui/badge";
import { WorkHead } from "@safar/ui/work-head";
import { useQuery } from "@tanstack/react-query";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { formatLongDay } from "../../i18n/days.ts";
import { commaIn } from "../../i18n/format.ts";
import { languagesOf } from "../../i18n/language-name.ts";
import { sentencesOf } from "../../i18n/sentences.ts";
import { PosterOf } from "../movie-home/film-poster-of.tsx";
import { editPress, type SearchEdit } from "../results/search-line.tsx";
import { useSaving } from "../results/use-saving.ts";
import { lengthOfTime } from "../shell/length-of-time.ts";
import { walkFactsQuery } from "../walk/walk-facts.ts";
import * as css from "./movie-shows.css.ts";
import { type FilmAsked, savedFilm } from "./saved-film.ts";

type Props = FilmAsked & { readonly edit: SearchEdit };

/** What a film is: its poster and name, how it is liked, for whom and in which language it is, and what it is about. */
export function FilmHead({ edit, ...asked }: Props) {
  const { i18n, t } = useLingui();
  const { locale } = useFacts();
  const { data } = useQuery(walkFactsQuery);
  const saving = useSaving(true);
  const { film } = asked;
  const { certificate, genres, score, subtitles } = film;
  const days = data === undefined || film.state === "now" ? 0 : nightsBetween(data.today, film.releasedOn);
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
        <div className={css.back}>
          <Anchor {...editPress(edit)}>
            <Trans>All films</Trans>
          </Anchor>
          {saving && <saving.Page {...savedFilm(asked)} title={film.title[locale]} />}
        </div>
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
          {days > 0 && <Badge tone="brand">{t`${plural(days, { one: "In # day", other: "In # days" })}`}</Badge>}
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

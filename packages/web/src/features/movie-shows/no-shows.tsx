import { Trans, useLingui } from "@lingui/react/macro";
import { decodeMovies, type FoundShows, type SearchText } from "@safar/engine";
import { ButtonLink } from "@safar/ui/button";
import { EmptyState } from "@safar/ui/empty-state";
import Clapperboard from "lucide-react/icons/clapperboard";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { filmPath } from "../movie-home/movie-plan.ts";

type Props = { readonly held: FoundShows | null; readonly search: SearchText };

/** No show on this day: the next day that has one, or another film. */
export function NoShows({ held, search }: Props) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const day = formatShortDay(decodeMovies(search).date, locale);
  const next = held?.nextDay ?? null;
  const city = held?.city.name[locale] ?? decodeMovies(search).city;
  return (
    <EmptyState
      icon={Clapperboard}
      title={t`No show times on ${day}`}
      action={
        next === null ? (
          <ButtonLink kind="next" href={`${paths.moviesHome()}?city=${decodeMovies(search).city}`}>
            <Trans>See what else is showing</Trans>
          </ButtonLink>
        ) : (
          <ButtonLink kind="next" href={filmPath(next.search)}>
            <Trans>Show times on {formatShortDay(next.date, locale)}</Trans>
          </ButtonLink>
        )
      }
    >
      {next === null ? (
        <Trans>This film is not shown in {city} in the next two weeks. Choose another city above.</Trans>
      ) : (
        <Trans>
          The next day with a show in {city} is {formatShortDay(next.date, locale)}.
        </Trans>
      )}
    </EmptyState>
  );
}

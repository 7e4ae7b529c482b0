import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { decodeMovies, encodeMovies, type FoundShows, type SearchText, type ShowDay } from "@safar/engine";
import { ButtonLink } from "@safar/ui/button";
import { EmptyState } from "@safar/ui/empty-state";
import Clapperboard from "lucide-react/icons/clapperboard";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { filmPath } from "../movie-home/movie-plan.ts";
import { low } from "./movie-shows.css.ts";

type Props = { readonly held: FoundShows | null; readonly search: SearchText };

const isOpen = ({ isFull, shows }: ShowDay): boolean => shows > 0 && !isFull;

/** No seat on this day: the next day that has one, or else one before it, or another film. */
export function NoShows({ held, search }: Props) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const wanted = decodeMovies(search);
  const day = formatShortDay(wanted.date, locale);
  const days = held?.days ?? [];
  const isFull = (held?.shows.length ?? 0) > 0;
  const next = days.find((one) => one.date > wanted.date && isOpen(one)) ?? days.find(isOpen);
  const city = held?.city.name[locale] ?? wanted.city;
  return (
    <div className={low}>
      <EmptyState
        icon={Clapperboard}
        title={isFull ? t`Sold out on ${day}` : t`No show times on ${day}`}
        action={
          next === undefined ? (
            <ButtonLink kind="next" href={`${paths.moviesHome()}?city=${wanted.city}`}>
              <Trans>See what else is showing</Trans>
            </ButtonLink>
          ) : (
            <ButtonLink kind="next" href={filmPath(encodeMovies({ ...wanted, date: next.date }))}>
              <Trans>Show times on {formatShortDay(next.date, locale)}</Trans>
            </ButtonLink>
          )
        }
      >
        {next === undefined ? (
          <Trans>There are no seats for this film in {city} in the next two weeks. Choose another city above.</Trans>
        ) : (
          <Trans>
            There are seats in {city} on {formatShortDay(next.date, locale)},{" "}
            {t`${plural(next.shows, { one: "at # show", other: "at # shows" })}`}.
          </Trans>
        )}
      </EmptyState>
    </div>
  );
}

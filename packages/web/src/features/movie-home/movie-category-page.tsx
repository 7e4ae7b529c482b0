import { Trans, useLingui } from "@lingui/react/macro";
import type { MovieCategory, MovieCity } from "@safar/engine";
import { ButtonLink } from "@safar/ui/button";
import { EmptyState } from "@safar/ui/empty-state";
import { Container, Spread } from "@safar/ui/layout";
import Clapperboard from "lucide-react/icons/clapperboard";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { breadcrumbThing } from "../../seo/json-ld.ts";
import { JsonLdScript } from "../../seo/json-ld-script.tsx";
import { CityChips } from "../vertical-home/city-chips.tsx";
import { FilmRow, type Listed } from "./film-card.tsx";
import * as css from "./movie-home.css.ts";

const isOn = ({ state }: Listed): boolean => state === "now";

type Props = {
  readonly category: MovieCategory | null;
  readonly films: readonly Listed[] | null;
  /** Null when what is shown where could not be had. */
  readonly city: MovieCity | null;
  readonly cities: readonly MovieCity[];
};

/** The films of a category: those that are shown in a city, and those to come. */
export function MovieCategoryPage({ category, films, city, cities }: Props) {
  const { t } = useLingui();
  const facts = useFacts();
  const name = category?.name[facts.locale] ?? t`Films`;
  const all = (
    <ButtonLink href={paths.moviesHome()}>
      <Trans>All films</Trans>
    </ButtonLink>
  );
  if (films === null || films.length === 0)
    return (
      <Container>
        <EmptyState
          icon={Clapperboard}
          heading="h1"
          title={films === null ? t`Something went wrong!` : t`No films of this kind now`}
          action={all}
        >
          {films === null ? <Trans>Reload the page in a moment.</Trans> : <Trans>See what else is showing.</Trans>}
        </EmptyState>
      </Container>
    );
  return (
    <Container>
      <div className={css.page}>
        <Spread gap="3">
          <h1>
            <bdi>{name}</bdi>
          </h1>
          {all}
        </Spread>
        {city !== null && category !== null && (
          <CityChips
            label={t`Cinemas in`}
            cities={cities}
            city={city.slug}
            hrefOf={(slug) => `${paths.movieCategory(category.slug)}?city=${slug}`}
          />
        )}
        <FilmRow films={films.filter(isOn)} city={city?.slug ?? null} look="wall" eager={6} />
        {!films.every(isOn) && <h2>{t`Coming soon`}</h2>}
        <FilmRow films={films.filter((film) => !isOn(film))} city={city?.slug ?? null} look="wall" />
      </div>
      {category !== null && (
        <JsonLdScript
          things={[
            breadcrumbThing(facts, [
              { href: paths.home(), label: t`Home` },
              { href: paths.moviesHome(), label: t`Movies` },
              { href: paths.movieCategory(category.slug), label: name },
            ]),
          ]}
        />
      )}
    </Container>
  );
}

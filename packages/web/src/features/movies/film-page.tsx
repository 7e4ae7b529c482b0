import { Trans, useLingui } from "@lingui/react/macro";
import { ButtonLink } from "@safar/ui/button";
import { EmptyState } from "@safar/ui/empty-state";
import { Container } from "@safar/ui/layout";
import Clapperboard from "lucide-react/icons/clapperboard";
import { useMemo } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { moviesFound } from "../../engine/movies/movies.service.ts";
import { breadcrumbThing } from "../../seo/json-ld.ts";
import { JsonLdScript } from "../../seo/json-ld-script.tsx";
import { FilmRow } from "../movie-home/film-card.tsx";
import { FilmCalendar } from "../movie-shows/film-calendar.tsx";
import { FilmHead } from "../movie-shows/film-head.tsx";
import { filmThings } from "../movie-shows/film-things.ts";
import * as css from "../movie-shows/movie-shows.css.ts";
import { PreBooking } from "../movie-shows/pre-booking.tsx";
import { useFoundEntry } from "../walk/use-found-entry.ts";
import { FoundShowsContext } from "./found-shows.ts";
import type { LoadedFilm } from "./load-movies.ts";
import { moviesPages } from "./movies.pages.ts";
import ShowsPart from "./shows-part.tsx";

type Of<Kind extends LoadedFilm["kind"]> = Extract<LoadedFilm, { readonly kind: Kind }>;

/** A film that is not shown yet: what it is, and how to be told when it is. */
function ComingFilm({ film, preBooked, similar, ...places }: Of<"coming">) {
  return (
    <Container>
      <div className={css.page}>
        <FilmHead film={film} {...places} edit={{ href: paths.moviesHome(), onEdit: undefined }} />
        {film.state === "prebook" ? (
          <PreBooking film={film} preBooked={preBooked} {...places} />
        ) : (
          <>
            <p className={css.quiet}>
              <Trans>Its show times are not known yet, and it cannot be pre-booked so far.</Trans>
            </p>
            <div>
              <FilmCalendar film={film} />
            </div>
          </>
        )}
        {similar.length > 0 && (
          <section aria-labelledby="similar" className={css.similar}>
            <h2 id="similar">
              <Trans>Films like it, showing now</Trans>
            </h2>
            <FilmRow films={similar} city={places.city} look="more" />
          </section>
        )}
      </div>
    </Container>
  );
}

/** A film and its shows. What the page was made with goes into the store that the walk reads. */
function ShownFilm({ search, found, cities }: Of<"shows">) {
  const entry = useFoundEntry(moviesFound, search, found);
  const held = useMemo(() => ({ found, cities }), [found, cities]);
  return (
    <FoundShowsContext value={held}>
      <moviesPages.WalkPage entry={entry} own={{ results: ShowsPart }} />
    </FoundShowsContext>
  );
}

function FailedFilm() {
  const { t } = useLingui();
  return (
    <Container>
      <EmptyState
        icon={Clapperboard}
        heading="h1"
        title={t`Something went wrong!`}
        action={
          <ButtonLink href={paths.moviesHome()}>
            <Trans>All films</Trans>
          </ButtonLink>
        }
      >
        <Trans>Reload the page in a moment.</Trans>
      </EmptyState>
    </Container>
  );
}

/** The page of a film. */
export function FilmPage({ loaded }: { readonly loaded: LoadedFilm }) {
  const { t } = useLingui();
  const facts = useFacts();
  if (loaded.kind === "failed") return <FailedFilm />;
  const { film } = loaded;
  return (
    <>
      {loaded.kind === "coming" ? <ComingFilm {...loaded} /> : <ShownFilm {...loaded} />}
      <JsonLdScript
        things={[
          breadcrumbThing(facts, [
            { href: paths.home(), label: t`Home` },
            { href: paths.moviesHome(), label: t`Movies` },
            { href: paths.film(film.slug), label: film.title[facts.locale] },
          ]),
          ...filmThings(film, loaded.kind === "shows" ? (loaded.found?.shows ?? []) : [], facts),
        ]}
      />
    </>
  );
}

import { useLingui } from "@lingui/react/macro";
import { type FoundShows, kmBetween, type MoviesFacets, type MoviesResultsView, type Position } from "@safar/engine";
import { useCallback } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { useWrittenMoney } from "../amounts/amount.tsx";
import { languageName, screenWords } from "../movie-home/movie-words.ts";
import { choicesOf, type FilterField, mostPrice } from "../results/filter-field.ts";
import { partWords } from "../results/part-words.ts";
import type { Filterable } from "../results/results-props.ts";

type Given = Filterable<FoundShows, MoviesFacets, MoviesResultsView["filters"]>;

/** What the shows of a day are filtered by; cinemas by their distance for whoever said where they are. */
export const useShowFields = (here: Position | null): ((given: Given) => readonly FilterField[]) => {
  const { t } = useLingui();
  const { locale } = useFacts();
  const write = useWrittenMoney();
  return useCallback(
    ({ currency, facets, filters, held: { shows }, set }) => {
      const cinemaOf = (slug: string) => shows.find(({ cinema }) => cinema.slug === slug)?.cinema;
      const away = (slug: string) => {
        const cinema = cinemaOf(slug);
        return here === null || cinema === undefined ? null : kmBetween(here, cinema);
      };
      const nameOf = (slug: string) => cinemaOf(slug)?.name[locale] ?? slug;
      const told = (slug: string) => {
        const km = away(slug);
        return km === null ? nameOf(slug) : t`${nameOf(slug)}, ${Math.max(1, Math.round(km))} km`;
      };
      return [
        choicesOf({
          title: t`Cinema`,
          name: "cinemas",
          facets:
            here === null
              ? facets.cinemas
              : facets.cinemas.toSorted((one, other) => (away(one.value) ?? 0) - (away(other.value) ?? 0)),
          chosen: filters.cinemas,
          label: told,
          chip: nameOf,
          change: (cinemas) => set({ cinemas }),
        }),
        choicesOf({
          title: t`Time of day`,
          name: "parts",
          facets: facets.parts,
          chosen: filters.parts,
          label: (part) => t(partWords[part]),
          first: ["evening"],
          change: (parts) => set({ parts }),
        }),
        choicesOf({
          title: t`Screen`,
          name: "types",
          facets: facets.types,
          chosen: filters.types,
          label: (type) => t(screenWords[type]),
          first: ["imax"],
          change: (types) => set({ types }),
        }),
        choicesOf({
          title: t`Language`,
          name: "languages",
          facets: facets.languages,
          chosen: filters.languages,
          label: (code) => languageName(code, locale),
          change: (languages) => set({ languages }),
        }),
        ...mostPrice({
          title: t`Price of a seat`,
          currency,
          range: facets.maxPrice,
          value: filters.maxPrice,
          write,
          change: (maxPrice) => set({ maxPrice }),
        }),
      ];
    },
    [here, locale, t, write],
  );
};

import { useLingui } from "@lingui/react/macro";
import { type FoundShows, kmBetween, type MoviesFacets, type MoviesResultsView, type Position } from "@safar/engine";
import { useCallback } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { commaIn } from "../../i18n/format.ts";
import { languageName } from "../../i18n/language-name.ts";
import { useWrittenMoney } from "../amounts/amount.tsx";
import { kmWords, screenWords } from "../movie-home/movie-words.ts";
import { outingField } from "../results/departure-field.ts";
import { choicesOf, type FilterField, mostPrice } from "../results/filter-field.ts";
import type { Filterable } from "../results/results-props.ts";

type Given = Filterable<FoundShows, MoviesFacets, MoviesResultsView["filters"]>;

/** What the shows of a day are filtered by; cinemas by their distance for whoever said where they are. */
export const useShowFields = (here: Position | null): ((given: Given) => readonly FilterField[]) => {
  const { t } = useLingui();
  const { locale } = useFacts();
  const write = useWrittenMoney();
  return useCallback(
    ({ currency, facets, held: { shows }, of }) => {
      const cinemaOf = (slug: string) => shows.find(({ cinema }) => cinema.slug === slug)?.cinema;
      const away = (slug: string) => {
        const cinema = cinemaOf(slug);
        return here === null || cinema === undefined ? null : kmBetween(here, cinema);
      };
      const nameOf = (slug: string) => cinemaOf(slug)?.name[locale] ?? slug;
      const told = (slug: string) => {
        const km = away(slug);
        return km === null ? nameOf(slug) : `${nameOf(slug)}${commaIn(locale)}${t(kmWords(km))}`;
      };
      return [
        choicesOf({
          title: t`Cinema`,
          ...of("cinemas"),
          facets: facets.cinemas.toSorted((one, other) => (away(one.value) ?? 0) - (away(other.value) ?? 0)),
          label: told,
          chip: nameOf,
        }),
        outingField(t, of("parts")),
        choicesOf({ title: t`Screen`, ...of("types"), label: (type) => t(screenWords[type]), first: ["imax"] }),
        choicesOf({ title: t`Language`, ...of("languages"), label: (code) => languageName(code, locale) }),
        ...mostPrice({ title: t`Cheapest seat`, currency, write, ...of("maxPrice") }),
      ];
    },
    [here, locale, t, write],
  );
};

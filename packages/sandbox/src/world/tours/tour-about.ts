import { hash32 } from "../hash.ts";
import type { Names } from "../names.ts";
import { filled, inOrder, lasting, listed, within } from "../wording.ts";
import { askTales, kindTales, tales } from "./tour-words.data.ts";
import { dayMinutes, type Tour } from "./tours.ts";

/** As long at every stop: whole days where a tour takes several, else with some time on the way. */
export const minutesAt = ({ minutes, stops: { length } }: Tour): number =>
  minutes > dayMinutes ? minutes / length : Math.round(minutes / (length + 1) / 5) * 5;

/** From stop to stop, and how long it stays at each. Whose stops are days says of each where it leads. */
const wayOf = (tour: Tour): readonly Names[] => {
  const named = tour.stops.map(({ names }) => names);
  if (tour.minutes > dayMinutes) return named.map(({ ar, en }) => ({ en: `${en}.`, ar: `${ar}.` }));
  const stay = tour.minutes < dayMinutes ? [filled(tales.stay, { time: lasting(minutesAt(tour)) })] : [];
  return [inOrder(named, hash32(tour.slug)), ...stay];
};

const entranceOf = ({ stops }: Tour, isIncluded: boolean): readonly Names[] => {
  const of = stops.filter((stop) => stop.isIncluded === isIncluded).map(({ names }) => within(names));
  return of.length === 0 ? [] : [filled(tales.entrance[isIncluded ? "included" : "paid"], { stops: listed(of) })];
};

/**
 * What is told of a tour, as paragraphs with an empty line between: who leads it and where, the way from stop to stop, and what is in the
 * price and for whom it is. All of it follows from the tour.
 */
export const aboutOf = (tour: Tour): Names => {
  const { hasPrivate, isForGrown, kind, minutes, pickup, place, questions, slug } = tour;
  const { openings, price } = kindTales[kind];
  const opening = openings[hash32(`${slug}/opening`) % openings.length];
  const paragraphs = [
    [...(opening ? [filled(opening, { place: place.names })] : []), place.tale],
    [filled(tales.begin[pickup], { meeting: place.meeting }), ...wayOf(tour)],
    [
      minutes < dayMinutes ? price : tales.nights,
      ...entranceOf(tour, true),
      ...entranceOf(tour, false),
      ...(hasPrivate ? [tales.alone] : []),
      isForGrown ? tales.grown : tales.children,
      ...questions.flatMap((question) => askTales[question] ?? []),
    ],
  ];
  const written = (locale: "en" | "ar") =>
    paragraphs.map((of) => of.map((said) => said[locale]).join(" ")).join("\n\n");
  return { en: written("en"), ar: written("ar") };
};

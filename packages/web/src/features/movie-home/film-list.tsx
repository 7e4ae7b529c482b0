import { msg } from "@lingui/core/macro";
import type { CalendarDate, FoundPlace, PlaceSearchPorts } from "@safar/engine";
import Clapperboard from "lucide-react/icons/clapperboard";
import { matchMovies, popularFilms } from "../../engine/movies/movie-guide.service.ts";
import { placeList } from "../search-form/place-list.tsx";
import { useFoundPlaces } from "../search-form/use-found-places.ts";
import { moviePlan, placeOfFilm, recentMovies } from "./movie-plan.ts";

const portsOf = (today: CalendarDate): PlaceSearchPorts => ({
  search: async (text, signal) => {
    const outcome = await matchMovies(text, signal);
    return outcome.type === "MATCHES"
      ? { type: "FOUND", places: outcome.films.map(placeOfFilm) }
      : { type: "PROBLEM", problem: outcome.problem };
  },
  suggest: async (signal) => {
    const [popular, recent] = await Promise.all([popularFilms(signal), recentMovies.list(today)]);
    return { recent: recent.flatMap(moviePlan.placesOf), nearby: [], popular: popular.map(placeOfFilm) };
  },
});

/** The films that are shown or will be. */
export default placeList<FoundPlace>({
  usePlaces: ({ today }) => useFoundPlaces(() => portsOf(today)),
  placeId: moviePlan.placeId,
  optionOf: ({ names }, locale) => ({
    label: names[locale],
    icon: Clapperboard,
    detail: names[locale === "en" ? "ar" : "en"],
  }),
  words: {
    nearby: msg`Near you`,
    popular: msg`Now showing`,
    nothing: msg`No film matches this. Check the spelling.`,
    failed: msg`Film search is not available right now.`,
    loading: msg`Looking for films`,
    hint: msg`Type the name of a film, in English or Arabic.`,
  },
});

import type { Film, Locale, Show } from "@safar/engine";
import { instantOfPlace } from "@safar/engine";
import { paths } from "../../app/addresses/paths.ts";
import type { RequestFacts } from "../../app/loading/request-facts.ts";
import { addressOf } from "../../seo/alternates.ts";
import type { Thing } from "../../seo/json-ld.ts";

type Facts = Pick<RequestFacts, "locale" | "edition" | "origins">;

/** As many shows of a day as search engines take from one page. */
const mostShows = 30;

const screens: Readonly<Record<Show["type"], string>> = { "2d": "2D", "3d": "3D", imax: "IMAX", gold: "2D" };

const movieThing = ({ cast, director, genres, minutes, releasedOn, synopsis, title }: Film, locale: Locale): Thing => ({
  "@type": "Movie",
  name: title[locale],
  description: synopsis[locale],
  duration: `PT${minutes}M`,
  datePublished: releasedOn,
  genre: genres.map(({ name }) => name[locale]),
  director: { "@type": "Person", name: director[locale] },
  actor: cast.map((name) => ({ "@type": "Person", name: name[locale] })),
});

const showThing = (film: Film, show: Show, facts: Facts): Thing => {
  const { categories, cinema, ends, id, language, left, starts, subtitles, type, wheelchairLeft } = show;
  const [first] = categories;
  return {
    "@type": "ScreeningEvent",
    name: film.title[facts.locale],
    startDate: new Date(instantOfPlace(starts)).toISOString(),
    endDate: new Date(instantOfPlace(ends)).toISOString(),
    inLanguage: language,
    ...(subtitles === null ? {} : { subtitleLanguage: subtitles }),
    videoFormat: screens[type],
    location: {
      "@type": "MovieTheater",
      name: cinema.name[facts.locale],
      address: cinema.address[facts.locale],
      geo: { "@type": "GeoCoordinates", latitude: cinema.latitude, longitude: cinema.longitude },
    },
    workPresented: { "@type": "Movie", name: film.title[facts.locale] },
    ...(first === undefined
      ? {}
      : {
          offers: {
            "@type": "Offer",
            url: addressOf(paths.hall(id), facts),
            priceCurrency: first.price.currency,
            price: first.price.minor / 100,
            availability: left + wheelchairLeft > 0 ? "https://schema.org/InStock" : "https://schema.org/SoldOut",
          },
        }),
  };
};

/** A film and the shows of a day as search engines read them. Nobody's rating is in it. */
export const filmThings = (film: Film, shows: readonly Show[], facts: Facts): readonly Thing[] => [
  movieThing(film, facts.locale),
  ...shows.slice(0, mostShows).map((show) => showThing(film, show, facts)),
];

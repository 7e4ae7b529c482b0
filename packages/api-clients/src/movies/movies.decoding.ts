import {
  type Cinema,
  encodeMovies,
  type Film,
  type HallPlan,
  type MovieCity,
  type MovieExtra,
  offerId,
  posterMotifs,
  type SearchText,
  type SeatRule,
  type Show,
} from "@safar/engine";
import type { ResponseOf } from "../http/endpoint.ts";
import { sellerRulesIn } from "../seats/seller-rules.decoding.ts";
import { isKnown } from "../wire/known.ts";
import type { MoneyReader } from "../wire/money.ts";
import { namedPlaceIn, namesIn } from "../wire/names.ts";
import { cleanText } from "../wire/text.ts";
import { instantOf, type Times } from "../wire/times.ts";
import type { moviesEndpoints } from "./movies.endpoints.ts";

type WireSeatmap = ResponseOf<typeof moviesEndpoints.movieSeatmap>;
export type WireFilm = WireSeatmap["Movie"];
export type WireShow = WireSeatmap["Show"];
type WireCinema = WireShow["cinema"];
type WireGeneral = ResponseOf<typeof moviesEndpoints.cinemasGeneral>;
type WireRule = WireSeatmap["rules"][number];

export const categoryIn = ({ slug, ...names }: WireGeneral["Categories"][number]) => ({ slug, name: namesIn(names) });

export const cityIn: (wire: WireGeneral["Cities"][number]) => MovieCity = namedPlaceIn;

export const cinemaIn = (wire: WireCinema): Cinema => ({
  slug: wire.slug,
  name: namesIn(wire),
  city: wire.city,
  address: namesIn(wire.address),
  latitude: wire.lat,
  longitude: wire.lng,
  screens: wire.screens,
  types: wire.screen_types.filter(isKnown),
  checksId: wire.checks_id,
});

const layouts = ["horizon", "centre", "pattern", "split"] as const;

/** A poster that is not understood is drawn as a plain one. */
const posterIn = ({ dark, hues, layout, motif }: WireFilm["poster"]): Film["poster"] => ({
  motif: posterMotifs.find((one) => one === motif) ?? "star",
  layout: layouts.find((one) => one === layout) ?? "centre",
  hues,
  isDark: dark,
});

export const filmIn = (wire: WireFilm): Film => ({
  slug: wire.slug,
  title: namesIn(wire),
  synopsis: namesIn(wire.synopsis),
  languages: wire.languages,
  subtitles: wire.subtitles,
  genres: wire.genres.map(categoryIn),
  minutes: wire.duration_min,
  certificate: {
    code: cleanText(wire.certificate.code),
    fromAge: wire.certificate.from_age,
    words: namesIn(wire.certificate),
  },
  director: namesIn(wire.director),
  cast: wire.cast.map(namesIn),
  releasedOn: wire.release_date,
  state: wire.state,
  poster: posterIn(wire.poster),
  score: wire.score,
});

export const showIn = (wire: WireShow, { money }: MoneyReader, times: Times): Show => ({
  id: offerId(wire.show_id),
  cinema: cinemaIn(wire.cinema),
  hall: namesIn(wire.screen),
  type: wire.screen_type === "unknown" ? "2d" : wire.screen_type,
  language: wire.language,
  subtitles: wire.subtitles,
  starts: { local: wire.starts_at, zone: wire.tz },
  ends: { local: wire.ends_at, zone: wire.tz },
  startsAt: instantOf(wire.begins_at, times),
  categories: wire.categories.map(({ code, left, price, ...names }) => ({
    code,
    name: namesIn(names),
    price: money(price, wire.currency),
    left,
  })),
  left: wire.left,
  places: wire.places,
  wheelchairLeft: wire.wheelchair_left,
  glasses: wire.glasses === null ? null : money(wire.glasses, wire.currency),
});

/** The film, city and day of a hall, as an address has them. */
export const searchOfHall = ({ Movie, city, date }: WireSeatmap): SearchText =>
  encodeMovies({ film: Movie.slug, city, date });

const statuses = {
  available: "available",
  booked: "booked",
  held: "held",
  unavailable: "unavailable",
  unknown: "unavailable",
} as const satisfies Record<WireSeatmap["Rows"][number]["elements"][number]["status"], string>;

const seatRuleIn = ({ max, rule }: WireRule): SeatRule | null => {
  switch (rule) {
    case "most":
      return max === null ? null : { rule, most: max };
    case "unknown":
      return null;
    default:
      return { rule };
  }
};

/** One sees best from the middle, two thirds of the way back. */
const strainOf = (
  { column, row }: { readonly column: number; readonly row: number },
  { cols, rows }: { readonly cols: number; readonly rows: number },
): number => Math.min(999, Math.round(Math.abs(column - (cols - 1) / 2) * 2 + Math.abs(row - (rows * 2) / 3) * 3));

export const hallIn = (wire: WireSeatmap, { money }: MoneyReader): HallPlan => {
  const { Rows, Show } = wire;
  const fares = new Map(Show.categories.map(({ code, price }) => [code, money(price, Show.currency)]));
  return {
    decks: [
      { rows: Rows.length, columns: wire.cols, aisles: wire.aisles, named: Rows.map(({ label }) => ({ label })) },
    ],
    seats: Rows.flatMap(({ category, elements }, row) =>
      elements.map(({ col: column, id, kind, label, status }) => {
        const fare = fares.get(category) ?? null;
        const isForSale = fare !== null && kind !== "unknown";
        return {
          id,
          label: cleanText(label),
          deck: 0,
          row,
          column,
          kind: kind === "unknown" ? ("seat" as const) : kind,
          // What nobody said the price of, and what is not understood, is not for sale.
          status: isForSale ? statuses[status] : ("unavailable" as const),
          category,
          fare,
          only: null,
          strain: strainOf({ row, column }, { rows: Rows.length, cols: wire.cols }),
        };
      }),
    ),
    fixtures: [],
    categories: Show.categories.map(({ code, ...names }) => ({ code, name: namesIn(names) })),
    rules: sellerRulesIn(wire.rules, seatRuleIn),
    curve: wire.curve,
  };
};

export const bookedExtraIn = (
  extra: ResponseOf<typeof moviesEndpoints.moviesBooking>["extras"][number],
): MovieExtra => ({ name: namesIn(extra), kind: extra.kind, count: extra.count });

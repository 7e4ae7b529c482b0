import type { AnswerOf, moviesEndpoints } from "@safar/api-clients/wire";
import type { Call } from "../../core/service.ts";
import { effectOfFilm } from "../../scenarios/movies.scenarios.ts";
import { type HallSeat, halfOf, hallSeats, hallShape, neighboursOf, rowLabel } from "../../world/movies/halls.ts";
import { type Show, showBy } from "../../world/movies/shows.ts";
import type { Names } from "../../world/names.ts";
import { instantOf } from "../orders/money.ts";
import { take } from "../orders/stock.ts";
import { wrongPlaces } from "../selling/wrong.ts";
import { livingShow, moneyOf } from "./movies-shows.ts";
import { movieWire, seatsHeld, showWire, takenAt, todayOf, type World } from "./movies-wire.ts";

type Seatmap = AnswerOf<typeof moviesEndpoints.movieSeatmap>;

/** Seats of one booking. */
export const mostSeats = 5;

const rule = (name: Seatmap["rules"][number]["rule"], { ar, en }: Names, max: number | null = null) => ({
  rule: name,
  max,
  reason: en,
  reason_ar: ar,
});

const rulesOf = ({ cinema }: Show): Seatmap["rules"] => [
  rule("most", { en: "A booking has at most five seats.", ar: "في الحجز الواحد خمسة مقاعد على الأكثر." }, mostSeats),
  rule("pairs", { en: "A sofa seat is sold for two people.", ar: "تُباع الأريكة لشخصين." }),
  rule("companion", {
    en: "A companion's seat is sold with the wheelchair place next to it.",
    ar: "مقعد المرافق يُباع مع مكان الكرسي المتحرك بجانبه.",
  }),
  ...(cinema.rules.has("no_single")
    ? [
        rule("no_single", {
          en: "No single seat may be left between yours.",
          ar: "لا يجوز ترك مقعد واحد خاليًا بين مقاعدكم.",
        }),
      ]
    : []),
];

/** Tells whoever looks at the hall to read it again. */
export const tellHall = (call: Pick<Call, "publish">, { id }: Pick<Show, "id">, seats: readonly string[]): void =>
  call.publish(`show.${id}`, "seat.changed", { show_id: id, seats });

type Rivals = { readonly id: string; readonly taken: number; readonly isComing: boolean };

const rivalsIn = ({ store }: Pick<Call, "store">) => store.collection<Rivals>("movies_rivals");

const rivalAfterMs = 6_000;
const mostRivals = 6;

/** In some films' halls somebody else takes a seat soon after one looked. */
const expectRival = (call: Call, { film, id }: Show): void => {
  const { isComing, taken } = rivalsIn(call).get(id) ?? { taken: 0, isComing: false };
  if (effectOfFilm(film.slug).hasRivals !== true || isComing || taken >= mostRivals) return;
  rivalsIn(call).put({ id, taken, isComing: true });
  call.schedule(rivalAfterMs, "movies.rival", { show: id });
};

/** A seat that nobody has goes to somebody. */
export const letRivalIn = (call: Call, id: string): void => {
  const { taken } = rivalsIn(call).get(id) ?? { taken: 0 };
  const show = showBy(id);
  const seats = show === undefined ? new Set() : takenAt(call, show);
  const [seat] =
    show === undefined ? [] : hallSeats(show.hall.plan).filter((one) => one.kind === "seat" && !seats.has(one.id));
  rivalsIn(call).put({ id, taken: taken + 1, isComing: false });
  if (show === undefined || seat === undefined) return;
  take(call.store, [seatsHeld(show, [seat.id])]);
  tellHall(call, show, [seat.id]);
};

export const readSeatmap = (call: Call, request: { show_id: string; currency?: string | undefined }): Seatmap => {
  const show = livingShow(call, request.show_id);
  const { plan } = show.hall;
  const { aisles, cols, curve, rows } = hallShape(plan);
  const seats = hallSeats(plan);
  const taken = takenAt(call, show);
  expectRival(call, show);
  return {
    Movie: movieWire(show.film, todayOf(call)),
    Show: showWire(call, show, moneyOf(call, request.currency)),
    city: show.cinema.city.slug,
    date: show.date,
    cols,
    aisles: [...aisles],
    curve,
    Rows: Array.from({ length: rows }, (_, row) => {
      const own = seats.filter((seat) => seat.row === row);
      return {
        label: rowLabel(row),
        category: own[0]?.category ?? "standard",
        elements: own.map(({ col, id, kind }) => ({
          id,
          label: id,
          col,
          kind,
          status: taken.has(id) ? ("booked" as const) : ("available" as const),
        })),
      };
    }),
    rules: rulesOf(show),
    as_of: instantOf(call.now()),
  };
};

const wrong = wrongPlaces("seats");

/** A free seat that a choice would leave between two of its own; undefined where it leaves none. */
const singleIn = (chosen: readonly HallSeat[], seats: readonly HallSeat[], taken: ReadonlySet<string>) =>
  seats.find(
    (seat) =>
      !taken.has(seat.id) &&
      !chosen.includes(seat) &&
      neighboursOf(seat, seats).filter((beside) => chosen.includes(beside)).length === 2,
  );

/** The first seat of a choice that the cinema does not sell so; undefined when it sells them all. */
const violationOf = (
  { cinema }: Show,
  chosen: readonly HallSeat[],
  seats: readonly HallSeat[],
  taken: ReadonlySet<string>,
) => {
  for (const seat of chosen) {
    const half = halfOf(seat, seats);
    if (half !== undefined && !chosen.includes(half)) return { seat: seat.id, reason: "pair" };
    const chairs = neighboursOf(seat, seats).filter(({ kind }) => kind === "wheelchair");
    if (seat.kind === "companion" && !chairs.some((chair) => chosen.includes(chair)))
      return { seat: seat.id, reason: "companion" };
  }
  const single = cinema.rules.has("no_single") ? singleIn(chosen, seats, taken) : undefined;
  const [first] = chosen;
  return single === undefined || first === undefined
    ? undefined
    : { seat: first.id, reason: "single", left: single.id };
};

/** Refuses seats that are not there, not free, too many, or against what the cinema holds them to. */
export const insistOnSeats = (call: World, show: Show, ids: readonly string[]): readonly HallSeat[] => {
  const seats = hallSeats(show.hall.plan);
  const chosen = seats.filter(({ id }) => ids.includes(id));
  if (chosen.length !== ids.length) throw wrong("validation_failed", 422, "Name seats of this hall, each once.");
  if (ids.length > mostSeats)
    throw wrong("limit_exceeded", 422, `A booking has at most ${mostSeats} seats.`, { max: mostSeats });
  const taken = takenAt(call, show);
  const lost = ids.filter((id) => taken.has(id));
  if (lost.length > 0)
    throw wrong("seat_taken", 409, `Seats ${lost.join(", ")} are taken. Choose others.`, { seats: lost });
  const violation = violationOf(show, chosen, seats, taken);
  if (violation !== undefined)
    throw wrong("seat_rule_violation", 409, `The cinema does not sell ${violation.seat} so.`, violation);
  return chosen;
};

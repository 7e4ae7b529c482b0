import type { AnswerOf, moviesEndpoints, ParsedRequestOf } from "@safar/api-clients/wire";
import { type Call, refuse } from "../../core/service.ts";
import { type HallSeat, hallSeats } from "../../world/movies/halls.ts";
import { type Show, showsOn } from "../../world/movies/shows.ts";
import { addDays, toLocalDate } from "../../world/zones.ts";
import { amendOrder } from "../orders/order.ts";
import { giveBack, take } from "../orders/stock.ts";
import type { Booked } from "../selling/bookings.ts";
import { insistOnSeats, tellHall } from "./movies-hall.ts";
import { policyOf, seatsOf } from "./movies-quotes.ts";
import { bookedShow, type MovieBooking, movesUntil, moviesOrders, titlesOf } from "./movies-sales.ts";
import { moneyOf } from "./movies-shows.ts";
import { seatParts, seatsHeld, showWire, takenAt } from "./movies-wire.ts";

const daysAhead = 7;
const mostMoves = 8;

const tooLate = () =>
  refuse("refund_not_allowed", { status: 409, message: "The cinema does not move this booking any more." });

type Wish = { readonly uuid: string; readonly contact?: string | undefined };

const movable = (call: Call, { contact, uuid }: Wish): Booked<MovieBooking> => {
  const order = moviesOrders.own(call, uuid, { user: call.userId, contact });
  if (movesUntil(call, order) === null) throw tooLate();
  return order;
};

/** So many free seats side by side of each category that was booked, as far back as there are; null where there are none. */
const seatsLike = (call: Call, show: Show, booked: readonly HallSeat[]): readonly string[] | null => {
  const taken = takenAt(call, show);
  const [first] = booked;
  const rows = Map.groupBy(
    hallSeats(show.hall.plan).filter(({ category }) => category === first?.category),
    ({ row }) => row,
  );
  for (const own of [...rows.values()].toReversed()) {
    for (let at = 0; at + booked.length <= own.length; at += 1) {
      const some = own.slice(at, at + booked.length);
      const isTogether = (some.at(-1)?.col ?? 0) - (some[0]?.col ?? 0) === some.length - 1;
      if (!isTogether || some.some(({ id }) => taken.has(id))) continue;
      const ids = some.map(({ id }) => id);
      try {
        insistOnSeats(call, show, ids);
        return ids;
      } catch {
        // The cinema does not sell these so: others are looked at.
      }
    }
  }
  return null;
};

const priceAt = (call: Call, show: Show, seats: readonly HallSeat[], currency: string): number =>
  seats.reduce((sum, { category }) => {
    const { fee, tax, ticket } = seatParts(show, category, moneyOf(call, currency));
    return sum + ticket + tax + fee;
  }, 0);

/** Shows of the same film in the same cinema that cost the same, each with seats together. */
const movesOf = (call: Call, { detail }: Booked<MovieBooking>) => {
  const show = bookedShow(detail);
  const booked = seatsOf(show, detail.seats);
  const price = priceAt(call, show, booked, detail.currency);
  const today = toLocalDate(call.now(), show.cinema.zone);
  return Array.from({ length: daysAhead }, (_, day) => addDays(today, day))
    .flatMap((date) => showsOn([show.cinema], date))
    .filter((one) => one.film === show.film && one.id !== show.id && one.begins > call.now())
    .flatMap((one) => {
      const seats = seatsLike(call, one, booked);
      const isSame = seats !== null && priceAt(call, one, seatsOf(one, seats), detail.currency) === price;
      return isSame ? [{ show: one, seats }] : [];
    })
    .slice(0, mostMoves);
};

export const readMoves = (call: Call, wish: Wish): AnswerOf<typeof moviesEndpoints.movieMoves> => {
  const order = movable(call, wish);
  const money = moneyOf(call, order.detail.currency);
  return {
    Moves: movesOf(call, order).map(({ seats, show }) => ({ Show: showWire(call, show, money), seats: [...seats] })),
  };
};

/** The same money buys seats of another show: those of the first go back, and its terms count from now on. */
export const moveBooking = (
  call: Call,
  request: ParsedRequestOf<typeof moviesEndpoints.moveMovie>,
): AnswerOf<typeof moviesEndpoints.moveMovie> => {
  const { seats, show_id: id, uuid } = request;
  const known = moviesOrders.own(call, uuid, { user: call.userId, contact: request.contact });
  if (known.detail.show === id && known.detail.isMoved) return { uuid };
  const order = movable(call, request);
  const found = movesOf(call, order).find(({ show }) => show.id === id);
  if (found === undefined) throw tooLate();
  const { show } = found;
  insistOnSeats(call, show, seats);
  const held = [seatsHeld(show, seats)];
  giveBack(call.store, order.sale.held);
  take(call.store, held);
  const { places, subtitle, title } = titlesOf(show, seats);
  const { charge } = order.sale.price;
  amendOrder(call, order, {
    title: title.en,
    titleAr: title.ar,
    subtitle: subtitle.en,
    subtitleAr: subtitle.ar,
    places,
    starts: { at: show.starts, zone: show.cinema.zone },
    ends: { at: show.ends, zone: show.cinema.zone },
    sale: { ...order.sale, held, begins: show.begins, policy: policyOf(show, charge.lines, charge.currency) },
    detail: { ...order.detail, show: show.id, seats: [...seats], isMoved: true } satisfies MovieBooking,
  });
  tellHall(call, { id: order.detail.show }, order.detail.seats);
  tellHall(call, show, seats);
  return { uuid };
};

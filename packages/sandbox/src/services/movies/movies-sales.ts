import type { AnswerOf, moviesEndpoints, ParsedRequestOf } from "@safar/api-clients/wire";
import { type Call, refuse } from "../../core/service.ts";
import { moneyAt } from "../../world/money.ts";
import { hallCategoryNames } from "../../world/movies/halls.ts";
import { type Show, showBy } from "../../world/movies/shows.ts";
import { namesInRow, namesWire } from "../../world/names.ts";
import { instantOf } from "../orders/money.ts";
import { isGiven } from "../orders/order-status.ts";
import { bookedWire, ticketsOf } from "../selling/booking-wire.ts";
import { type Booked, createBookings } from "../selling/bookings.ts";
import { cardComplaints, complaintsOfAll, insistOn, spokenComplaints } from "../selling/people.ts";
import { createSales, type Reservation } from "../selling/sales.ts";
import { seedOf } from "../selling/seed.ts";
import { tellHall } from "./movies-hall.ts";
import {
  documentsFor,
  extraSold,
  extrasOf,
  insistOnQuoted,
  movableUntil,
  movieHoldMinutes,
  moviesQuotes,
  type PricedMovie,
  priceMovie,
  seatsOf,
  showOf,
} from "./movies-quotes.ts";
import { movieWire, seatsHeld, showWire, todayOf } from "./movies-wire.ts";

type ReserveRequest = ParsedRequestOf<typeof moviesEndpoints.reserveMovies>;

/** What an order for seats keeps of them. */
export type MovieBooking = {
  readonly show: string;
  readonly seats: readonly string[];
  readonly extras: readonly { readonly id: string; readonly count: number }[];
  readonly currency: string;
  /** Whether it was moved to another show already. */
  readonly isMoved: boolean;
  /** Who shows a document at the door, and the end of its number: the cinema keeps no more of it. */
  readonly lead: { readonly first_name: string; readonly last_name: string; readonly document: string } | null;
};

export const moviesOrders = createBookings<MovieBooking>("movies", "cinema");

const soldOut = () => refuse("sold_out", { status: 409, message: "The last seats have just been sold." });

/** The one in whose name all is booked, by a document where the cinema asks for it, or else by where they are reached. */
const party = "party";

const leadOf = ({ contact, lead }: ReserveRequest) => ({
  id: party,
  firstName: lead?.first_name ?? "",
  lastName: lead?.last_name ?? contact.email.replace(/@.*$/, ""),
});

const insistOnLead = (_: Call, { lead }: ReserveRequest, { quote }: PricedMovie): void => {
  const accepted = documentsFor(showOf(quote));
  if (accepted.length === 0) return;
  if (lead === null) return insistOn([["lead.0.document.number", "required"]]);
  insistOn(complaintsOfAll("lead", [lead], (one) => [...spokenComplaints(one), ...cardComplaints(one, accepted)]));
};

/** What a booking is called, in lists and on papers. */
export const titlesOf = ({ cinema, film, hall }: Show, seats: readonly string[]) => ({
  title: film.names,
  subtitle: namesInRow(cinema.names, cinema.city.names, hall.names, ...seats.map((seat) => ({ en: seat, ar: seat }))),
  places: [{ code: cinema.city.slug, names: cinema.city.names, stop: cinema.names }],
  offer: film.slug,
  image: [film.poster.motif, film.poster.layout, ...film.poster.hues, film.poster.isDark ? "dark" : "light"].join("."),
});

/** What the cinema keeps, and how it numbers. */
export const movieTerms = {
  fee: { en: "Cancellation fee under the cinema's rules", ar: "رسوم الإلغاء وفق شروط السينما" },
  ticketNumbers: { length: 8 },
  rescheduledBy: null,
} as const;

const sales = createSales<ReserveRequest, PricedMovie, MovieBooking>({
  vertical: "movies",
  bookingType: "cinema",
  quotes: moviesQuotes,
  surprises: ["TWICE", "CURRENCY"],
  soldOut,
  people: (request) => [leadOf(request)],
  holds: (_, quote) => [seatsHeld(showOf(quote), quote.seats)],
  price: (call, quote, request) => priceMovie(call, { ...quote, extras: extrasOf(quote, request.extras) }),
  insistOnPeople: insistOnLead,
  insistOnStock: (call, { quote }) => insistOnQuoted(call, quote),
  describe: (call, { lead }, { quote }) => {
    const show = showOf(quote);
    const { begins, cinema, ends, starts } = show;
    const { currency, extras, seats } = quote;
    const shown = lead && { ...lead, document: lead.document.number.slice(-4) };
    return {
      ...titlesOf(show, seats),
      ...movieTerms,
      starts: { at: starts, zone: cinema.zone },
      ends: { at: ends, zone: cinema.zone },
      begins,
      holdMinutes: movieHoldMinutes,
      pnr: call.code(6),
      detail: { show: show.id, seats, extras, currency, isMoved: false, lead: shown },
    };
  },
});

/** Holds the seats, and tells whoever looks at the hall. */
export const reserveMovies = (call: Call, request: ReserveRequest): Reservation => {
  const reservation = sales.reserve(call, request);
  const quote = moviesQuotes.any(call, request.RefID);
  tellHall(call, { id: quote.show }, quote.seats);
  return reservation;
};

/** A booked show; the timetable has it for ever. */
export const bookedShow = ({ show }: Pick<MovieBooking, "show">): Show => {
  const found = showBy(show);
  if (found === undefined) throw new Error(`A booking of ${show}, which no cinema shows.`);
  return found;
};

/** Whether it can still be moved, and until when. */
export const movesUntil = (call: Pick<Call, "now">, { detail, status }: Booked<MovieBooking>): number | null => {
  const until = movableUntil(bookedShow(detail));
  return isGiven(status) && !detail.isMoved && until > call.now() ? until : null;
};

/** A booking as it may be shown: masked, it says what and when but not by which code one is let in. */
export const bookingWire = (
  call: Call,
  order: Booked<MovieBooking>,
  masked: boolean,
): AnswerOf<typeof moviesEndpoints.moviesBooking> => {
  const { currency, extras, lead, seats } = order.detail;
  const show = bookedShow(order.detail);
  const [ticket] = ticketsOf(order, masked);
  const [first] = seatsOf(show, seats);
  const until = movesUntil(call, order);
  const { cinema } = show;
  return {
    ...bookedWire(call, order, { masked, ticket: { en: "Movie ticket", ar: "تذكرة سينما" } }),
    pnr: masked ? null : order.pnr,
    Movie: movieWire(show.film, todayOf(call)),
    Show: showWire(call, show, moneyAt(currency, order.createdAt, seedOf(call, "movies"))),
    seats: [...seats],
    category: namesWire(hallCategoryNames[first?.category ?? "standard"]),
    code: ticket?.number ?? null,
    extras: extras.map(({ count, id }) => ({ ...namesWire(extraSold(id).names), kind: extraSold(id).kind, count })),
    lead: masked ? null : lead,
    directions: namesWire({
      en: `${cinema.address.en}: enter by the main doors, ${show.hall.names.en} is signposted.`,
      ar: `${cinema.address.ar}: ادخل من الباب الرئيسي واتبع لافتات ${show.hall.names.ar}.`,
    }),
    movable_until: masked || until === null ? null : instantOf(until),
  };
};

import type { AnswerOf, eventsEndpoints, ParsedRequestOf } from "@safar/api-clients/wire";
import { type Call, type EpochMs, refuse } from "../../core/service.ts";
import { type EventShow, postponedDays } from "../../world/events/events.ts";
import { namesInRow, namesWire } from "../../world/names.ts";
import type { LocalDateTime } from "../../world/zones.ts";
import { callOffOrder, rescheduleOrder } from "../fulfilment/fulfilment.ts";
import { instantOf } from "../orders/money.ts";
import { amendOrder, moveOrder, orderOf } from "../orders/order.ts";
import { isGiven } from "../orders/order-status.ts";
import { bookedWire, shownName, ticketsOf } from "../selling/booking-wire.ts";
import { type Booked, createBookings } from "../selling/bookings.ts";
import {
  complaintsOfAll,
  documentComplaints,
  insistOn,
  insistOnParty,
  reachComplaints,
  spokenComplaints,
  travellerOf,
} from "../selling/people.ts";
import { createSales, type Reservation } from "../selling/sales.ts";
import {
  askedTickets,
  chosenWire,
  eventHoldMinutes,
  eventsQuotes,
  insistOnPasses,
  type Passes,
  type PricedEvent,
  passesHeld,
  priceEvent,
  requiredOf,
  showOf,
  soldOut,
  ticketsOfPasses,
} from "./events-quotes.ts";
import { laterDay, passNames } from "./events-wire.ts";

type ReserveRequest = ParsedRequestOf<typeof eventsEndpoints.reserveEvents>;

type Attendee = Pick<ReserveRequest["attendees"][number], "first_name" | "last_name"> & { readonly document?: string };

/** What an order for passes keeps of them. */
export type EventBooking = Passes & {
  /** The one that was given; null where none was. */
  readonly code: string | null;
  /** By their tickets; of those alone whose names were asked for. */
  readonly attendees: Readonly<Record<string, Attendee>>;
  /** The day that was booked, once it is another one; `isKept` when whoever booked it keeps it. */
  readonly moved: { readonly from: LocalDateTime; readonly keepUntil: EpochMs; readonly isKept: boolean } | null;
  readonly isCalledOff: boolean;
};

export const eventsOrders = createBookings<EventBooking>("events", "event");

type Request = ReserveRequest & { readonly tickets: readonly string[] };

/** Who has each ticket: whoever was named for it, else the first who was, else where the order is reached. */
const holderOf = ({ attendees, contact }: ReserveRequest, ticket: string) =>
  attendees.find(({ pax_id: id }) => id === ticket) ??
  attendees[0] ?? { first_name: "", last_name: contact.email.replace(/@.*$/, "") };

/** The job that moves or calls off what a scenario names, soon after it was booked. */
export const changedJob = "events.changed";

const isChanged = ({ event }: EventShow): boolean =>
  ["harbour-lights-festival", "desert-falcons-match"].includes(event.slug);

/** What a booking is called, in lists and on papers. */
export const titlesOf = ({ event: { category, names, slug, venue } }: EventShow) => ({
  title: names,
  subtitle: namesInRow(venue.names, venue.city.names),
  places: [{ code: venue.city.slug, names: venue.city.names, stop: venue.names }],
  offer: slug,
  image: `${category} ${slug}`,
});

/** What is kept of a cancellation, and how tickets are numbered. */
export const eventTerms = {
  fee: { en: "Cancellation fee by the organiser's terms", ar: "رسوم الإلغاء وفق شروط المنظم" },
  ticketNumbers: { length: 10 },
  rescheduledBy: null,
} as const;

const sales = createSales<Request, PricedEvent, EventBooking>({
  vertical: "events",
  bookingType: "event",
  quotes: eventsQuotes,
  surprises: ["TWICE", "CURRENCY"],
  soldOut,
  people: (request) => request.tickets.map((id) => travellerOf(id, holderOf(request, id))),
  holds: (_, quote) => passesHeld(quote),
  price: priceEvent,
  insistOnPeople: (_, { attendees }, { quote }) => {
    insistOnParty(
      "attendees",
      askedTickets(quote).map(({ id }) => id),
      attendees.map(({ pax_id: id }) => id),
    );
    const { documents, fields } = requiredOf(quote);
    insistOn(
      complaintsOfAll("attendees", attendees, ({ document = null, ...one }) => [
        ...spokenComplaints(one),
        ...documentComplaints({ document, nationality: "PK" }, documents),
        ...reachComplaints(one, fields),
      ]),
    );
  },
  insistOnStock: (call, { quote }) => insistOnPasses(call, quote),
  describe: (call, { attendees }, { quote }) => {
    const show = showOf(quote);
    const { zone } = show.event.venue.city;
    return {
      ...titlesOf(show),
      ...eventTerms,
      ...(isChanged(show) ? { changedBy: changedJob } : {}),
      starts: { at: show.starts, zone },
      ends: { at: show.ends, zone },
      begins: show.begins,
      holdMinutes: eventHoldMinutes,
      renewMinutes: eventHoldMinutes,
      pnr: call.code(6),
      detail: {
        show: show.id,
        lines: quote.lines,
        code: quote.code,
        attendees: Object.fromEntries(
          attendees.map(({ document, pax_id: id, first_name, last_name }) => [
            id,
            { first_name, last_name, ...(document && { document: document.number.slice(-4) }) },
          ]),
        ),
        moved: null,
        isCalledOff: false,
      },
    };
  },
});

/** Holds the passes. Of two who reserve the last one, the first has it. */
export const reserveEvents = (call: Call, request: ReserveRequest): Reservation =>
  sales.reserve(call, {
    ...request,
    tickets: ticketsOfPasses(eventsQuotes.any(call, request.RefID)).map(({ id }) => id),
  });

const dayMs = 24 * 3_600_000;
/** Days that somebody has to say whether they keep what has moved. */
const keepDays = 7;

/** The organiser moves what a scenario names to another day, or calls it off: then everything goes back, fees too. */
export const changeBooked = (call: Call, orderId: string): void => {
  const found = orderOf(call.store, orderId);
  if (found === undefined) return;
  const order = eventsOrders.of(found);
  const show = showOf(order.detail);
  if (show.event.slug === "desert-falcons-match") {
    callOffOrder(call, amendOrder(call, order, { detail: { ...order.detail, isCalledOff: true } }).id);
    return;
  }
  const keepUntil = call.now() + keepDays * dayMs;
  rescheduleOrder(call, orderId, ({ ends, starts }) => ({
    starts: { ...starts, at: laterDay(starts.at) },
    ends: { ...ends, at: laterDay(ends.at) },
    sale: { ...order.sale, isWaived: true, begins: order.sale.begins + postponedDays * dayMs, answerBy: keepUntil },
    detail: {
      ...order.detail,
      moved: { from: show.starts, keepUntil, isKept: false },
    } satisfies EventBooking,
  }));
};

const tooLate = () => refuse("refund_not_allowed", { status: 409, message: "It is too late for that." });

/** When the doors open, on the day that it takes place. */
export const doorsOf = ({ detail, sale }: Booked<EventBooking>): EpochMs => {
  const { begins, doorsOpen } = showOf(detail);
  return sale.begins - (begins - doorsOpen);
};

/** Until the doors open a ticket can go to somebody else; null when none can. */
const renameUntil = (call: Pick<Call, "now">, order: Booked<EventBooking>): EpochMs | null => {
  const until = doorsOf(order);
  const isNamed = showOf(order.detail).event.asks !== "nobody";
  return isNamed && isGiven(order.status) && until > call.now() ? until : null;
};

type Wish = { readonly uuid: string; readonly contact?: string | undefined };

const own = (call: Call, { contact, uuid }: Wish) => eventsOrders.own(call, uuid, { user: call.userId, contact });

export const renameTicket = (
  call: Call,
  request: ParsedRequestOf<typeof eventsEndpoints.renameEventTicket>,
): AnswerOf<typeof eventsEndpoints.renameEventTicket> => {
  const order = own(call, request);
  const { first_name, last_name, ticket_id: ticket, uuid } = request;
  if (renameUntil(call, order) === null) throw tooLate();
  const { detail, tickets } = order;
  const attendee = detail.attendees[ticket];
  if (attendee === undefined)
    throw refuse("validation_failed", { status: 422, field: "ticket_id", message: "There is no such ticket." });
  insistOn(spokenComplaints(request));
  if (attendee.first_name === first_name && attendee.last_name === last_name) return { uuid };
  // Whoever had it before, and may have been sent it, is not let in by it any more.
  const number = call.code(eventTerms.ticketNumbers.length);
  amendOrder(call, order, {
    tickets: tickets.map((one) => (one.travellerId === ticket ? { ...one, number } : one)),
    detail: {
      ...detail,
      attendees: { ...detail.attendees, [ticket]: { first_name, last_name } },
    } satisfies EventBooking,
  });
  return { uuid };
};

const canKeep = (call: Pick<Call, "now">, { detail: { moved }, status }: Booked<EventBooking>): boolean =>
  moved !== null && !moved.isKept && status === "Updated" && moved.keepUntil > call.now();

/** Whoever keeps what has moved leaves it by its terms from then on. */
export const keepMoved = (
  call: Call,
  request: ParsedRequestOf<typeof eventsEndpoints.keepMovedEvent>,
): AnswerOf<typeof eventsEndpoints.keepMovedEvent> => {
  const order = own(call, request);
  const { moved } = order.detail;
  if (moved?.isKept === true) return { uuid: order.uuid };
  if (moved === null || !canKeep(call, order)) throw tooLate();
  moveOrder(call, order, "schedule.accepted", {
    sale: { ...order.sale, isWaived: false, answerBy: null },
    detail: { ...order.detail, moved: { ...moved, isKept: true } } satisfies EventBooking,
  });
  return { uuid: order.uuid };
};

/** A booking as it may be shown: masked, it says what and when but not who, nor by which code one is let in. */
export const bookingWire = (
  call: Call,
  order: Booked<EventBooking>,
  masked: boolean,
): AnswerOf<typeof eventsEndpoints.eventsBooking> => {
  const { attendees, isCalledOff, moved } = order.detail;
  const issued = new Map(ticketsOf(order, masked).map((ticket) => [ticket.id, ticket]));
  const until = renameUntil(call, order);
  const { ageMin, requires, venue } = showOf(order.detail).event;
  const stateOf = (id: string) => {
    const state = issued.get(id)?.state ?? "waiting";
    return state === "issued" ? "valid" : state === "waiting" ? "waiting" : "void";
  };
  return {
    ...bookedWire(call, order, {
      masked,
      ticket: { en: "Event ticket", ar: "تذكرة فعالية" },
      sendUntil: doorsOf(order),
      actions: moved !== null && canKeep(call, order) ? [{ kind: "respond", until: instantOf(moved.keepUntil) }] : [],
    }),
    ...chosenWire(order.detail),
    starts_at: order.starts.at,
    ends_at: order.ends.at,
    doors_at: moved === null ? chosenWire(order.detail).doors_at : laterDay(chosenWire(order.detail).doors_at),
    pnr: masked ? null : order.pnr,
    directions: namesWire(
      requires === "document"
        ? {
            en: `${venue.address.en}: the gates are lit. Have your ticket and your ID ready.`,
            ar: `${venue.address.ar}: البوابات مضاءة. جهّز تذكرتك وهويتك.`,
          }
        : {
            en: `${venue.address.en}: the gates are lit. Have your ticket ready on your phone or printed.`,
            ar: `${venue.address.ar}: البوابات مضاءة. جهّز تذكرتك على هاتفك أو مطبوعة.`,
          },
    ),
    tickets: ticketsOfPasses(order.detail).map(({ id, pass }) => {
      const attendee = attendees[id];
      return {
        ticket_id: id,
        ...namesWire(passNames(pass.id)),
        code: issued.get(id)?.number ?? null,
        attendee: attendee === undefined ? null : shownName(attendee, masked),
        document: masked ? null : (attendee?.document ?? null),
        status: stateOf(id),
        admits: pass.admits,
      };
    }),
    rename_until: masked || until === null ? null : instantOf(until),
    postponed: moved && { from: moved.from, keep_until: instantOf(moved.keepUntil), kept: moved.isKept },
    called_off: isCalledOff,
    age_min: ageMin,
    id_checked: requires === "document",
  };
};

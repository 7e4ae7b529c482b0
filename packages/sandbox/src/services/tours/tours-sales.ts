import type { AnswerOf, ParsedRequestOf, toursEndpoints } from "@safar/api-clients/wire";
import type { Call, EpochMs } from "../../core/service.ts";
import { between } from "../../world/hash.ts";
import { moneyAt } from "../../world/money.ts";
import { namesInRow, namesWire } from "../../world/names.ts";
import type { TourStart } from "../../world/tours/starts.ts";
import { optionWords, questionChoices, questionWords } from "../../world/tours/tour-words.data.ts";
import { atMinute } from "../../world/zones.ts";
import { instantOf } from "../orders/money.ts";
import { bookedWire, shownName, ticketsOf } from "../selling/booking-wire.ts";
import { type Booked, createBookings } from "../selling/bookings.ts";
import { complaintsOfAll, insistOn, spokenComplaints } from "../selling/people.ts";
import { createSales, type Reservation } from "../selling/sales.ts";
import { seedOf } from "../selling/seed.ts";
import {
  countedUnits,
  insistOnStart,
  leadFields,
  type PricedTour,
  placesHeld,
  priceTour,
  soldOut,
  startOf,
  summaryWire,
  type ToursQuote,
  tourHoldMinutes,
  toursQuotes,
} from "./tours-quotes.ts";
import { meetingWire, pickupsWire } from "./tours-wire.ts";

type ReserveRequest = ParsedRequestOf<typeof toursEndpoints.reserveTours>;

/** What an order for a tour keeps of it. */
export type TourBooking = Pick<ToursQuote, "start" | "units" | "pickup" | "answers" | "currency"> & {
  /** Until when the guide answers; null for what is confirmed at once. */
  readonly awaitedUntil: EpochMs | null;
};

export const toursOrders = createBookings<TourBooking>("tours", "tour");

/** One voucher for the party, or one for each unit of it, by its unit and a number. */
export const vouchersOf = (booked: Pick<ToursQuote, "start" | "units">): readonly string[] =>
  startOf(booked).option.tour.voucherBy === "party"
    ? ["party"]
    : countedUnits(booked).flatMap(({ count, unit }) =>
        Array.from({ length: count }, (_, index) => `${unit.code}-${index + 1}`),
      );

/** Whom of the party a voucher is for; nothing of one that is for all of it. */
export const unitOfVoucher = ({ option }: Pick<TourStart, "option">, id: string) =>
  option.units.find(({ code }) => id.startsWith(`${code}-`));

type Request = ReserveRequest & { readonly vouchers: readonly string[] };

const hour = 3_600_000;
/** Within that a guide says yes or no; who says nothing has said no. */
const answerHours = 24;
/** What a guide whom people know by name takes to say yes. */
const promptHours = 2;

/** When a guide who is asked first has answered, and whether it is no. */
const answerOf = ({ id, option: { tour } }: TourStart, seed: number) => {
  if (tour.slug === "stargazing-at-pir-sohawa") return { hours: promptHours, isRefused: false };
  if (tour.slug === "collectors-house") return { hours: answerHours, isRefused: true };
  return { hours: between(`${id}/answer`, seed, 1, answerHours - 4), isRefused: false };
};

const requested = (call: Call, start: TourStart) => {
  if (start.option.tour.isInstant) return {};
  const { hours, isRefused } = answerOf(start, seedOf(call, "tours"));
  return { confirmedAt: call.now() + hours * hour, isRefused };
};

/** What a booking is called, in lists and on papers. */
export const titlesOf = ({ option: { kind, tour } }: TourStart) => ({
  title: tour.names,
  subtitle: namesInRow(tour.place.names, optionWords[kind]),
  places: [{ code: tour.place.slug, names: tour.place.names }],
  offer: tour.slug,
  image: `${tour.kind} ${tour.slug}`,
});

/** What is kept of a cancellation, and how vouchers are numbered. */
export const tourTerms = {
  fee: { en: "Cancellation fee by the guide's terms", ar: "رسوم الإلغاء وفق شروط المرشد" },
  ticketNumbers: { length: 10 },
  rescheduledBy: null,
} as const;

const sales = createSales<Request, PricedTour, TourBooking>({
  vertical: "tours",
  bookingType: "tour",
  quotes: toursQuotes,
  surprises: ["TWICE", "CURRENCY"],
  soldOut,
  people: ({ lead, vouchers }) => vouchers.map((id) => ({ id, firstName: lead.first_name, lastName: lead.last_name })),
  holds: (_, quote) => [placesHeld(quote)],
  price: priceTour,
  insistOnPeople: (_, { lead }, { quote }) =>
    insistOn([
      ...complaintsOfAll("lead", [lead], spokenComplaints),
      ...leadFields(startOf(quote)).flatMap((field) =>
        lead[field] === undefined ? [[`lead.${field}`, "required"] as const] : [],
      ),
    ]),
  insistOnStock: (call, { quote }) => insistOnStart(call, quote),
  describe: (call, _, { quote }) => {
    const start = startOf(quote);
    const { answers, currency, pickup, units } = quote;
    const { isInstant, place } = start.option.tour;
    return {
      ...titlesOf(start),
      ...tourTerms,
      ...requested(call, start),
      starts: { at: start.starts, zone: place.zone },
      ends: { at: start.ends, zone: place.zone },
      begins: start.begins,
      holdMinutes: tourHoldMinutes,
      pnr: call.code(6),
      detail: {
        start: start.id,
        units,
        pickup,
        answers,
        currency,
        awaitedUntil: isInstant ? null : call.now() + answerHours * hour,
      },
    };
  },
});

/** Holds the places. Of two who reserve the last one, the first has it. */
export const reserveTours = (call: Call, request: ReserveRequest): Reservation =>
  sales.reserve(call, { ...request, vouchers: vouchersOf(toursQuotes.any(call, request.RefID)) });

/** Where somebody is fetched, and when by the place's clocks, its day with it. */
export const fetchedAt = (booked: Pick<TourBooking, "start" | "pickup">) => {
  const { option, starts } = startOf(booked);
  const point = pickupsWire(option.tour).find(({ id }) => id === booked.pickup);
  if (point === undefined) return null;
  const minuteOfDay = Number(starts.slice(11, 13)) * 60 + Number(starts.slice(14));
  return { point, local: atMinute(starts.slice(0, 10), minuteOfDay - point.minutes_before) };
};

/** What was chosen among answers is said in the reader's language. */
const answersWire = ({ answers, start }: TourBooking, locale: Call["locale"]) =>
  startOf({ start }).option.tour.questions.flatMap((id) => {
    const answer = answers.find(({ question }) => question === id)?.answer;
    if (answer === undefined) return [];
    const chosen = questionChoices[id]?.[answer];
    return [{ ...namesWire(questionWords[id]), answer: chosen?.[locale] ?? answer }];
  });

const isAwaited = ({ status }: Booked<TourBooking>): boolean => status === "Pending" || status === "Processing";

/** A booking as it may be shown: masked, it says what and when but not who, nor by which voucher. */
export const bookingWire = (
  call: Call,
  order: Booked<TourBooking>,
  masked: boolean,
): AnswerOf<typeof toursEndpoints.toursBooking> => {
  const { awaitedUntil, currency } = order.detail;
  const { option } = startOf(order.detail);
  const fetched = fetchedAt(order.detail);
  const [lead] = order.travellers;
  const money = moneyAt(currency, order.createdAt, seedOf(call, "tours"));
  return {
    ...bookedWire(call, order, { masked, ticket: { en: "Tour voucher", ar: "قسيمة جولة" } }),
    ...summaryWire(call, order.detail, money),
    pnr: masked ? null : order.pnr,
    meeting_point: meetingWire(option.tour),
    advice: option.tour.advice.map(namesWire),
    lead: lead === undefined ? null : shownName({ first_name: lead.firstName, last_name: lead.lastName }, masked),
    pickup: fetched && { ...fetched.point, at: fetched.local.slice(11) },
    vouchers: ticketsOf(order, masked).map(({ id, number: code, state }) => {
      const unit = unitOfVoucher({ option }, id);
      return { id, unit: unit === undefined ? null : namesWire(unit.names), code, state };
    }),
    answers: masked ? [] : answersWire(order.detail, call.locale),
    awaited_until: awaitedUntil === null || !isAwaited(order) ? null : instantOf(awaitedUntil),
  };
};

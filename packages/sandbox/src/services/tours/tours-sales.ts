import type { AnswerOf, ParsedRequestOf, toursEndpoints } from "@safar/api-clients/wire";
import { type Call, refuse } from "../../core/service.ts";
import { givenBack, noChange, timelineOf } from "../orders/policy.ts";
import { linesTotal } from "../orders/price-lines.ts";
import { bookedWire, shownName, ticketsOf } from "../selling/booking-wire.ts";
import { type Booked, createBookings } from "../selling/bookings.ts";
import { insistOnCurrency } from "../selling/currency.ts";
import { complaintsOfAll, insistOn, insistOnParty, nameComplaints, travellerOf } from "../selling/people.ts";
import { type PricedQuote, priceOf } from "../selling/prices.ts";
import { quotedWire } from "../selling/quote-wire.ts";
import { createQuotes, openQuote, type Quote } from "../selling/quotes.ts";
import { createSales } from "../selling/sales.ts";
import { seedOf } from "../selling/seed.ts";
import {
  beginsAt,
  invented,
  isSoldOut,
  type OfferOf,
  offerWire,
  placesHeld,
  toursLines,
  toursSessions,
} from "./tours-offers.ts";

type ReserveRequest = ParsedRequestOf<typeof toursEndpoints.reserveTours>;
type ToursQuote = Quote & OfferOf & { readonly offer: string };
type Detail = { readonly offer: AnswerOf<typeof toursEndpoints.readToursOffer>["Offer"] } & Pick<
  ReserveRequest,
  "travellers"
>;

const quotes = createQuotes<ToursQuote>("tours_quotes");
export const toursOrders = createBookings<Detail>("tours", "tour");

const holdMinutes = 20;
/** Until a day before it begins all is given back; afterwards nothing is. */
const freeMs = 24 * 3_600_000;
/** Whom it is sold for. Fill in a party. */
const travellers = [{ pax_id: "pax1" }];

const soldOut = () => refuse("sold_out", { status: 409, message: "The last place has just been sold." });

const priceQuote = (call: Call, quote: ToursQuote): PricedQuote<ToursQuote> => {
  const begins = beginsAt(quote);
  return priceOf({
    quote,
    seed: seedOf(call, "tours"),
    linesIn: (money) => toursLines(quote.basis, money),
    policyOf: (lines) => {
      const total = linesTotal(lines);
      return {
        cancellation: timelineOf([
          givenBack(total, total, begins - freeMs),
          givenBack(total, 0, begins, true),
          givenBack(total, 0, null),
        ]),
        change: timelineOf([noChange]),
      };
    },
    named: [quote.zone, quote.date],
  });
};

const quotedOfferWire = (call: Call, { quote, display }: PricedQuote<ToursQuote>) =>
  offerWire(call, { ...quote, id: quote.offer, drift: quote.basis.drift }, display);

const opened = (call: Call, RefID: string, currency: string | undefined): ToursQuote => {
  const search = toursSessions.read(call, RefID);
  const { date, id: offer, openedAt, zone } = search;
  if (isSoldOut(call, search)) throw soldOut();
  insistOnCurrency(currency ?? search.currency);
  return { ...openQuote(call, { currency: currency ?? search.currency, shownAt: openedAt }), offer, date, zone };
};

type QuoteRequest = ParsedRequestOf<typeof toursEndpoints.quoteTours>;

/** An offer priced; or, by the RefID of a price, the same again. */
export const quoteTours = (
  call: Call,
  { RefID, currency, refresh }: QuoteRequest,
): AnswerOf<typeof toursEndpoints.quoteTours> => {
  const isKnown = quotes.find(call, RefID) !== undefined;
  const quote = isKnown
    ? quotes.read(call, RefID, refresh, (known) => {
        if (isSoldOut(call, known)) throw soldOut();
      })
    : quotes.keep(call, opened(call, RefID, currency));
  const priced = priceQuote(call, quote);
  return {
    ...quotedWire(call, priced, holdMinutes),
    Offer: quotedOfferWire(call, priced),
    travellers,
    required_fields: ["title", "gender", "first_name", "last_name"],
    documents: [],
  };
};

export const toursSales = createSales<ReserveRequest, PricedQuote<ToursQuote>, Detail>({
  vertical: "tours",
  bookingType: "tour",
  quotes,
  surprises: ["TWICE", "CURRENCY"],
  soldOut,
  people: (request) => request.travellers.map((one) => travellerOf(one.pax_id, one)),
  holds: (_, quote) => [placesHeld(quote, travellers.length)],
  price: priceQuote,
  insistOnPeople: (_, request) => {
    const [expected, given] = [travellers, request.travellers].map((list) => list.map(({ pax_id }) => pax_id));
    insistOnParty("travellers", expected ?? [], given ?? []);
    insistOn(complaintsOfAll("travellers", request.travellers, nameComplaints));
  },
  insistOnStock: (call, { quote }) => {
    if (isSoldOut(call, quote)) throw soldOut();
  },
  describe: (call, request, priced) => {
    const { date, zone } = priced.quote;
    return {
      title: invented.names,
      subtitle: { en: "Tours", ar: "الجولات السياحية" },
      fee: { en: "Cancellation fee", ar: "رسوم الإلغاء" },
      ticketNumbers: { length: 10 },
      rescheduledBy: null,
      starts: { at: `${date}T${invented.starts}`, zone },
      ends: { at: `${date}T${invented.ends}`, zone },
      begins: beginsAt(priced.quote),
      holdMinutes,
      pnr: call.code(6),
      detail: { offer: quotedOfferWire(call, priced), travellers: request.travellers },
    };
  },
});

/** A booking as it may be shown: masked, it says what and when but not who. */
export const bookingWire = (
  call: Call,
  order: Booked<Detail>,
  masked: boolean,
): AnswerOf<typeof toursEndpoints.toursBooking> => {
  const tickets = new Map(ticketsOf(order, masked).map((ticket) => [ticket.id, ticket]));
  return {
    ...bookedWire(call, order, { masked, ticket: { en: "E-ticket", ar: "التذكرة الإلكترونية" } }),
    pnr: masked ? null : order.pnr,
    Offer: order.detail.offer,
    travellers: order.detail.travellers.map(({ pax_id, title, ...name }) => ({
      pax_id,
      title,
      ...shownName(name, masked),
      ticket: tickets.get(pax_id)?.number ?? null,
      ticket_state: tickets.get(pax_id)?.state ?? "waiting",
    })),
  };
};

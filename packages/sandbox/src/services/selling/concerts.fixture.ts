import { endpointsOf } from "@safar/api-clients/wire";
import { z } from "zod";
import { defineService, refuse } from "../../core/service.ts";
import { openOrders, orderRooms } from "../../testing/orders.fixture.ts";
import { minorOf } from "../../world/money.ts";
import { givenBack, noChange, timelineOf } from "../orders/policy.ts";
import { linesTotal, priceLine } from "../orders/price-lines.ts";
import { countsTaken, type Held, placesTaken } from "../orders/stock.ts";
import { bookedWire, ticketsOf } from "./booking-wire.ts";
import { createBookings } from "./bookings.ts";
import { complaintsOfAll, insistOn, insistOnParty, nameComplaints, travellerOf } from "./people.ts";
import { type PricedQuote, priceOf } from "./prices.ts";
import { quotedWire } from "./quote-wire.ts";
import { createQuotes, openQuote, type Quote } from "./quotes.ts";
import { createSales } from "./sales.ts";

/** The least there can be to sell: numbered places of one evening, of which there are four. */
const hall: ReadonlySet<string> = new Set(["A1", "A2", "A3", "A4"]);
export const begins = Date.UTC(2026, 11, 1, 19);
const stock = "concert_places";

type ConcertQuote = Quote & { readonly places: readonly string[] };

const quotes = createQuotes<ConcertQuote>("concert_quotes");
const bookings = createBookings<{ readonly places: readonly string[] }>("events", "concert");
const soldOut = () => refuse("sold_out", { status: 409, message: "The last place is gone." });

const held = (places: readonly string[]): readonly Held[] => [
  { stock, of: "evening", count: places.length, places: places.map((id) => ({ id, gender: null })) },
];

const priceQuote = (quote: ConcertQuote): PricedQuote<ConcertQuote> =>
  priceOf({
    quote,
    seed: 1,
    linesIn: (money) => [
      priceLine(
        "base",
        "place",
        { en: "Place", ar: "مقعد" },
        minorOf(20 * quote.basis.drift, money) * quote.places.length,
      ),
    ],
    policyOf: (lines) => {
      const total = linesTotal(lines);
      return {
        cancellation: timelineOf([givenBack(total, total / 2, begins), givenBack(total, 0, null)]),
        change: timelineOf([noChange]),
      };
    },
    named: ["evening", quote.places],
  });

const endpoint = endpointsOf("app");
const reserveSchema = z.object({
  RefID: z.string(),
  hash: z.string(),
  client_attempt_id: z.string(),
  contact: z.object({ email: z.string(), phone: z.string() }),
  guests: z.array(z.object({ place: z.string(), first_name: z.string(), last_name: z.string() })),
});

const sales = createSales<z.output<typeof reserveSchema>, PricedQuote<ConcertQuote>, { places: readonly string[] }>({
  vertical: "events",
  bookingType: "event",
  quotes,
  surprises: ["TWICE", "CURRENCY"],
  soldOut,
  unluckyPlace: "A4",
  people: ({ guests }) => guests.map((guest) => travellerOf(guest.place, guest)),
  holds: (_, { places }) => held(places),
  price: (_, quote) => priceQuote(quote),
  insistOnPeople: (_, { guests }, { quote }) => {
    insistOnParty(
      "guests",
      quote.places,
      guests.map(({ place }) => place),
    );
    insistOn(complaintsOfAll("guests", guests, nameComplaints));
  },
  insistOnStock: (call, { quote }) => {
    const taken = new Set(placesTaken(call.store, stock, "evening").map(({ id }) => id));
    if (quote.places.some((place) => taken.has(place))) throw soldOut();
  },
  describe: (_, __, { quote }) => ({
    title: { en: "An evening", ar: "أمسية" },
    subtitle: { en: "Hall", ar: "قاعة" },
    fee: { en: "Fee of the hall", ar: "رسوم القاعة" },
    starts: { at: "2026-12-01T19:00", zone: "UTC" },
    ends: { at: "2026-12-01T22:00", zone: "UTC" },
    begins,
    holdMinutes: 10,
    ticketNumbers: { series: "777" },
    rescheduledBy: null,
    pnr: null,
    detail: { places: quote.places },
  }),
});

const anything = z.record(z.string(), z.unknown());

export const concertEndpoints = {
  quote: endpoint({
    call: "T201",
    method: "POST",
    path: "concert/quote",
    auth: "key",
    summary: "Prices places.",
    request: z.object({ places: z.array(z.string()), currency: z.string().default("USD") }),
    response: z.object({ RefID: z.string(), hash: z.string() }),
  }),
  reserve: endpoint({
    call: "T202",
    method: "POST",
    path: "concert/reserve",
    auth: "key",
    summary: "Reserves places.",
    request: reserveSchema,
    response: z.object({ uuid: z.string(), order_ref_id: z.string(), pay_by: z.string() }),
  }),
  booking: endpoint({
    call: "T203",
    method: "GET",
    path: "concert/booking",
    auth: "key",
    summary: "A booking.",
    request: z.object({ uuid: z.string() }),
    response: anything,
  }),
};

const concertService = defineService({
  endpoints: concertEndpoints,
  handlers: {
    quote: (call, { places, currency }) => {
      if (!places.every((place) => hall.has(place))) throw soldOut();
      const quote = quotes.keep(call, { ...openQuote(call, { currency, shownAt: call.now() }), places });
      return quotedWire(call, priceQuote(quote), 10);
    },
    reserve: sales.reserve,
    booking: (call, { uuid }) => {
      const order = bookings.byUuid(call, uuid);
      const ticket = { en: "Ticket", ar: "تذكرة" };
      return { ...bookedWire(call, order, { masked: false, ticket }), tickets: ticketsOf(order, false) };
    },
  },
});

/** The hall, with all that pays for a place in it. */
export const openHall = () => {
  const bench = openOrders({ services: [concertService, ...orderRooms] });
  return { ...bench, taken: () => countsTaken(bench.store, stock).get("evening") ?? 0 };
};

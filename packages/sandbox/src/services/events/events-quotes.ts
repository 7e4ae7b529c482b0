import type { AnswerOf, eventsEndpoints, ParsedRequestOf } from "@safar/api-clients/wire";
import { type Call, refuse } from "../../core/service.ts";
import { times } from "../../world/counted.ts";
import { feeWords } from "../../world/events/event-words.data.ts";
import { type EventShow, type Pass, showBy } from "../../world/events/events.ts";
import type { Money } from "../../world/money.ts";
import { namesWire } from "../../world/names.ts";
import { givenBack, keepingService, noChange, type Policy, timelineOf } from "../orders/policy.ts";
import { linesTotal, linesWith, type PriceLine, priceLine } from "../orders/price-lines.ts";
import type { Held } from "../orders/stock.ts";
import { currencyFor } from "../selling/currency.ts";
import { localDocuments } from "../selling/people.ts";
import { priceWire } from "../selling/price-wire.ts";
import { type PricedQuote, priceOf } from "../selling/prices.ts";
import { quotedWire } from "../selling/quote-wire.ts";
import { createQuotes, openQuote, type Quote } from "../selling/quotes.ts";
import { seedOf } from "../selling/seed.ts";
import { wrong } from "../selling/wrong.ts";
import {
  eventsStock,
  isSold,
  passesFor,
  passLabel,
  passNames,
  passParts,
  returnHours,
  stockOf,
  vacanciesIn,
  venueWire,
} from "./events-wire.ts";

/** How many of which pass. */
export type Chosen = { readonly pass: string; readonly count: number };

export type Passes = { readonly show: string; readonly lines: readonly Chosen[] };

export type EventsQuote = Quote & Passes & { readonly code: string | null };

export type PricedEvent = PricedQuote<EventsQuote>;

export const eventsQuotes = createQuotes<EventsQuote>("events_quotes");

/** Minutes that a reservation waits for its payment. */
export const eventHoldMinutes = 10;

/** A show that was sold; the calendar has it for ever. */
export const showOf = ({ show }: Pick<Passes, "show">): EventShow => {
  const found = showBy(show);
  if (found === undefined) throw new Error(`A booking of ${show}, which nobody gives.`);
  return found;
};

export const countedPasses = (passes: Passes): readonly { readonly pass: Pass; readonly count: number }[] =>
  showOf(passes).event.passes.flatMap((pass) => {
    const count = passes.lines.find((line) => line.pass === pass.id)?.count ?? 0;
    return count === 0 ? [] : [{ pass, count }];
  });

/** The tickets of some passes, one for each, by its pass and a number. */
export const ticketsOfPasses = (passes: Passes): readonly { readonly id: string; readonly pass: Pass }[] =>
  countedPasses(passes).flatMap(({ count, pass }) =>
    Array.from({ length: count }, (_, index) => ({ id: `${pass.id}-${index + 1}`, pass })),
  );

/** Those of the tickets that somebody's name is asked for. */
export const askedTickets = (passes: Passes) => {
  const all = ticketsOfPasses(passes);
  const { asks } = showOf(passes).event;
  return asks === "each" ? all : all.slice(0, asks === "once" ? 1 : 0);
};

export const passesHeld = (passes: Passes): readonly Held[] =>
  passes.lines.map(({ count, pass }) => ({
    stock: eventsStock,
    of: stockOf({ id: passes.show }, pass),
    count,
    places: [],
  }));

const linesOf = (passes: Passes, money: Money, drift: number): readonly PriceLine[] => {
  const { event } = showOf(passes);
  const priced = countedPasses(passes).map((one) => ({ ...one, parts: passParts(event, one.pass, money, drift) }));
  return linesWith(
    priced.map(({ count, parts, pass }) =>
      priceLine("base", pass.id, times(passNames(pass.id), count), parts.ticket * count),
    ),
    [
      priceLine(
        "service_fee",
        "booking",
        feeWords,
        priced.reduce((sum, { count, parts }) => sum + parts.fee * count, 0),
      ),
    ],
  );
};

export const policyOf = ({ begins }: EventShow, lines: readonly PriceLine[]): Policy => {
  const total = linesTotal(lines);
  const fee = linesTotal(lines.filter(({ kind }) => kind === "service_fee"));
  const untilThen = total === 0 ? [] : [givenBack(total, total - fee, begins - returnHours * 3_600_000)];
  return {
    cancellation: keepingService(
      fee,
      timelineOf([...untilThen, givenBack(total, 0, begins, true), givenBack(total, 0, null)]),
    ),
    change: timelineOf([noChange]),
  };
};

export const priceEvent = (call: Call, quote: EventsQuote): PricedEvent =>
  priceOf({
    quote,
    seed: seedOf(call, "events"),
    linesIn: (money) => linesOf(quote, money, quote.basis.drift),
    policyOf: (lines) => policyOf(showOf(quote), lines),
    named: [quote.show, ...quote.lines.map(({ count, pass }) => `${pass}/${count}`)],
  });

/** What was chosen, beside a price and on a booking. */
export const chosenWire = (passes: Passes) => {
  const { doors, ends, event, starts } = showOf(passes);
  return {
    slug: event.slug,
    ...namesWire(event.names),
    category: event.category,
    venue: venueWire(event.venue),
    starts_at: starts,
    ends_at: ends,
    doors_at: doors,
    tz: event.venue.city.zone,
    lines: countedPasses(passes).map(({ count, pass }) => ({
      pass_id: pass.id,
      ...namesWire(passNames(pass.id)),
      qty: count,
      admits: pass.admits,
    })),
  };
};

/** What the organiser asks of each whose name is asked for. */
export const requiredOf = (passes: Passes) => {
  const { requires, venue } = showOf(passes).event;
  return {
    fields: [
      "first_name" as const,
      "last_name" as const,
      ...(requires === "document" ? ["document_number" as const] : requires === null ? [] : [requires]),
    ],
    documents: requires === "document" ? [...localDocuments[venue.city.country]] : [],
  };
};

type Answer = AnswerOf<typeof eventsEndpoints.quoteEvents>;
type Request = ParsedRequestOf<typeof eventsEndpoints.quoteEvents>;

const quoteWire = (call: Call, priced: PricedEvent): Answer => {
  const { display, quote } = priced;
  return {
    ...quotedWire(call, priced, eventHoldMinutes),
    ...chosenWire(quote),
    shown: priceWire(linesOf(quote, display, 1), display, call.locale),
    attendees: askedTickets(quote).map(({ id, pass }) => ({
      pax_id: id,
      label: passLabel(pass, call.locale, showOf(quote).event.requires),
      ...requiredOf(quote),
    })),
    one_name: showOf(quote).event.requires !== "document",
  };
};

const closed = () =>
  refuse("results_expired", { status: 410, message: "This show is not sold now. Choose another one." });

export const soldOut = (left = 0) =>
  refuse("sold_out", { status: 409, message: "Somebody else was quicker.", meta: { left } });

/** Refuses what somebody else has taken meanwhile, and a show that is not sold any more. */
export const insistOnPasses = (call: Call, passes: Passes): void => {
  const vacancy = vacanciesIn(call)(showOf(passes));
  if (vacancy.status === "sold_out") throw soldOut();
  if (!isSold(vacancy) || call.scenario("event_sale_ends")) throw closed();
  for (const { count, pass } of passes.lines) {
    const left = vacancy.left[pass] ?? 0;
    if (left < count) throw soldOut(left);
  }
};

/** Refuses a pass that a code has not opened, and more than one may have. */
const insistOnLimits = ({ event }: EventShow, lines: readonly Chosen[], code: string | null): void => {
  const passes = passesFor(event, code);
  const mostOf = (id: string): number | undefined => passes.find((pass) => pass.id === id)?.most;
  const count = lines.reduce((sum, line) => sum + line.count, 0);
  if (count === 0 || new Set(lines.map(({ pass }) => pass)).size !== lines.length)
    throw wrong("lines", "Choose passes.");
  if (lines.some(({ pass }) => mostOf(pass) === undefined)) throw wrong("lines", "There is no such pass of it.");
  const isOver = lines.some((line) => line.count > (mostOf(line.pass) ?? 0));
  if (count > event.mostPerOrder || isOver) throw wrong("lines", `At most ${event.mostPerOrder} in one order.`);
};

const risen = 1.08;

const opened = (call: Call, request: Request): EventsQuote => {
  const { code = null, show_id: id = "" } = request;
  const show = showBy(id);
  if (show === undefined) throw refuse("not_found", { status: 404, message: "There is no such show." });
  const currency = currencyFor(call, request.currency);
  const lines = (request.lines ?? []).map(({ pass_id: pass, qty: count }) => ({ pass, count }));
  insistOnLimits(show, lines, code);
  insistOnPasses(call, { show: id, lines });
  const drift = call.scenario("event_price_rises") ? risen : 1;
  return { ...openQuote(call, { currency, drift, shownAt: call.now() }), show: id, lines, code };
};

/** A price as it stands, for whoever only looks on. */
export const quotedEvents = (call: Call, id: string): Answer | undefined => {
  const quote = eventsQuotes.find(call, id);
  return quote && quoteWire(call, priceEvent(call, quote));
};

/** Passes priced; or, by the RefID of a price, the same again. */
export const quoteEvents = (call: Call, request: Request): Answer => {
  const quote =
    request.RefID === undefined
      ? eventsQuotes.keep(call, opened(call, request))
      : eventsQuotes.read(call, request.RefID, request.refresh, (known) => insistOnPasses(call, known));
  return quoteWire(call, priceEvent(call, quote));
};

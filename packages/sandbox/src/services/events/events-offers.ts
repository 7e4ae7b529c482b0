import type { AnswerOf, eventsEndpoints } from "@safar/api-clients/wire";
import { type Call, refuse } from "../../core/service.ts";
import { type Money, minorOf, moneyAt } from "../../world/money.ts";
import { type Names, namesWire } from "../../world/names.ts";
import { addDays, type LocalDate, toInstant, toLocalDate } from "../../world/zones.ts";
import { instantOf } from "../orders/money.ts";
import { type PriceLine, priceLine } from "../orders/price-lines.ts";
import { countsTaken, type Held } from "../orders/stock.ts";
import { priceWire } from "../selling/price-wire.ts";
import type { Basis } from "../selling/quotes.ts";
import { seedOf } from "../selling/seed.ts";
import { createSessions, openSession, type Session } from "../selling/sessions.ts";

/** The one offer there is, every day again. Fill in a world of them, in `world/events`. */
export const invented = {
  names: { en: "The first event of the day", ar: "أول عرض من الفعاليات في اليوم" },
  starts: "09:00",
  ends: "13:00",
  zones: { PK: "Asia/Karachi", SA: "Asia/Riyadh" },
  dollars: 30,
  /** How often it is sold for a day. */
  places: 40,
} as const satisfies { readonly names: Names } & Record<string, unknown>;

const farthestDays = 60;

export type OfferOf = { readonly date: LocalDate; readonly zone: string };

/** A search, whose one offer goes by its RefID. */
export type EventsSearch = Session & OfferOf & { readonly currency: string };

export const eventsSessions = createSessions<EventsSearch>("events_searches");

const wrong = (message: string) => refuse("validation_failed", { status: 422, field: "date", message });

export const openEventsSearch = (call: Call, date: LocalDate | undefined, currency: string): EventsSearch => {
  const zone = invented.zones[call.country];
  const today = toLocalDate(call.now(), zone);
  if (date === undefined || date < today || date > addDays(today, farthestDays))
    throw wrong("Choose a day from today on, within 60 days.");
  return eventsSessions.keep(call, { ...openSession(call), id: call.uuid(), date, zone, currency });
};

const stock = "events_inventory";

export const placesHeld = ({ date, zone }: OfferOf, count: number): Held => ({
  stock,
  of: `${zone} ${date}`,
  count,
  places: [],
});

export const isSoldOut = (call: Pick<Call, "store">, offer: OfferOf): boolean =>
  (countsTaken(call.store, stock).get(placesHeld(offer, 0).of) ?? 0) >= invented.places;

export const beginsAt = ({ date, zone }: OfferOf) => toInstant(`${date}T${invented.starts}`, zone);

export const eventsLines = ({ drift }: Pick<Basis, "drift">, money: Money): readonly PriceLine[] => [
  priceLine("base", "ticket", { en: "Ticket", ar: "تذكرة" }, minorOf(invented.dollars * drift, money)),
];

type WireOffer = AnswerOf<typeof eventsEndpoints.readEventsOffer>["Offer"];

/** An offer with its price in a currency; as it was priced, where that is said. */
export const offerWire = (
  call: Pick<Call, "locale">,
  { id, date, zone, drift }: OfferOf & Pick<Basis, "drift"> & { readonly id: string },
  money: Money,
): WireOffer => ({
  RefID: id,
  ...namesWire(invented.names),
  starts_at: `${date}T${invented.starts}`,
  ends_at: `${date}T${invented.ends}`,
  tz: zone,
  price: priceWire(eventsLines({ drift }, money), money, call.locale),
});

/** What was found for a search: nothing once the day's has begun. */
export const foundWire = (call: Call, search: EventsSearch) => {
  const money = moneyAt(search.currency, call.now(), seedOf(call, "events"));
  const isOpen = beginsAt(search) > call.now() && !isSoldOut(call, search);
  return {
    RefID: search.id,
    expires_at: instantOf(search.expiresAt),
    date: search.date,
    Offers: isOpen ? [offerWire(call, { ...search, drift: 1 }, money)] : [],
  };
};

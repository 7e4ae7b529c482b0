import { type Call, refuse } from "../../../core/service.ts";
import { type Money, minorOf } from "../../../world/money.ts";
import type { Names } from "../../../world/names.ts";

import { linesWith, type PriceLine, priceLine } from "../../orders/price-lines.ts";
import { seedOf } from "../../selling/seed.ts";
import type { Offer } from "../search/offers.ts";
import { servicesOf } from "./flight-services.ts";
import type { AddonChoice, FlightQuote } from "./quote-store.ts";
import { seatFor } from "./seat-maps.ts";

/** An extra that a passenger chose, found to be one that they may have. */
export type Addon = AddonChoice & {
  readonly kind: "bag" | "meal" | "ssr" | "seat";
  readonly names: Names;
  /** For one. */
  readonly dollars: number;
  /** Of a seat: what is written on it, and whether it went to somebody else. */
  readonly designator?: string;
  readonly isTaken?: boolean;
};

const invalid = (index: number, message: string) =>
  refuse("validation_failed", { status: 422, field: `addons.${index}.service_id`, message });

const seatNames = (designator: string): Names => ({ en: `Seat ${designator}`, ar: `المقعد ${designator}` });

const readSeat = (call: Call, quote: FlightQuote, offer: Offer, choice: AddonChoice, index: number): Addon => {
  const found = seatFor(call.store, quote, offer, seedOf(call, "flights"), choice.service_id, choice.pax_id);
  if (found === undefined) throw invalid(index, `${choice.service_id} is no seat that ${choice.pax_id} may take.`);
  const { designator, dollars, status } = found.seat;
  // The seats of a reserved quote are taken by itself.
  const isTaken = status !== "available" && quote.order === null;
  return { ...choice, quantity: 1, kind: "seat", names: seatNames(designator), dollars, designator, isTaken };
};

/** Whoever lost a seat hears of all that they lost, to choose once. */
const insistFree = (addons: readonly Addon[]) => {
  const taken = addons.filter(({ isTaken }) => isTaken);
  if (taken.length === 0) return;
  const seats = taken.map(({ designator }) => designator);
  throw refuse("seat_taken", {
    status: 409,
    message: `Taken: ${seats.join(", ")}.`,
    meta: { seats, service_ids: taken.map(({ service_id }) => service_id) },
  });
};

const readService = (quote: FlightQuote, offer: Offer, choice: AddonChoice, index: number): Addon => {
  const service = servicesOf(quote, offer).find(({ id }) => id === choice.service_id);
  if (service === undefined) throw invalid(index, `${choice.service_id} is not offered with this quote.`);
  if (!service.paxIds.includes(choice.pax_id))
    throw invalid(index, `${choice.service_id} is not for ${choice.pax_id}.`);
  if (choice.quantity > service.mostEach)
    throw invalid(index, `${choice.service_id} can be taken ${service.mostEach} times at most.`);
  return { ...choice, kind: service.kind, names: service.names, dollars: service.dollars };
};

/** What only one of can be had: a seat by one person, one seat or meal a person on a segment, one bag of each sort. */
const slotsOf = ({ kind, pax_id, service_id }: Addon): readonly string[] => {
  const place = service_id.split(".").slice(0, -1).join(".");
  if (kind === "seat") return [service_id, `${place}/${pax_id}`];
  return [kind === "meal" ? `${place}/${pax_id}` : `${service_id}/${pax_id}`];
};

/** Reads the choices against what is offered; refuses the first that cannot be. */
export const readAddons = (
  call: Call,
  quote: FlightQuote,
  offer: Offer,
  choices: readonly AddonChoice[],
): readonly Addon[] => {
  const used = new Set<string>();
  const addons = choices.map((choice, index) => {
    const addon = choice.service_id.startsWith("seat.")
      ? readSeat(call, quote, offer, choice, index)
      : readService(quote, offer, choice, index);
    for (const slot of slotsOf(addon)) {
      if (used.has(slot))
        throw invalid(
          index,
          `${choice.service_id} is chosen twice, or stands in for another choice of ${choice.pax_id}.`,
        );
      used.add(slot);
    }
    return addon;
  });
  insistFree(addons);
  return addons;
};

export const addonMinor = ({ dollars, quantity }: Addon, money: Money): number => minorOf(dollars, money) * quantity;

/** One line for each extra; what is included costs nothing and has none. */
export const addonLines = (addons: readonly Addon[], money: Money): readonly PriceLine[] =>
  linesWith(
    [],
    addons.map((addon) =>
      priceLine("addon", `${addon.service_id}/${addon.pax_id}`, addon.names, addonMinor(addon, money)),
    ),
  );

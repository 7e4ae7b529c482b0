import type { Call } from "../../../core/service.ts";
import { knownCurrency, toWire } from "../../../world/currencies.ts";
import type { Names } from "../../../world/names.ts";
import { instantOf } from "../../orders/money.ts";
import { isGiven } from "../../orders/order-status.ts";
import { ruleAt } from "../../orders/policy.ts";
import { bookedWire, shownName, ticketsOf } from "../../selling/booking-wire.ts";
import { addonMinor } from "../quotes/addons.ts";
import { referencesOf } from "../search/itinerary-wire.ts";
import { type FlightOrder, movedLegs, type WireBooking } from "./flight-booking.ts";
import type { Passenger } from "./passenger-rules.ts";

const passengerWire = (passenger: Passenger, masked: boolean): WireBooking["passengers"][number] => ({
  pax_id: passenger.pax_id,
  pax_type: passenger.pax_type,
  title: passenger.title,
  gender: passenger.gender,
  ...shownName(passenger, masked),
  birth_date: masked ? null : passenger.birth_date,
  nationality: masked ? null : passenger.nationality,
  document: masked ? null : passenger.document,
  frequent_flyer: masked ? null : passenger.frequent_flyer,
  tied_to: passenger.tied_to,
});

/** Changing it oneself, and answering what the airline changed. */
const ownActions = (call: Call, { status, sale, detail }: FlightOrder) => {
  const now = call.now();
  if (!isGiven(status) || sale.begins <= now) return [];
  const open = detail.changes.find(({ state, respondBy }) => state === "open" && respondBy > now);
  const change = ruleAt(sale.policy.change, now);
  const until = change === undefined || change.until === null ? null : instantOf(change.until);
  return [
    ...(change?.allowed === true ? [{ kind: "change" as const, until }] : []),
    ...(open === undefined ? [] : [{ kind: "respond" as const, until: instantOf(open.respondBy) }]),
  ];
};

const ticketName: Names = { en: "E-ticket", ar: "التذكرة الإلكترونية" };

const addonsOf = ({ detail: { addons }, sale }: FlightOrder, locale: Call["locale"]): WireBooking["addons"] => {
  const { charge } = sale.price;
  const currency = knownCurrency(charge.currency);
  return addons.map((addon) => ({
    service_id: addon.service_id,
    pax_id: addon.pax_id,
    quantity: addon.quantity,
    ...(addon.segment_id === undefined ? {} : { segment_id: addon.segment_id }),
    kind: addon.kind,
    title: addon.names[locale],
    amount: toWire(addonMinor(addon, { currency, rate: charge.rate, at: 0 }), currency),
    currency: currency.code,
  }));
};

/** A booking as it may be shown: masked, it says where and when but not who. */
export const bookingWire = (call: Call, order: FlightOrder, masked: boolean): WireBooking => {
  const { detail } = order;
  return {
    ...bookedWire(call, order, { masked, ticket: ticketName, actions: ownActions(call, order) }),
    booking_type: "airline",
    pnr: masked ? null : order.pnr,
    tickets: ticketsOf(order, masked).map(({ id, ...ticket }) => ({ pax_id: id, ...ticket })),
    itinerary: detail.itinerary,
    ...referencesOf([detail.itinerary]),
    passengers: detail.passengers.map((passenger) => passengerWire(passenger, masked)),
    addons: masked ? [] : addonsOf(order, call.locale),
    changes: detail.changes.map(({ announcedAt, respondBy, ...change }) => ({
      ...change,
      announced_at: instantOf(announcedAt),
      respond_by: instantOf(respondBy),
    })),
    moved: movedLegs(detail).map(({ respondBy, ...was }) => ({ ...was, respond_by: instantOf(respondBy) })),
  };
};

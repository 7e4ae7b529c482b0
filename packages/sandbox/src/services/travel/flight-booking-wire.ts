import type { Call } from "../../core/service.ts";
import type { Names } from "../../world/airports.ts";
import { knownCurrency, toWire } from "../../world/currencies.ts";
import { bookedWire, cut, hasEnded, isGiven } from "../orders/booking-wire.ts";
import { instantOf } from "../orders/money.ts";
import { refundWire } from "../orders/refund-wire.ts";
import { refundsOf } from "../orders/refunds.ts";
import { addonMinor } from "./addons.ts";
import { policyWire, ruleAt } from "./fare-policy.ts";
import type { FlightBooking, FlightOrder, WireBooking } from "./flight-booking.ts";
import { referencesOf } from "./itinerary-wire.ts";
import type { Passenger } from "./passenger-rules.ts";

const passengerWire = (passenger: Passenger, masked: boolean): WireBooking["passengers"][number] => ({
  pax_id: passenger.pax_id,
  pax_type: passenger.pax_type,
  title: passenger.title,
  gender: passenger.gender,
  first_name: masked ? cut(passenger.first_name) : passenger.first_name,
  last_name: masked ? cut(passenger.last_name) : passenger.last_name,
  birth_date: masked ? null : passenger.birth_date,
  nationality: masked ? null : passenger.nationality,
  document: masked ? null : passenger.document,
  frequent_flyer: masked ? null : passenger.frequent_flyer,
  tied_to: passenger.tied_to,
});

const actionsOf = (call: Call, { status, flags, payBy, detail }: FlightOrder): WireBooking["actions"] => {
  const now = call.now();
  const isPayable = status === "Pending" && !flags.paymentUnknown && payBy > now;
  const isAhead = isGiven(status) && detail.departs > now;
  const open = detail.changes.find(({ state, respondBy }) => state === "open" && respondBy > now);
  const change = ruleAt(detail.policy.change, now);
  const actions: WireBooking["actions"] = [];
  if (isPayable) actions.push({ kind: "pay", until: instantOf(payBy) }, { kind: "cancel", until: instantOf(payBy) });
  if (isAhead) actions.push({ kind: "cancel", until: instantOf(detail.departs) });
  if (isAhead && change?.allowed === true)
    actions.push({ kind: "change", until: change.until === null ? null : instantOf(change.until) });
  if (isAhead && open !== undefined) actions.push({ kind: "respond", until: instantOf(open.respondBy) });
  if (isGiven(status)) actions.push({ kind: "download", until: null });
  return actions;
};

const ticketsWire = (order: FlightOrder, masked: boolean): WireBooking["tickets"] =>
  order.detail.ticketStates.map(({ paxId, number, state }) => ({
    pax_id: paxId,
    number: masked ? null : number,
    state: hasEnded(order) && state === "issued" ? "void" : state,
  }));

const ticketName: Names = { en: "E-ticket", ar: "التذكرة الإلكترونية" };

const addonsOf = ({ addons, charge }: FlightBooking, locale: Call["locale"]): WireBooking["addons"] => {
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
  const [refund] = refundsOf(call.store, order.id).toReversed();
  return {
    ...bookedWire(call, order, { masked, ticket: ticketName }),
    booking_type: "airline",
    pnr: masked ? null : order.pnr,
    tickets: ticketsWire(order, masked),
    itinerary: detail.itinerary,
    ...referencesOf([detail.itinerary]),
    passengers: detail.passengers.map((passenger) => passengerWire(passenger, masked)),
    addons: masked ? [] : addonsOf(detail, call.locale),
    policy: policyWire(detail.policy, knownCurrency(detail.charge.currency)),
    actions: masked ? [] : actionsOf(call, order),
    changes: detail.changes.map(({ id, leg, removed, added, announcedAt, respondBy, state }) => ({
      id,
      leg,
      removed,
      added,
      announced_at: instantOf(announcedAt),
      respond_by: instantOf(respondBy),
      state,
    })),
    refund: refund === undefined || masked ? null : refundWire(call, refund),
  };
};

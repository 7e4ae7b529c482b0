import type { AnswerOf, busesEndpoints } from "@safar/api-clients/wire";
import type { Call } from "../../core/service.ts";
import type { Names } from "../../world/airports.ts";
import { knownBusCity } from "../../world/bus-cities.ts";
import { knownCurrency } from "../../world/currencies.ts";
import { bookedWire, cut, hasEnded, isGiven } from "../orders/booking-wire.ts";
import { instantOf } from "../orders/money.ts";
import { refundWire } from "../orders/refund-wire.ts";
import { refundsOf } from "../orders/refunds.ts";
import { policyWire } from "../travel/fare-policy.ts";
import type { BusOrder } from "./bus-booking.ts";
import { cityWire } from "./bus-wire.ts";

type WireBooking = AnswerOf<typeof busesEndpoints.busBooking>;

const passengersWire = (order: BusOrder, masked: boolean): WireBooking["passengers"] =>
  order.detail.passengers.map(({ pax_id, title, gender, first_name, last_name, seat_id, category }) => {
    const ticket = order.detail.ticketStates.find(({ paxId }) => paxId === pax_id);
    const isVoid = hasEnded(order) && ticket?.state === "issued";
    return {
      pax_id,
      title,
      gender,
      first_name: masked ? cut(first_name) : first_name,
      last_name: masked ? cut(last_name) : last_name,
      seat: seat_id,
      category,
      ticket: masked ? null : (ticket?.number ?? null),
      ticket_state: isVoid ? "void" : (ticket?.state ?? "waiting"),
    };
  });

const actionsOf = (call: Call, order: BusOrder): WireBooking["actions"] => {
  const { status, flags, payBy, detail } = order;
  const now = call.now();
  const actions: WireBooking["actions"] = [];
  if (status === "Pending" && !flags.paymentUnknown && payBy > now) {
    actions.push({ kind: "pay", until: instantOf(payBy) }, { kind: "cancel", until: instantOf(payBy) });
  }
  if (isGiven(order.status) && detail.departs > now) actions.push({ kind: "cancel", until: instantOf(detail.departs) });
  if (isGiven(order.status)) actions.push({ kind: "download", until: null });
  return actions;
};

const ticketName: Names = { en: "E-ticket", ar: "التذكرة الإلكترونية" };

/** A booking as it may be shown: masked, it says where and when but not who. */
export const busBookingWire = (call: Call, order: BusOrder, masked: boolean): WireBooking => {
  const { detail } = order;
  const [refund] = refundsOf(call.store, order.id).toReversed();
  return {
    ...bookedWire(call, order, { masked, ticket: ticketName }),
    pnr: masked ? null : order.pnr,
    Bus: detail.bus,
    From: cityWire(knownBusCity(detail.from)),
    To: cityWire(knownBusCity(detail.to)),
    boarding: detail.boarding,
    dropping: detail.dropping,
    bundle: { code: detail.bundle.code, name: detail.bundle.names.en, name_ar: detail.bundle.names.ar },
    passengers: passengersWire(order, masked),
    policy: policyWire(detail.policy, knownCurrency(detail.charge.currency)),
    actions: masked ? [] : actionsOf(call, order),
    refund: refund === undefined || masked ? null : refundWire(call, refund),
  };
};

import type { AnswerOf, busesEndpoints, ParsedRequestOf } from "@safar/api-clients/wire";
import type { Call } from "../../core/service.ts";
import { type Names, namesWire } from "../../world/names.ts";
import { bookedWire, shownName, ticketsOf } from "../selling/booking-wire.ts";
import { type Booked, createBookings } from "../selling/bookings.ts";
import { type BundleCode, knownBundle, termsWire } from "./bus-bundles.ts";
import { endsWire, type WireBus, type WireStop } from "./bus-wire.ts";

export type BusReserveRequest = ParsedRequestOf<typeof busesEndpoints.saveBusOrder>;

/** What an order for seats of a coach keeps of them. */
export type BusBooking = {
  readonly departure: string;
  /** As it was sold. */
  readonly bus: WireBus;
  readonly from: string;
  readonly to: string;
  readonly boarding: WireStop;
  readonly dropping: WireStop;
  readonly bundle: { readonly code: BundleCode; readonly names: Names };
  readonly passengers: readonly (BusReserveRequest["seats"][number] & {
    readonly seat_id: string;
    readonly category: string;
  })[];
};

export const busOrders = createBookings<BusBooking>("buses", "bus");

type WireBooking = AnswerOf<typeof busesEndpoints.busBooking>;

const ticketName: Names = { en: "E-ticket", ar: "التذكرة الإلكترونية" };

/** A booking as it may be shown: masked, it says where and when but not who. */
export const bookingWire = (call: Call, order: Booked<BusBooking>, masked: boolean): WireBooking => {
  const { bus, from, to, boarding, dropping, bundle, passengers } = order.detail;
  const tickets = ticketsOf(order, masked);
  return {
    ...bookedWire(call, order, { masked, ticket: ticketName }),
    pnr: masked ? null : order.pnr,
    Bus: bus,
    ...endsWire({ from, to }),
    boarding,
    dropping,
    bundle: {
      code: bundle.code,
      ...namesWire(bundle.names),
      ...termsWire(call, knownBundle(bundle.code), order.sale.begins),
    },
    passengers: passengers.map(({ pax_id, title, gender, seat_id, category, ...name }) => {
      const ticket = tickets.find(({ id }) => id === pax_id);
      return {
        pax_id,
        title,
        gender,
        ...shownName(name, masked),
        seat: seat_id,
        category,
        ticket: ticket?.number ?? null,
        ticket_state: ticket?.state ?? "waiting",
      };
    }),
  };
};

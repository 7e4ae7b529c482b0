import { bookingsEndpoints } from "@safar/api-clients/wire";
import { defineService } from "../../core/service.ts";
import { bookingItem, listBookings } from "../orders/booking-list.ts";
import { instantOf } from "../orders/money.ts";
import { knownOrder, ownedOrder } from "../orders/order-access.ts";
import { giveDocument, readDocument } from "../papers/documents.ts";
import type { Tickets } from "../papers/paper.ts";

/** The signed-in user's bookings, and documents of any booking. */
export const createBookingsService = (tickets: Tickets) =>
  defineService({
    endpoints: bookingsEndpoints,
    handlers: {
      booking: (call, { uuid }) => ({
        booking: bookingItem(call.store, ownedOrder(call, uuid, undefined), call.now()),
      }),
      upcomingBookings: (call, request) => listBookings(call, { ...request, scope: "upcoming" }),
      allBookings: listBookings,

      findBooking(call, { reference, proof }) {
        const { uuid, type, mode } = bookingItem(call.store, knownOrder(call, reference, proof), call.now());
        return { uuid, type, mode };
      },

      bookingPdf(call, { uuid, kind, contact }) {
        const { token, expiresAt } = giveDocument(call, ownedOrder(call, uuid, contact), kind);
        return { url: `/client/documents/${token}.pdf`, expires_at: instantOf(expiresAt) };
      },

      document: (call, { token }) => readDocument(call, token, tickets),
    },
  });

import { cancellationEndpoints } from "@safar/api-clients/wire";
import { defineService } from "../../core/service.ts";
import { confirmCancellation, quoteCancellation } from "../cancellation/cancellation.ts";
import { refundedWire, refundQuoteWire } from "../cancellation/cancellation-wire.ts";
import { ownedOrder } from "../orders/order-access.ts";

/** Cancelling any booking, with what comes back told first. */
export const cancellationService = defineService({
  endpoints: cancellationEndpoints,
  handlers: {
    cancellation(call, request) {
      const order = ownedOrder(call, request.uuid, request.contact);
      if (request.action === "quote") {
        return {
          state: "quoted" as const,
          ...refundQuoteWire(call, quoteCancellation(call, order, request.travellers)),
        };
      }
      const { to } = request;
      const cancelled = confirmCancellation(call, order, request.refund_quote_id, to);
      const refunded = refundedWire(call, cancelled, { sent: "sent_to_supplier", to });
      return { state: "cancelled" as const, status: cancelled.order.status, ...refunded };
    },
  },
});

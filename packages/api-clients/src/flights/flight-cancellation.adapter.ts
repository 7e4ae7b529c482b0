import type { CancellationService } from "@safar/engine";
import { askedBy } from "../bookings/booking.service.ts";
import { type CancellationOptions, createCancellation } from "../bookings/cancellation.service.ts";
import type { UserOptions } from "../wire/adapter-options.ts";
import { flightBookingsEndpoints } from "./flight-bookings.endpoints.ts";

/** The client is of the flight and general service. */
export type FlightCancellationOptions = UserOptions & CancellationOptions;

/** The engine's `CancellationService` over the flight service, which refunds what it has ticketed by calls of its own. */
export const createFlightCancellation = ({
  client,
  user = null,
  ...options
}: FlightCancellationOptions): CancellationService => {
  const { proof = null } = options;
  const owner = askedBy({ proof }, user);
  const { processFlightRefund, quoteFlightRefund } = flightBookingsEndpoints;
  return createCancellation(
    {
      // Airlines refund a booking whole: nobody is named to them.
      quote: (id, _travellers, options) => client.call(quoteFlightRefund, { id, ...owner }, options),
      confirm: ({ booking: id, quoteId, target: to }, options) =>
        client.call(processFlightRefund, { id, ...owner, refund_quote_id: quoteId, to }, options),
    },
    options,
  );
};

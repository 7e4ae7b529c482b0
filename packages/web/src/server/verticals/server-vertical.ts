import type { FlightCancellationOptions } from "@safar/api-clients";
import type { BookingService, CancellationService, CheckoutService, EpochMs } from "@safar/engine";
import type { CurrentRequest } from "../request/current-request.ts";
import type { Service, Wire } from "../request/current-wire.ts";

/** A page for crawlers, by its path without a language. */
export type SitemapPage = { readonly path: string; readonly changedAt?: EpochMs };

/** What a vertical lists in the sitemap; not whole while something of it could not be had. */
type Listed = { readonly pages: readonly SitemapPage[]; readonly isWhole: boolean };

/** A vertical, to the parts of our server that serve them all. */
export type ServerVertical = {
  /** The service that its bookings are read from. */
  readonly service: Service;
  readonly bookings: (wire: Wire & { readonly user: string | null }) => BookingService;
  /** Cancelling by the same service. Left out where the main service cancels them. */
  readonly cancellations?: (options: FlightCancellationOptions) => CancellationService;
  /** Quoting and reserving what it sells, on behalf of the request being answered. */
  readonly checkout: () => Promise<CheckoutService>;
  readonly listed: (request: CurrentRequest) => Promise<Listed>;
};

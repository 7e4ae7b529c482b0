import type { ServiceClient } from "../http/client.ts";
import type { Times } from "./times.ts";

/** What an adapter is made with: a client of the service that it speaks to, and that service's times. */
export type AdapterOptions = Times & { readonly client: ServiceClient };

export type UserOptions = AdapterOptions & {
  /** The signed-in person's own id, by which their bookings are theirs. */
  readonly user?: string | null | undefined;
};

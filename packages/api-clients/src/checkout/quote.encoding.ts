import type { QuoteRequest } from "@safar/engine";

/** How a price is asked for where its own reference says all that was chosen. */
export const pricedToWire = (request: QuoteRequest) =>
  request.kind === "first"
    ? { RefID: request.refId, currency: request.currency }
    : { RefID: request.refId, refresh: request.kind === "read" && request.isRenewed };

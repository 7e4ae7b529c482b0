import type { Quote } from "../quote/quote.types.ts";

/** Whether there is anything at all to choose beside what is booked. */
export const hasExtras = (quote: Quote | null): boolean =>
  quote !== null && Object.values(quote.offeredExtras).includes(true);

/** The price that the service stands by, and the traveller's yes to it. */

export { acknowledgementOf, isAcknowledged } from "../booking/quote/acknowledgement.ts";
export { mergedRules } from "../booking/quote/merged-rules.ts";
export { type LineDifference, type PriceDifference, priceDifference } from "../booking/quote/price-difference.ts";
export { quoteActors } from "../booking/quote/quote.actors.ts";
export { connectQuote, type QuoteSnapshot, type QuoteView } from "../booking/quote/quote.connect.ts";
export { quoteMachine } from "../booking/quote/quote.machine.ts";
export type {
  Acknowledgement,
  ExtraChoice,
  ExtraKind,
  Policy,
  PolicyRule,
  Quote,
  QuoteEvent,
  QuoteInput,
  QuoteOutcome,
  QuoteOutput,
  QuoteRequest,
  QuoteScreen,
  QuoteService,
  RequiredExtra,
  Seen,
} from "../booking/quote/quote.types.ts";
export type {
  AgeLimits,
  AskedDetails,
  DistinctNames,
  QuotedTraveller,
  TravellerField,
  TravellerType,
} from "../booking/quote/quoted-traveller.types.ts";

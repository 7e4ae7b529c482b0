import { fromPromise } from "xstate";
import { waitUntilBy } from "../../kernel/flow/wait-until.ts";
import type { Clock } from "../../kernel/ports.ts";
import type { QuoteOutcome, QuoteRequest, QuoteService } from "./quote.types.ts";

/** What the machine needs: `quoteMachine.provide({ actors: quoteActors(service, clock) })`. */
export const quoteActors = (service: QuoteService, clock: Clock) => ({
  quote: fromPromise<QuoteOutcome, QuoteRequest>(({ input, signal }) => service.quote(input, signal)),
  waitUntil: waitUntilBy(clock),
});

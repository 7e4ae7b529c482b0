import { fromCallback, fromPromise } from "xstate";
import { waitUntilBy } from "../../kernel/flow/wait-until.ts";
import type { RefId } from "../../kernel/ids.ts";
import type { Clock } from "../../kernel/ports.ts";
import type { HeldOutcome, OpenOutcome, SearchEvent, SearchService, SearchText } from "./search.types.ts";

/** What the machine needs: `searchMachine.provide({ actors: searchActors(service, clock) })`. */
export const searchActors = (service: SearchService, clock: Clock) => ({
  open: fromPromise<OpenOutcome, SearchText>(({ input, signal }) => service.open(input, signal)),
  reread: fromPromise<HeldOutcome, RefId | null>(({ input, signal }) =>
    input === null ? Promise.resolve({ type: "GONE" }) : service.reread(input, signal),
  ),
  receive: fromCallback<SearchEvent, RefId | null, SearchEvent>(({ input, sendBack }) =>
    input === null ? undefined : service.receive(input, (answer) => sendBack({ type: "provider.answered", answer })),
  ),
  waitUntil: waitUntilBy(clock),
});

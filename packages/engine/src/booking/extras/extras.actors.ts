import { fromPromise } from "xstate";
import { waitUntilBy } from "../../kernel/flow/wait-until.ts";
import type { RefId } from "../../kernel/ids.ts";
import type { Clock } from "../../kernel/ports.ts";
import type { ExtrasOutcome, ExtrasService } from "./extras.types.ts";

/** What the machine needs: `extrasMachine.provide({ actors: extrasActors(service, clock) })`. */
export const extrasActors = (service: ExtrasService, clock: Clock) => ({
  readExtras: fromPromise<ExtrasOutcome, RefId>(({ input, signal }) => service.extras(input, signal)),
  waitUntil: waitUntilBy(clock),
});

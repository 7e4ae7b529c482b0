import { fromPromise } from "xstate";
import type { RefId } from "../../kernel/ids.ts";
import type { Clock } from "../../kernel/ports.ts";
import { waitUntilBy } from "../../kernel/wait-until.ts";
import type { ExtrasOutcome, ExtrasService } from "./extras.types.ts";

/** What the machine needs: `extrasMachine.provide({ actors: extrasActors(service, clock) })`. */
export const extrasActors = (service: ExtrasService, clock: Clock) => ({
  readExtras: fromPromise<ExtrasOutcome, RefId>(({ input, signal }) => service.extras(input, signal)),
  waitUntil: waitUntilBy(clock),
});

import { fromPromise } from "xstate";
import { onceActor } from "../../kernel/flow/once-actor.ts";
import { waitUntilBy } from "../../kernel/flow/wait-until.ts";
import type { Clock } from "../../kernel/ports.ts";
import type { SavedTravellersService } from "./saved-travellers.service.ts";
import type { SavedListOutcome, SaveOutcome, SaveRequest } from "./travellers.types.ts";

const saveTimeoutMs = 60_000;

const lost: SaveOutcome = { type: "PROBLEM", problem: { kind: "aborted" } };

const saveBy =
  (service: SavedTravellersService) =>
  ({ due, as }: SaveRequest, signal: AbortSignal): Promise<SaveOutcome> => {
    if (due.kind === "new" || as === "create") return service.create(due.draft, signal);
    const { id } = due.saved;
    return as === "update" ? service.update({ ...due.draft, id }, signal) : service.copy(id, due.changes, signal);
  };

/** What the machine needs: `travellersMachine.provide({ actors: travellersActors(service, clock) })`. */
export const travellersActors = (service: SavedTravellersService, clock: Clock) => ({
  readSaved: fromPromise<SavedListOutcome, { readonly isSignedIn: boolean }>(({ input, signal }) =>
    input.isSignedIn ? service.list(signal) : Promise.resolve({ type: "SIGNED_OUT" }),
  ),
  save: onceActor<SaveOutcome, SaveRequest>(clock, { run: saveBy(service), lost, timeoutMs: saveTimeoutMs }),
  waitUntil: waitUntilBy(clock),
});

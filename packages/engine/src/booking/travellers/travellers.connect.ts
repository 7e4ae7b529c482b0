import type { SnapshotFrom } from "xstate";
import type { SavedTraveller } from "../../account/saved-travellers/saved-travellers.service.ts";
import { perSnapshot } from "../../kernel/per-snapshot.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { QuotedPassenger, RequiredDetails } from "../quote/quote.types.ts";
import { screenOf } from "../screen-of.ts";
import { rulesFor, warningsOf } from "./check-party.ts";
import { emptyPassengerForm } from "./passenger-form.ts";
import type { travellersMachine } from "./travellers.machine.ts";
import type {
  PartyContactForm,
  PartyContactProblems,
  PassengerForm,
  PassengerProblems,
  PassengerWarning,
  SaveDue,
  SaveTrouble,
  TravellersScreen,
} from "./travellers.types.ts";

export type PassengerView = QuotedPassenger & {
  readonly form: PassengerForm;
  readonly required: RequiredDetails;
  readonly problems: PassengerProblems;
  readonly warnings: readonly PassengerWarning[];
  /** The saved traveller that the form was filled in from. */
  readonly picked: string | null;
};

export type TravellersView = {
  readonly screen: TravellersScreen;
  readonly busy: boolean;
  readonly deadline: EpochMs;
  readonly passengers: readonly PassengerView[];
  readonly contact: PartyContactForm;
  readonly contactProblems: PartyContactProblems;
  readonly saved: readonly SavedTraveller[];
  /** Whom to decide about now. */
  readonly saveDue: SaveDue | null;
  readonly problem: SaveTrouble | null;
  readonly commands: Readonly<Record<"change" | "submit" | "create" | "update" | "copy" | "skip" | "back", boolean>>;
};

export const connectTravellers = perSnapshot((snapshot: SnapshotFrom<typeof travellersMachine>): TravellersView => {
  const { context } = snapshot;
  const warnings = warningsOf(context.forms, context);
  return {
    screen: screenOf(snapshot, "done"),
    busy: snapshot.hasTag("busy"),
    deadline: context.deadline,
    passengers: context.passengers.map((passenger) => ({
      ...passenger,
      form: context.forms[passenger.id] ?? emptyPassengerForm,
      required: rulesFor(passenger, context).required,
      problems: context.problems.passengers[passenger.id] ?? {},
      warnings: warnings[passenger.id] ?? [],
      picked: context.picked[passenger.id]?.id ?? null,
    })),
    contact: context.contact,
    contactProblems: context.problems.contact,
    saved: context.saved,
    saveDue: context.saveDue[0] ?? null,
    problem: context.trouble,
    commands: {
      change: snapshot.can({ type: "contact.change", values: {} }),
      submit: snapshot.can({ type: "party.submit" }),
      create: snapshot.can({ type: "favourite.save", as: "create" }),
      update: snapshot.can({ type: "favourite.save", as: "update" }),
      copy: snapshot.can({ type: "favourite.save", as: "copy" }),
      skip: snapshot.can({ type: "favourite.skip" }),
      back: snapshot.can({ type: "flow.back" }),
    },
  };
});

import type { SnapshotFrom } from "xstate";
import { perSnapshot } from "../../kernel/flow/per-snapshot.ts";
import { screenOf } from "../../kernel/flow/screen-of.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { AskedDetails, QuotedTraveller } from "../quote/quoted-traveller.types.ts";
import { askedOn, mayFollowLead } from "./asked.ts";
import { emptyTravellerForm } from "./empty-form.ts";
import { warningsOf } from "./party-warnings.ts";
import type { SavedTraveller } from "./saved-travellers.service.ts";
import { canBeKept, withFittingDocument } from "./traveller-form.ts";
import type { travellersMachine } from "./travellers.machine.ts";
import type {
  PartyContactForm,
  PartyContactProblems,
  SaveDue,
  SaveTrouble,
  TravellerForm,
  TravellerProblems,
  TravellersScreen,
  TravellerWarning,
} from "./travellers.types.ts";

export type TravellerView = QuotedTraveller & {
  readonly form: TravellerForm;
  /** What their own form asks for, which is nothing where the first traveller answers for them. */
  readonly asked: AskedDetails;
  readonly mayFollowLead: boolean;
  /** Whether enough is asked to save them for the next booking. */
  readonly canBeKept: boolean;
  readonly problems: TravellerProblems;
  readonly warnings: readonly TravellerWarning[];
  /** The saved traveller that the form was filled in from. */
  readonly picked: string | null;
};

export type TravellersView = {
  readonly screen: TravellersScreen;
  readonly busy: boolean;
  readonly deadline: EpochMs;
  readonly travellers: readonly TravellerView[];
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
    travellers: context.travellers.map((traveller) => {
      const asked = askedOn(context, context.forms, traveller);
      return {
        ...traveller,
        asked,
        form: withFittingDocument(context.forms[traveller.id] ?? emptyTravellerForm, asked),
        mayFollowLead: mayFollowLead(context, traveller),
        canBeKept: canBeKept(asked),
        problems: context.problems.travellers[traveller.id] ?? {},
        warnings: warnings[traveller.id] ?? [],
        picked: context.picked[traveller.id]?.id ?? null,
      };
    }),
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

import type { SnapshotFrom } from "xstate";
import { perSnapshot } from "../../kernel/flow/per-snapshot.ts";
import { screenOf } from "../../kernel/flow/screen-of.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { AskedDetails, QuotedTraveller } from "../quote/quoted-traveller.types.ts";
import { askedOn, mayFollowLead } from "./asked.ts";
import { candidatesFor, mayBeOwner } from "./candidates.ts";
import { problemsOn } from "./check-party.ts";
import { emptyTravellerForm } from "./empty-form.ts";
import { ownerAmong } from "./owner-among.ts";
import { isOfOwner } from "./owner-form.ts";
import { warningsOf } from "./party-warnings.ts";
import { canBeKept, isChanged } from "./saved-form.ts";
import type { SavedTraveller } from "./saved-travellers.service.ts";
import { withFittingDocument } from "./traveller-form.ts";
import type { travellersMachine } from "./travellers.machine.ts";
import type {
  AccountOwner,
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
  /** The saved travellers who may be this one: of the age that was quoted, each person once. */
  readonly candidates: readonly SavedTraveller[];
  readonly mayBeOwner: boolean;
  /** Whether the form says something else than what was saved of them. */
  readonly isChanged: boolean;
  /** Whether the form is the account's owner's. */
  readonly isOwner: boolean;
  /** Whether everything that is asked is there as it is taken. */
  readonly isComplete: boolean;
};

/** How the flow stands, as `getSnapshot` gives it. */
export type TravellersSnapshot = SnapshotFrom<typeof travellersMachine>;

export type TravellersView = {
  readonly screen: TravellersScreen;
  readonly busy: boolean;
  readonly deadline: EpochMs;
  readonly travellers: readonly TravellerView[];
  readonly contact: PartyContactForm;
  readonly contactProblems: PartyContactProblems;
  readonly saved: readonly SavedTraveller[];
  /** Whose account it is; null where nobody is signed in, and where they are among the saved travellers. */
  readonly owner: AccountOwner | null;
  /** Whom to decide about now. */
  readonly saveDue: SaveDue | null;
  readonly problem: SaveTrouble | null;
  readonly commands: Readonly<Record<"change" | "submit" | "create" | "update" | "copy" | "skip" | "back", boolean>>;
};

export const connectTravellers: (snapshot: TravellersSnapshot) => TravellersView = perSnapshot(
  (snapshot): TravellersView => {
    const { context } = snapshot;
    const warnings = warningsOf(context.forms, context);
    return {
      screen: screenOf(snapshot, "done"),
      busy: snapshot.hasTag("busy"),
      deadline: context.deadline,
      travellers: context.travellers.map((traveller) => {
        const asked = askedOn(context, context.forms, traveller);
        const form = withFittingDocument(context.forms[traveller.id] ?? emptyTravellerForm, asked);
        const picked = context.picked[traveller.id];
        const found = problemsOn(traveller.id, context.forms, context);
        const { gender } = found;
        // Said at once, whoever fills in the form: nothing but another place puts it right.
        const misplaced = gender?.code === "seat_of_other" ? { gender } : {};
        return {
          ...traveller,
          asked,
          form,
          mayFollowLead: mayFollowLead(context, traveller),
          canBeKept: canBeKept(asked),
          problems: { ...context.problems.travellers[traveller.id], ...misplaced },
          warnings: warnings[traveller.id] ?? [],
          picked: picked?.id ?? null,
          candidates: candidatesFor(traveller, context.saved, picked?.id ?? null, context),
          mayBeOwner: mayBeOwner(traveller, context.owner, context),
          isChanged: picked !== undefined && isChanged(form, picked, asked),
          isOwner: context.owner !== null && picked === undefined && isOfOwner(form, context.owner),
          isComplete: Object.keys(found).length === 0,
        };
      }),
      contact: context.contact,
      contactProblems: context.problems.contact,
      saved: context.saved,
      owner: context.owner !== null && ownerAmong(context.saved, context.owner) !== null ? null : context.owner,
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
  },
);

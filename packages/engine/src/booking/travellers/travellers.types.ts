import type { AgeBand, CalendarDate } from "../../kernel/calendar-date.ts";
import type { FieldProblem } from "../../kernel/fields/field.ts";
import type { ResumePolicy } from "../../kernel/flow/resume.ts";
import type { ResumeEvent } from "../../kernel/flow/resume.types.ts";
import type { Gender, TravelDocument } from "../../kernel/person.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { AgeLimits, DistinctNames, QuotedTraveller, TravellerType } from "../quote/quoted-traveller.types.ts";
import type { SavedTraveller, TravellerDraft, TravellerTitle } from "./saved-travellers.service.ts";

/** What is typed about a traveller, as it is typed. */
export type TravellerForm = {
  readonly title: TravellerTitle | "";
  readonly gender: Gender | "";
  readonly firstName: string;
  readonly lastName: string;
  /** Somebody with one name alone leaves the last name empty. */
  readonly isSingleName: boolean;
  readonly fullName: string;
  readonly birthDate: string;
  readonly age: string;
  readonly nationality: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly licenceNumber: string;
  readonly documentKind: TravelDocument["kind"] | "";
  readonly documentNumber: string;
  readonly documentIssuedBy: string;
  readonly documentIssuedOn: string;
  readonly documentExpiresOn: string;
  readonly alliance: string;
  readonly frequentFlyerNumber: string;
  /** The adult on whose lap an infant sits. */
  readonly tiedTo: string;
  /** The first traveller answers for this one, where the quote allows it. */
  readonly followsLead: boolean;
  /** Keeps the traveller for the next booking, under a nickname; of a saved one what was changed. */
  readonly save: boolean;
  /** What was changed of a saved traveller is kept beside what was saved before. */
  readonly asCopy: boolean;
  readonly nickname: string;
};

export type PartyContactForm = { readonly email: string; readonly phone: string };

/** A traveller as the supplier will have them. What was not asked, or was left out where it might be, is empty or null. */
export type Traveller = {
  readonly id: string;
  readonly type: TravellerType;
  readonly title: TravellerTitle | null;
  readonly gender: Gender | null;
  readonly firstName: string;
  /** Empty for somebody with one name alone. */
  readonly lastName: string;
  readonly fullName: string;
  readonly birthDate: CalendarDate;
  /** In completed years. */
  readonly age: number | null;
  /** ISO 3166 alpha-2. */
  readonly nationality: string;
  readonly email: string;
  /** E.164. */
  readonly phone: string;
  readonly address: string;
  readonly licenceNumber: string;
  readonly document: TravelDocument | null;
  readonly frequentFlyer: { readonly alliance: string; readonly number: string } | null;
  readonly tiedTo: string | null;
};

export type TravelParty = {
  readonly contact: { readonly email: string; readonly phone: string };
  /** Everybody of whom something was asked, in the order of the quote. */
  readonly travellers: readonly Traveller[];
};

export type TravellerProblem =
  | FieldProblem
  /** The age on the last day of travel is not that of the ticket. */
  | { readonly code: "wrong_age"; readonly expected: AgeBand; readonly is: AgeBand; readonly on: CalendarDate }
  | { readonly code: "invalid_age" }
  /** The supplier takes nobody of this age. */
  | ({ readonly code: "age_refused" } & AgeLimits)
  | { readonly code: "invalid_licence" }
  | { readonly code: "invalid_passport" }
  | { readonly code: "document_expired"; readonly on: CalendarDate }
  | { readonly code: "issued_after_expiry" }
  | { readonly code: "invalid_frequent_flyer" }
  /** The place that was chosen for them was chosen for somebody of this gender, and is held so. */
  | { readonly code: "seat_of_other"; readonly seat: string; readonly gender: Gender }
  | { readonly code: "adult_taken" }
  /** Somebody else of the party has this very document. */
  | { readonly code: "duplicate_document"; readonly as: string }
  /** Somebody else of the party is called the same. */
  | { readonly code: "duplicate_name"; readonly as: string }
  /** The supplier refused it and did not say why. */
  | { readonly code: "refused" };

export type TravellerProblems = { readonly [Field in keyof TravellerForm]?: TravellerProblem };
export type PartyContactProblems = { readonly [Field in keyof PartyContactForm]?: TravellerProblem };

export type PartyProblems = {
  readonly contact: PartyContactProblems;
  /** By traveller id. */
  readonly travellers: Readonly<Record<string, TravellerProblems>>;
};

/** Nothing that keeps anybody from going on. */
export type TravellerWarning =
  | { readonly code: "title_differs_from_gender" }
  | { readonly code: "passport_expires_soon"; readonly on: CalendarDate }
  | { readonly code: "same_name"; readonly as: string }
  | { readonly code: "same_first_name"; readonly as: string };

/** Whom the price is for, what is asked of each, and the days that ages and documents are held against. */
export type TravellersInput = {
  readonly travellers: readonly QuotedTraveller[];
  /** Null where everybody may be called the same. */
  readonly distinctNames?: DistinctNames | null;
  /** The day of the last departure. */
  readonly lastDay: CalendarDate;
  readonly today: CalendarDate;
  /** Of the country that a number typed without one belongs to, without a plus. */
  readonly dialCode: string;
  /** Whether somebody is signed in, whose saved travellers can be picked and added to. */
  readonly isSignedIn: boolean;
  /** What was typed before, and what was wrong with it. */
  readonly forms?: Readonly<Record<string, TravellerForm>>;
  readonly contact?: PartyContactForm;
  readonly picked?: Readonly<Record<string, SavedTraveller>>;
  readonly problems?: PartyProblems;
  /** When the price's guarantee ends. */
  readonly deadline: EpochMs;
};

/** Whose account it is, as far as they have said. */
export type AccountOwner = {
  readonly name: string;
  readonly email: string;
  /** International form. */
  readonly phone: string | null;
  readonly gender: Gender | null;
  readonly birthDate: CalendarDate | null;
};

/** A traveller whom the person wants kept, and how they said so. `changes` is what differs from the saved traveller that was picked. */
export type SaveDue =
  | { readonly kind: "new"; readonly as: "create"; readonly travellerId: string; readonly draft: TravellerDraft }
  | {
      readonly kind: "changed";
      readonly as: "update" | "copy";
      readonly travellerId: string;
      readonly saved: SavedTraveller;
      readonly draft: TravellerDraft;
      readonly changes: Partial<TravellerDraft>;
    };

export type SaveRequest = { readonly due: SaveDue; readonly as: "create" | "update" | "copy" };

export type SaveOutcome =
  | { readonly type: "SAVED"; readonly traveller: SavedTraveller }
  | { readonly type: "INVALID" }
  | { readonly type: "FULL"; readonly max: number | null }
  | { readonly type: "NOT_FOUND" }
  | { readonly type: "SIGNED_OUT" }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

export type SaveTrouble = Exclude<SaveOutcome, { readonly type: "SAVED" }>;

export type SavedListOutcome =
  | {
      readonly type: "LISTED";
      readonly travellers: readonly SavedTraveller[];
      readonly max: number;
      readonly owner?: AccountOwner | null;
    }
  | { readonly type: "SIGNED_OUT" }
  | { readonly type: "PROBLEM"; readonly problem: Problem };

/** What was typed, so that whoever comes back finds it. */
export type TravellersDraft = Pick<TravellersContext, "forms" | "contact" | "picked">;

export type TravellersOutput =
  | { readonly type: "COMPLETED"; readonly party: TravelParty; readonly draft: TravellersDraft }
  | { readonly type: "BACK"; readonly draft: TravellersDraft }
  /** The price's guarantee ended meanwhile. */
  | { readonly type: "DEADLINE"; readonly draft: TravellersDraft };

export type TravellersContext = Required<TravellersInput> & {
  readonly saved: readonly SavedTraveller[];
  readonly owner: AccountOwner | null;
  readonly saveDue: readonly SaveDue[];
  readonly trouble: SaveTrouble | null;
  readonly party: TravelParty | null;
  readonly end: "COMPLETED" | "BACK" | "DEADLINE";
};

export type TravellersEvent =
  | { readonly type: "details.change"; readonly travellerId: string; readonly values: Partial<TravellerForm> }
  | { readonly type: "details.check"; readonly travellerId: string; readonly field: keyof TravellerForm }
  | { readonly type: "details.pick"; readonly travellerId: string; readonly savedId: string }
  /** It is the account's owner who travels. */
  | { readonly type: "details.own"; readonly travellerId: string }
  | { readonly type: "contact.change"; readonly values: Partial<PartyContactForm> }
  | { readonly type: "party.submit" }
  | { readonly type: "favourite.save"; readonly as: "create" | "update" | "copy" }
  | { readonly type: "favourite.skip" }
  | { readonly type: "flow.back" }
  | ResumeEvent;

export type TravellersScreen = "travellers" | "favourite" | "done";

export type TravellersMeta = { readonly screen: TravellersScreen; readonly resume: ResumePolicy };

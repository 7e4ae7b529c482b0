import type { Gender } from "../../account/profile/profile.types.ts";
import type {
  SavedTraveller,
  TravelDocument,
  TravellerDraft,
  TravellerTitle,
} from "../../account/saved-travellers/saved-travellers.service.ts";
import type { AgeBand, CalendarDate } from "../../kernel/calendar-date.ts";
import type { FieldProblem } from "../../kernel/fields/field.ts";
import type { EpochMs } from "../../kernel/ports.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { ResumePolicy } from "../../kernel/resume.ts";
import type { DistinctNames, QuotedPassenger, RequiredDetails } from "../quote/quote.types.ts";
import type { ResumeEvent } from "../resume.types.ts";

/** What is typed about a passenger, as it is typed. */
export type PassengerForm = {
  readonly title: TravellerTitle | "";
  readonly gender: Gender | "";
  readonly firstName: string;
  readonly lastName: string;
  /** Somebody with one name alone leaves the last name empty. */
  readonly isSingleName: boolean;
  readonly birthDate: string;
  readonly nationality: string;
  readonly documentKind: TravelDocument["kind"] | "";
  readonly documentNumber: string;
  readonly documentIssuedBy: string;
  readonly documentIssuedOn: string;
  readonly documentExpiresOn: string;
  readonly alliance: string;
  readonly frequentFlyerNumber: string;
  /** The adult on whose lap an infant sits. */
  readonly tiedTo: string;
  /** Keeps the passenger for the next booking, under a nickname. */
  readonly save: boolean;
  readonly nickname: string;
};

export type PartyContactForm = { readonly email: string; readonly phone: string };

export type Passenger = {
  readonly id: string;
  readonly type: AgeBand;
  readonly title: TravellerTitle;
  readonly gender: Gender;
  readonly firstName: string;
  /** Empty for somebody with one name alone. */
  readonly lastName: string;
  readonly birthDate: CalendarDate;
  /** ISO 3166 alpha-2. */
  readonly nationality: string;
  readonly document: TravelDocument | null;
  readonly frequentFlyer: { readonly alliance: string; readonly number: string } | null;
  readonly tiedTo: string | null;
};

export type TravelParty = {
  readonly contact: { readonly email: string; readonly phone: string };
  readonly passengers: readonly Passenger[];
};

export type TravellerProblem =
  | FieldProblem
  /** The age on the last day of travel is not that of the ticket. */
  | { readonly code: "wrong_age"; readonly expected: AgeBand; readonly is: AgeBand; readonly on: CalendarDate }
  | { readonly code: "document_refused"; readonly allowed: readonly TravelDocument["kind"][] }
  | { readonly code: "invalid_passport" }
  | { readonly code: "document_expired"; readonly on: CalendarDate }
  | { readonly code: "issued_after_expiry" }
  | { readonly code: "invalid_frequent_flyer" }
  | { readonly code: "adult_taken" }
  /** Somebody else of the party is called the same. */
  | { readonly code: "duplicate_name"; readonly as: string }
  /** The supplier refused it and did not say why. */
  | { readonly code: "refused" };

export type PassengerProblems = { readonly [Field in keyof PassengerForm]?: TravellerProblem };
export type PartyContactProblems = { readonly [Field in keyof PartyContactForm]?: TravellerProblem };

export type PartyProblems = {
  readonly contact: PartyContactProblems;
  /** By passenger id. */
  readonly passengers: Readonly<Record<string, PassengerProblems>>;
};

/** Nothing that keeps anybody from going on. */
export type PassengerWarning =
  | { readonly code: "title_differs_from_gender" }
  | { readonly code: "passport_expires_soon"; readonly on: CalendarDate }
  | { readonly code: "same_name"; readonly as: string }
  | { readonly code: "same_first_name"; readonly as: string };

/** What the supplier must be told, of whom, and the days that ages and documents are held against. */
export type TravellersInput = {
  readonly passengers: readonly QuotedPassenger[];
  readonly required: readonly RequiredDetails[];
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
  readonly forms?: Readonly<Record<string, PassengerForm>>;
  readonly contact?: PartyContactForm;
  readonly picked?: Readonly<Record<string, SavedTraveller>>;
  readonly problems?: PartyProblems;
  /** When the price's guarantee ends. */
  readonly deadline: EpochMs;
};

/** A passenger whom the person wants kept. `changes` is what differs from the saved traveller that was picked. */
export type SaveDue =
  | { readonly kind: "new"; readonly passengerId: string; readonly draft: TravellerDraft }
  | {
      readonly kind: "changed";
      readonly passengerId: string;
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
  | { readonly type: "LISTED"; readonly travellers: readonly SavedTraveller[]; readonly max: number }
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
  readonly saveDue: readonly SaveDue[];
  readonly trouble: SaveTrouble | null;
  readonly party: TravelParty | null;
  readonly end: "COMPLETED" | "BACK" | "DEADLINE";
};

export type TravellersEvent =
  | { readonly type: "passenger.change"; readonly passengerId: string; readonly values: Partial<PassengerForm> }
  | { readonly type: "passenger.check"; readonly passengerId: string; readonly field: keyof PassengerForm }
  | { readonly type: "passenger.pick"; readonly passengerId: string; readonly travellerId: string }
  | { readonly type: "contact.change"; readonly values: Partial<PartyContactForm> }
  | { readonly type: "party.submit" }
  | { readonly type: "favourite.save"; readonly as: "create" | "update" | "copy" }
  | { readonly type: "favourite.skip" }
  | { readonly type: "flow.back" }
  | ResumeEvent;

export type TravellersScreen = "passengers" | "favourite" | "done";

export type TravellersMeta = { readonly screen: TravellersScreen; readonly resume: ResumePolicy };

import type { AgeBand } from "../../kernel/calendar-date.ts";
import type { Gender, TravelDocument } from "../../kernel/person.ts";

/** An age band has the ages of its ticket; of any other person no age is meant. */
export type TravellerType = AgeBand | "person" | "driver";

/** What a supplier may ask of one traveller. A first and a last name are asked for together, as a document has them. */
export type TravellerField =
  | "title"
  | "gender"
  | "firstName"
  | "lastName"
  /** What somebody is called, in any script. */
  | "fullName"
  | "birthDate"
  /** In completed years, where the day of birth is nobody's business. */
  | "age"
  | "nationality"
  | "email"
  | "phone"
  | "address"
  | "licenceNumber"
  | "documentNumber"
  | "documentIssuedBy"
  | "documentIssuedOn"
  | "documentExpiresOn"
  | "frequentFlyerNumber"
  | "tiedTo";

/** The ages that may be said, in completed years on the last day; both are among them. `max` is null where nobody is too old. */
export type AgeLimits = { readonly min: number; readonly max: number | null };

/** What the supplier must be told of one traveller. Nothing at all of somebody who is only counted. */
export type AskedDetails = {
  readonly fields: readonly TravellerField[];
  /** May be left empty. */
  readonly optional?: readonly TravellerField[];
  /** Any one of these; none when no document is asked for. */
  readonly documents: readonly TravelDocument["kind"][];
  readonly ages?: AgeLimits;
  /** The first traveller may answer for this one: all tickets in one name. */
  readonly mayFollowLead?: boolean;
  /** First and last name in any script: nobody holds them against a document of travel. */
  readonly isSpoken?: boolean;
};

/** Somebody the price is for; the first one leads the party. Extras and seats are chosen by the id. */
export type QuotedTraveller = {
  readonly id: string;
  readonly type: TravellerType;
  readonly asked: AskedDetails;
  /** What the ticket is called, as the supplier writes it: a pass, a kind of visitor. */
  readonly ticket?: string;
  /** The requested room that they sleep in, counted from 0. */
  readonly room?: number;
  /** The place that was chosen for them, and for whom it is held: nobody of the other gender may have it. */
  readonly place?: { readonly label: string; readonly gender: Gender };
  /** Of a child whose age was said when searching. */
  readonly age?: number | null;
};

/** Whose names may not be the same within one party: those of a whole name, or of a first name alone. */
export type DistinctNames = "whole" | "first";

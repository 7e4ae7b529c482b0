import type { CalendarDate } from "./calendar-date.ts";
import type { EpochMs } from "./ports.ts";

export type Gender = "male" | "female";

export type TravelDocument = {
  readonly kind: "passport" | "cnic" | "saudi_id";
  readonly number: string;
  /** ISO 3166 alpha-2. */
  readonly issuedBy: string | null;
  readonly issuedOn: CalendarDate | null;
  readonly expiresOn: CalendarDate | null;
};

/** A signed-in person's particulars. */
export type Account = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** International form. */
  readonly phone: string | null;
  readonly gender: Gender | null;
  readonly birthDate: CalendarDate | null;
  /** When the account goes, if its owner asked for that and has not changed their mind. */
  readonly deletesAt: EpochMs | null;
};

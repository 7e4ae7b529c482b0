import type { CalendarDate } from "../../kernel/calendar-date.ts";
import type { EpochMs } from "../../kernel/ports.ts";

export type Gender = "male" | "female";

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

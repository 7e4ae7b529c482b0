import type { ResumePolicy } from "../../../kernel/flow/resume.ts";
import type { Problem } from "../../../kernel/problem.ts";

export type PreBookingInput = {
  /** The film's slug. */
  readonly film: string;
  /** Asked for already. */
  readonly isPreBooked: boolean;
  /** A cinema that was preferred before, by its slug. */
  readonly cinemas?: readonly string[];
  /** Nobody is signed in: it has to be said where the mail goes. */
  readonly needsEmail: boolean;
};

export type PreBookingContext = {
  readonly film: string;
  readonly cinemas: readonly string[];
  readonly email: string;
  readonly needsEmail: boolean;
  readonly isPreBooked: boolean;
  /** It had been asked for before, on some device. */
  readonly already: boolean;
  readonly trouble: "email" | Problem | null;
};

export type PreBookingEvent =
  | { readonly type: "cinema.toggle"; readonly cinema: string }
  | { readonly type: "email.change"; readonly email: string }
  | { readonly type: "prebooking.submit" };

export type PreBookingScreen = "choosing" | "sending" | "registered" | "onSale";

export type PreBookingMeta = { readonly screen: PreBookingScreen; readonly resume: ResumePolicy };

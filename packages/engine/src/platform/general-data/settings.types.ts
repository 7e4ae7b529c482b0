import type { Locale } from "../../kernel/edition.ts";
import type { Problem } from "../../kernel/problem.ts";
import type { Result } from "../../kernel/result.ts";
import type { AppSettings } from "../dashboard/dashboard.types.ts";

/** What forms need to know of the service. */
export type Utilities = {
  readonly otp: {
    readonly length: number;
    /** The wait before each resend; the last holds for all that follow. */
    readonly resendAfterMs: readonly number[];
    readonly maxTries: number;
    /** The usual way first. */
    readonly methods: readonly { readonly code: string; readonly name: string }[];
  };
  readonly upload: { readonly maxBytes: number; readonly types: readonly string[] };
  readonly titles: readonly { readonly code: string; readonly name: string; readonly gender: "male" | "female" }[];
};

export type GuestConfig = {
  /** Whether a visitor may book without signing in. */
  readonly mayBook: boolean;
  readonly requiredContact: readonly ("email" | "phone")[];
  readonly resultsLastMs: number;
};

/** The settings of the main service. No method rejects. */
export interface SettingsService {
  settings(locale: Locale): Promise<Result<AppSettings, Problem>>;
  utilities(locale: Locale): Promise<Result<Utilities, Problem>>;
  guestConfig(locale: Locale): Promise<Result<GuestConfig, Problem>>;
}

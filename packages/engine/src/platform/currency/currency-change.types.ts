import type { CurrencyCode } from "../../kernel/money.ts";

/** The booking that a change of currency would leave. */
export type OpenBooking = { readonly id: string; readonly title: string };

export type FindOutcome = { readonly type: "NONE" } | { readonly type: "OPEN"; readonly booking: OpenBooking };
export type KeepOutcome = { readonly type: "KEPT" } | { readonly type: "NOT_KEPT" };

/** What this machine asks of the booking that may be under way. Neither call rejects. */
export interface OpenBookingPort {
  find(): Promise<FindOutcome>;
  /** Saves the draft so that the home page can offer to go on with it. */
  keepDraft(booking: OpenBooking): Promise<KeepOutcome>;
}

export type CurrencyChangeContext = {
  /** What prices are shown in now. */
  readonly current: CurrencyCode;
  readonly listed: readonly CurrencyCode[];
  readonly wanted: CurrencyCode | null;
  readonly booking: OpenBooking | null;
  readonly draftLost: boolean;
};

export type CurrencyChangeInput = Pick<CurrencyChangeContext, "current" | "listed">;

export type CurrencyChangeEvent =
  | { readonly type: "currency.choose"; readonly code: CurrencyCode }
  | { readonly type: "change.accept" }
  | { readonly type: "change.decline" }
  | { readonly type: "currencies.listed"; readonly listed: readonly CurrencyCode[]; readonly current: CurrencyCode };

/** `navigate` always goes home: prices of the page that was open are in the old currency. */
export type CurrencyChangeEmitted =
  | { readonly type: "currency.changed"; readonly code: CurrencyCode }
  | { readonly type: "navigate"; readonly to: "home" };

import { currencyChangeMachine } from "./currency-change.machine.ts";
import type { CurrencyChangeEvent, CurrencyChangeInput, FindOutcome, KeepOutcome } from "./currency-change.types.ts";

const events = {
  "currency.choose": [
    { type: "currency.choose", code: "SAR" },
    { type: "currency.choose", code: "PKR" },
    { type: "currency.choose", code: "JPY" },
  ],
  "change.accept": [{ type: "change.accept" }],
  "change.decline": [{ type: "change.decline" }],
  "currencies.listed": [{ type: "currencies.listed", listed: ["PKR", "SAR", "USD"], current: "PKR" }],
} satisfies { readonly [Type in CurrencyChangeEvent["type"]]: readonly Extract<CurrencyChangeEvent, { type: Type }>[] };

const outcomes = {
  findOpenBooking: {
    none: { type: "NONE" },
    open: { type: "OPEN", booking: { id: "draft-1", title: "Lahore to Jeddah" } },
  },
  keepDraft: { kept: { type: "KEPT" }, notKept: { type: "NOT_KEPT" } },
} satisfies {
  readonly findOpenBooking: Readonly<Record<string, FindOutcome>>;
  readonly keepDraft: Readonly<Record<string, KeepOutcome>>;
};

/** The currency change for path generation: every event and every outcome as data. */
export const currencyChangeModel = {
  id: "currencyChange",
  machine: currencyChangeMachine,
  input: { current: "PKR", listed: ["PKR", "SAR"] } satisfies CurrencyChangeInput,
  events,
  outcomes,
} as const;

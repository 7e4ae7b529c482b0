import type { Call } from "../../core/service.ts";

/** An order: those of the caller's country first. */
export const ownFirst =
  ({ country }: Pick<Call, "country">) =>
  (one: { readonly country: string }, other: { readonly country: string }): number =>
    Number(other.country === country) - Number(one.country === country);

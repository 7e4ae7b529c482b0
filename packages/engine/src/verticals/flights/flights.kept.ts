import { fromPassengers } from "../../booking/checkout/checkout.kept.ts";
import type { Migration } from "../../kernel/flow/kept-flow.ts";

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const before = new Set<unknown>(["planning", "shopping", "inspecting", "sessionExpired"]);

const topOf = (value: unknown): unknown => (isRecord(value) ? Object.keys(value)[0] : value);

/**
 * The first shape held everything from the price on in the walk itself. What was kept before a price was asked for goes on, with
 * what had been typed; anything later cannot be told to a checkout that has not seen it.
 */
const fromOneChart: Migration = (snapshot) => {
  if (!isRecord(snapshot) || !isRecord(snapshot["context"]) || !before.has(topOf(snapshot["value"]))) return undefined;
  const { draft = null, voucher = null, ...context } = snapshot["context"];
  return { ...snapshot, context: { ...context, kept: { draft, voucher, quoted: null } } };
};

export const flightsMigrations: Readonly<Record<number, Migration>> = { 1: fromOneChart, 2: fromPassengers };

import { fromPassengers } from "../../booking/checkout/checkout.kept.ts";
import type { Migration } from "../../kernel/flow/kept-flow.ts";

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const renamed = new Map<unknown, unknown>([
  ["seating", "inspecting"],
  ["shopping", { shopping: "searching" }],
  ["sorting", { shopping: "sorting" }],
]);

/** The first shape was a chart of the buses alone, which called the chosen coach a departure. */
const fromOwnChart: Migration = (snapshot) => {
  if (!isRecord(snapshot) || !isRecord(snapshot["context"])) return undefined;
  const { departure = null, ...context } = snapshot["context"];
  const offer = departure === null ? null : { refId: context["session"] ?? null, offer: departure };
  const { value } = snapshot;
  return { ...snapshot, value: renamed.get(value) ?? value, context: { ...context, offer } };
};

export const busesMigrations: Readonly<Record<number, Migration>> = { 1: fromOwnChart, 2: fromPassengers };

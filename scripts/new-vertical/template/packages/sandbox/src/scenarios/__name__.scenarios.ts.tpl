import type { Scenario } from "./scenario.ts";

/** Ways a booking can go that people can ask for by name: one for every message that they can meet. Fill in each with its calls. */
export const __camel__Scenarios: readonly Scenario[] = [];

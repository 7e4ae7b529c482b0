import type { Lid } from "../lid.ts";
import type { PersonPlan } from "../plan.types.ts";
import type { Tab } from "../watch/rows.ts";

/** What one person books with: its tabs share a lid, and the locks of the orders that are paid in them. */
export type Device = {
  readonly index: number;
  readonly person: PersonPlan;
  readonly email: string;
  readonly tabs: Tab[];
  readonly locked: Set<string>;
  readonly lid: Lid;
};

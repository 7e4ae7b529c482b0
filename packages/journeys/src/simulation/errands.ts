import { cancellations } from "./cancellations/cancellation-walk.ts";
import type { ErrandKind } from "./errand.types.ts";
import type { Errand } from "./plan.types.ts";
import { verticals } from "./verticals.ts";
import { withdrawals } from "./withdrawals/withdrawal-walk.ts";

/** Everything that people are here for. */
export const errands: Readonly<Record<Errand, ErrandKind>> = { ...verticals, withdrawals, cancellations };

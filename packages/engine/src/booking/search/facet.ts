import type { Money } from "../../kernel/money.ts";

/** One choice of a filter: how many results have it, and the least that one of them costs. */
export type Facet<Value> = { readonly value: Value; readonly count: number; readonly from: Money };

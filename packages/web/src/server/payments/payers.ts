import type { OrderRefId } from "@safar/engine";
import type { KeyValueStore } from "../stores/key-value-store.ts";

/** Longer than any payment may stay open. */
const rememberedForMs = 7 * 24 * 60 * 60_000;

const keyOf = (order: OrderRefId): string => `payer:${order}`;

/**
 * Who began to pay which order. The service does not know an order when somebody else asks for it, so that a payer whose session
 * has ended, with its process or otherwise, would be told that nothing was ever paid.
 */
export const createPayers = (store: Pick<KeyValueStore, "get" | "set">) => ({
  /** `person` begins to pay. */
  note: (order: OrderRefId, person: string): Promise<void> => store.set(keyOf(order), person, rememberedForMs),
  /** Whether somebody signed in began to pay, and it is not `person`. */
  isAnothers: async (order: OrderRefId, person: string | null): Promise<boolean> => {
    const payer = await store.get(keyOf(order));
    return payer !== null && payer !== person;
  },
});

export type Payers = ReturnType<typeof createPayers>;

import type { AnswerOf, financialEndpoints } from "@safar/api-clients/wire";
import type { EpochMs } from "../../core/service.ts";
import type { Collection, Store } from "../../core/store.ts";

/** A card, mobile wallet or bank account that a user keeps to pay from or be paid to. */
export type SavedAccount = {
  readonly id: string;
  readonly userId: string;
  readonly kind: "card" | "mobile" | "bank";
  readonly method: string;
  readonly masked: string;
  readonly brand: string;
  readonly expiry: string | null;
  /** A card's token in the vault, or a mobile number. Empty for a bank account. */
  readonly source: string;
  readonly verified: boolean;
  /** The code that verifies it. */
  readonly codeRequest: string | null;
  readonly createdAt: EpochMs;
};

type WireAccount = AnswerOf<typeof financialEndpoints.verifyAccount>["account"];

export const accountsIn = (store: Store): Collection<SavedAccount> =>
  store.collection<SavedAccount>("saved_accounts", { indexes: { userId: (account) => account.userId } });

export const accountOf = (store: Store, id: string, userId: string): SavedAccount | undefined => {
  const account = accountsIn(store).get(id);
  return account?.userId === userId ? account : undefined;
};

export const answerOfAccount = ({ id, kind, method, masked, brand, expiry, verified }: SavedAccount): WireAccount => ({
  account_uuid: id,
  kind,
  method,
  masked,
  brand,
  expiry,
  verified,
});

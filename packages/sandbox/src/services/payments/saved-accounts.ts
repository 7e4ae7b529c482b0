import type { AnswerOf, financialEndpoints } from "@safar/api-clients/wire";
import type { Call, EpochMs } from "../../core/service.ts";
import type { Collection, Store } from "../../core/store.ts";
import { bankNamed } from "../payouts/banks.ts";

/** A card, mobile wallet or bank account that a user keeps to pay from or be paid to. */
export type SavedAccount = {
  readonly id: string;
  readonly userId: string;
  readonly kind: "card" | "mobile" | "bank";
  readonly method: string;
  readonly masked: string;
  readonly brand: string;
  readonly expiry: string | null;
  /** A card's token in the vault, a mobile number, or an IBAN. */
  readonly source: string;
  /** Whose bank account it is. */
  readonly title?: string;
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

/** As its owner reads it: a bank has a name in each language. */
export const answerOfAccount = (
  { id, kind, method, masked, brand, expiry, verified, title }: SavedAccount,
  locale: Call["locale"],
): WireAccount => ({
  account_uuid: id,
  kind,
  method,
  masked,
  brand: kind === "bank" ? bankNamed(brand, locale) : brand,
  expiry,
  verified,
  ...(title === undefined ? {} : { title }),
});

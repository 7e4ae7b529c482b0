import type { Call } from "../../core/service.ts";
import type { User } from "../accounts/users.ts";
import { bankCodeOf } from "../payouts/banks.ts";
import { wrong } from "./payment-rules.ts";
import { accountOf } from "./saved-accounts.ts";

type Payee = { readonly bank: string; readonly iban: string; readonly title: string };

/** What is asked for with a saved account's own bank, IBAN and title, where it names one. */
export const payeeIn = <Wish extends Payee & { readonly account_uuid?: string | undefined }>(
  call: Call,
  { id }: User,
  wish: Wish,
): Wish => {
  if (wish.account_uuid === undefined) return wish;
  const kept = accountOf(call.store, wish.account_uuid, id);
  if (kept?.kind !== "bank" || !kept.verified) throw wrong("iban", "There is no such bank account.");
  return { ...wish, bank: bankCodeOf(kept.source), iban: kept.source, title: kept.title ?? "" };
};

import { bankCodeIn, checkIban } from "../../kernel/fields/iban.ts";
import { checkText } from "../../kernel/fields/text.ts";
import { fail, ok, type Result } from "../../kernel/result.ts";
import type { Bank, PayoutAccount, WithdrawalFields, WithdrawalOptions } from "./withdrawal.types.ts";

/** An account of a listed bank, its IBAN of the bank's country and the bank's own. Where no bank is chosen, it is the one that the IBAN names. */
export const checkAccount = (
  { bank: chosen, iban: typed, title: typedTitle }: PayoutAccount,
  banks: readonly Bank[],
): Result<PayoutAccount, WithdrawalFields> => {
  const code = chosen === "" ? bankCodeIn(typed) : chosen;
  const bank = banks.find((one) => one.code === code);
  const title = checkText(typedTitle);
  const read = checkIban(typed);
  const iban =
    read.ok && bank !== undefined && read.value.country !== bank.country
      ? fail({ code: "unsupported_country" as const, allowed: [bank.country] })
      : checkIban(typed, bank?.code);
  if (bank !== undefined && iban.ok && title.ok)
    return ok({ bank: bank.code, iban: iban.value.iban, title: title.value });
  return fail({
    ...(bank === undefined ? { bank: { code: "required" as const } } : {}),
    ...(iban.ok ? {} : { iban: iban.error }),
    ...(title.ok ? {} : { title: title.error }),
  });
};

/** Where a withdrawal goes: one that is kept, which is known by its id alone, or one that is written. */
export const checkPayee = (
  account: PayoutAccount,
  { accounts, banks }: WithdrawalOptions,
): Result<PayoutAccount, WithdrawalFields> => {
  const kept = accounts.find(({ saved }) => saved !== undefined && saved === account.saved);
  return kept === undefined ? checkAccount(account, banks) : ok(kept);
};

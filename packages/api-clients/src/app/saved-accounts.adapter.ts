import type {
  AccountField,
  AccountToSave,
  FieldProblem,
  Problem,
  SaveAccountOutcome,
  SavedAccount,
  SavedAccountsService,
} from "@safar/engine";
import { cleanText } from "../client/content.text.ts";
import type { RequestOf, ResponseOf } from "../http/endpoint.ts";
import { isRefusedAs } from "../http/refusals.ts";
import { challengeOf, hindranceOf, requestRefusalOf, type Times, verifyRefusalOf } from "./auth.outcomes.ts";
import { financialEndpoints } from "./financial.endpoints.ts";
import { type WalletAdapterOptions, withSignal } from "./wallet.adapter.ts";
import { unservedOf } from "./wallet.decoding.ts";

type WireSavedAccount = ResponseOf<typeof financialEndpoints.savedAccounts>["accounts"][number];

const accountIn = ({
  account_uuid: id,
  kind,
  method,
  masked,
  brand,
  expiry,
  verified,
}: WireSavedAccount): SavedAccount => ({
  id,
  kind,
  method,
  masked: cleanText(masked),
  brand: cleanText(brand),
  expiry,
  isVerified: verified,
});

const fieldProblems: Readonly<Record<AccountField, FieldProblem>> = {
  token: { code: "required" },
  method: { code: "required" },
  mobile: { code: "invalid_phone" },
  bank: { code: "required" },
  iban: { code: "invalid_iban" },
  title: { code: "required" },
};

const isAccountField = (field: string): field is AccountField => Object.hasOwn(fieldProblems, field);

const saveRefusalOf = (problem: Problem, times: Times): SaveAccountOutcome => {
  if (isRefusedAs(problem, "validation_failed") && problem.field !== undefined && isAccountField(problem.field)) {
    return { type: "INVALID", fields: { [problem.field]: fieldProblems[problem.field] } };
  }
  const hindrance = hindranceOf(problem, times);
  return hindrance.type === "PROBLEM" ? unservedOf(problem) : hindrance;
};

const wireOf = (account: AccountToSave): RequestOf<typeof financialEndpoints.saveAccount> => account;

/** The engine's `SavedAccountsService` over the main service. */
export const createSavedAccountsService = ({ client, ...times }: WalletAdapterOptions): SavedAccountsService => ({
  async list(signal) {
    const answer = await client.call(financialEndpoints.savedAccounts, {}, withSignal(signal));
    return answer.ok ? { type: "ACCOUNTS", accounts: answer.value.accounts.map(accountIn) } : unservedOf(answer.error);
  },

  async save(account, signal) {
    const answer = await client.call(financialEndpoints.saveAccount, wireOf(account), withSignal(signal));
    if (!answer.ok) return saveRefusalOf(answer.error, times);
    const saved = accountIn(answer.value.account);
    const challenge = challengeOf({ ...answer.value.otp, uuid: saved.id, channel: "sms" }, times);
    return { type: "CODE_SENT", account: saved, challenge };
  },

  async remove(accountId, signal) {
    const answer = await client.call(financialEndpoints.deleteAccount, { account_uuid: accountId }, withSignal(signal));
    return answer.ok || isRefusedAs(answer.error, "not_found") ? { type: "REMOVED" } : unservedOf(answer.error);
  },

  codes: {
    async requestCode({ requestId, reference }, signal) {
      const id = requestId ?? reference;
      if (id === null) return { type: "REQUEST_EXPIRED" };
      const request = { account_uuid: id, resend: 1 as const };
      const answer = await client.call(financialEndpoints.saveAccount, request, withSignal(signal));
      return answer.ok
        ? { type: "CODE_SENT", challenge: challengeOf({ ...answer.value.otp, uuid: id, channel: "sms" }, times) }
        : requestRefusalOf(answer.error, times);
    },
    async verifyCode({ requestId, code }, signal) {
      const request = { account_uuid: requestId, otp: code };
      const answer = await client.call(financialEndpoints.verifyAccount, request, withSignal(signal));
      return answer.ok ? { type: "VERIFIED", proof: { kind: "accepted" } } : verifyRefusalOf(answer.error, times);
    },
  },
});

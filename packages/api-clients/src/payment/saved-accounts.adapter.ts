import type {
  AccountField,
  AccountToSave,
  FieldProblem,
  Problem,
  SaveAccountOutcome,
  SavedAccountsService,
} from "@safar/engine";
import { codeRefusalOf, namedChallengeOf, requestRefusalOf, verifyRefusalOf } from "../codes/otp.outcomes.ts";
import type { RequestOf } from "../http/endpoint.ts";
import type { AdapterOptions } from "../wire/adapter-options.ts";
import { isRefusedAs, unservedOf } from "../wire/refusals.ts";
import type { Times } from "../wire/times.ts";
import { financialEndpoints } from "./financial.endpoints.ts";
import { accountIn } from "./payment.decoding.ts";

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
  const refusal = codeRefusalOf(problem, times);
  return refusal.type === "PROBLEM" ? unservedOf(problem) : refusal;
};

const wireOf = (account: AccountToSave): RequestOf<typeof financialEndpoints.saveAccount> => account;

/** The engine's `SavedAccountsService` over the main service. */
export const createSavedAccountsService = ({ client, ...times }: AdapterOptions): SavedAccountsService => ({
  async list(signal) {
    const answer = await client.call(financialEndpoints.savedAccounts, {}, { signal });
    return answer.ok ? { type: "ACCOUNTS", accounts: answer.value.accounts.map(accountIn) } : unservedOf(answer.error);
  },

  async save(account, signal) {
    const answer = await client.call(financialEndpoints.saveAccount, wireOf(account), { signal });
    if (!answer.ok) return saveRefusalOf(answer.error, times);
    const saved = accountIn(answer.value.account);
    const challenge = namedChallengeOf(saved.id, answer.value.otp, times);
    return { type: "CODE_SENT", account: saved, challenge };
  },

  async remove(accountId, signal) {
    const answer = await client.call(financialEndpoints.deleteAccount, { account_uuid: accountId }, { signal });
    return answer.ok || isRefusedAs(answer.error, "not_found") ? { type: "REMOVED" } : unservedOf(answer.error);
  },

  codes: {
    async requestCode({ requestId, reference }, signal) {
      const id = requestId ?? reference;
      if (id === null) return { type: "REQUEST_EXPIRED" };
      const request = { account_uuid: id, resend: 1 as const };
      const answer = await client.call(financialEndpoints.saveAccount, request, { signal });
      return answer.ok
        ? { type: "CODE_SENT", challenge: namedChallengeOf(id, answer.value.otp, times) }
        : requestRefusalOf(answer.error, times);
    },
    async verifyCode({ requestId, code }, signal) {
      const request = { account_uuid: requestId, otp: code };
      const answer = await client.call(financialEndpoints.verifyAccount, request, { signal });
      return answer.ok ? { type: "VERIFIED", proof: { kind: "accepted" } } : verifyRefusalOf(answer.error, times);
    },
  },
});

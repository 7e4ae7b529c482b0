import type { financialEndpoints, ParsedRequestOf } from "@safar/api-clients/wire";
import { type Call, refuse } from "../../core/service.ts";
import { openRequest, redeemCode, resendCode, sendCode } from "../accounts/codes.ts";
import { maskPhone } from "../accounts/mask-phone.ts";
import type { User } from "../accounts/users.ts";
import { checkIban } from "../payouts/banks.ts";
import { cardOf, keepCard, maskedCard } from "./card-vault.ts";
import { answerOfOtp } from "./payment-answer.ts";
import { paymentMethodOf } from "./payment-methods.ts";
import { insistPhone, wrong } from "./payment-rules.ts";
import { accountOf, accountsIn, answerOfAccount, type SavedAccount } from "./saved-accounts.ts";

type Request = ParsedRequestOf<typeof financialEndpoints.saveAccount>;
type NewAccount = Exclude<Request, { resend: 1 }>;

/** What is to be saved, and the phone that its code goes to. */
type Draft = Pick<SavedAccount, "kind" | "method" | "masked" | "brand" | "expiry" | "source" | "title"> & {
  readonly phone: string;
};

const cardGone = (field: string) => wrong(field, "The card can no longer be saved. Enter it again.");

const draftOf = (call: Call, { phone }: User, request: NewAccount): Draft => {
  if (request.kind === "card") {
    const card = cardOf(call, request.token);
    if (card === undefined) throw cardGone("token");
    const { brand, expiry, id: source } = card;
    return { kind: "card", method: "saved_card", masked: maskedCard(card), brand, expiry, source, phone };
  }
  if (request.kind === "mobile") {
    const method = paymentMethodOf(request.method);
    if (method?.flow !== "otp") throw wrong("method", "A mobile account belongs to a mobile wallet.");
    const source = insistPhone(request.mobile);
    const { code, names } = method;
    return {
      kind: "mobile",
      method: code,
      masked: maskPhone(source),
      brand: names.en,
      expiry: null,
      source,
      phone: source,
    };
  }
  const { bank, masked } = checkIban(request.iban, request.bank, call.country);
  const { iban: source, title } = request;
  return { kind: "bank", method: "payout", masked, brand: bank.names.en, expiry: null, source, title, phone };
};

const resend = (call: Call, account: SavedAccount) => {
  const request = account.codeRequest === null ? undefined : openRequest(call, account.codeRequest, "payment_account");
  if (request === undefined || account.verified) {
    throw refuse("session_expired", { status: 410, message: "Save the account anew." });
  }
  const { id, phone } = request;
  const code = resendCode(call, id, { purpose: "payment_account", phone, channel: "sms" });
  return { account: answerOfAccount(account, call.locale), otp: answerOfOtp(call, code) };
};

export const ownAccount = (call: Call, user: User, uuid: string): SavedAccount => {
  const account = accountOf(call.store, uuid, user.id);
  if (account === undefined) throw refuse("not_found", { status: 404, message: "There is no such account." });
  return account;
};

/** Keeps an account unverified and sends the code that verifies it. */
export const saveAccount = (call: Call, user: User, request: Request) => {
  if ("resend" in request) return resend(call, ownAccount(call, user, request.account_uuid));
  const { phone, ...draft } = draftOf(call, user, request);
  const id = call.uuid();
  const code = sendCode(call, {
    purpose: "payment_account",
    phone,
    channel: "sms",
    deliverable: true,
    subject: { account: id },
  });
  const account = { ...draft, id, userId: user.id, verified: false, codeRequest: code.id, createdAt: call.now() };
  accountsIn(call.store).put(account);
  return { account: answerOfAccount(account, call.locale), otp: answerOfOtp(call, code) };
};

/** From now on the account can be paid from, and its card stays in the vault. */
export const verifyAccount = (call: Call, account: SavedAccount, otp: string): SavedAccount => {
  if (account.verified) return account;
  redeemCode(call, account.codeRequest ?? "", otp, ["payment_account"]);
  if (account.kind === "card") {
    const card = cardOf(call, account.source);
    if (card === undefined) throw cardGone("account_uuid");
    keepCard(call, card);
  }
  const verified = { ...account, verified: true };
  accountsIn(call.store).put(verified);
  return verified;
};

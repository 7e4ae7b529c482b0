import { expect, test } from "vitest";
import { answered, openWire, type Replies, refused, wireTime } from "../wire/wire.fixtures.ts";
import { saveAccountGolden } from "./payments.fixtures.ts";
import { createSavedAccountsService } from "./saved-accounts.adapter.ts";

const paths = {
  list: "financial/getAccounts",
  save: "financial/saveAccount",
  verify: "financial/verifyAccount",
  remove: "financial/deleteAccount",
} as const;

const begin = (replies: Replies) => {
  const { calls, options } = openWire(replies);
  return { calls, accounts: createSavedAccountsService(options) };
};

const { account, otp } = saveAccountGolden;
const id = account.account_uuid;
const saved = {
  id,
  kind: "card",
  method: "saved_card",
  masked: "•••• 4242",
  brand: "Visa",
  expiry: "08/31",
  isVerified: true,
};

test("default: accounts are listed, a newer kind as unknown", async () => {
  const { accounts } = begin({ [paths.list]: answered({ accounts: [account, { ...account, kind: "crypto" }] }) });
  expect(await accounts.list()).toEqual({ type: "ACCOUNTS", accounts: [saved, { ...saved, kind: "unknown" }] });
});

test("default: what is saved gets a code that belongs to it, and the code verifies it", async () => {
  const { accounts, calls } = begin({
    [paths.save]: answered(saveAccountGolden),
    [paths.verify]: answered({ account }),
  });
  const challenge = {
    requestId: id,
    length: otp.length,
    channel: "sms",
    masked: otp.masked,
    resendAt: wireTime + 60_000,
    expiresAt: wireTime - 1000,
    triesLeft: 5,
  };
  expect(await accounts.save({ kind: "card", token: "tok_12345678" })).toEqual({
    type: "CODE_SENT",
    account: saved,
    challenge,
  });
  const again = { phone: null, channel: "sms", requestId: id, reference: null } as const;
  expect(await accounts.codes.requestCode(again)).toEqual({ type: "CODE_SENT", challenge });
  expect(await accounts.codes.verifyCode({ requestId: id, code: "123456", remember: false })).toEqual({
    type: "VERIFIED",
    proof: { kind: "accepted" },
  });
  expect(calls.map(({ body }) => body)).toEqual([
    { kind: "card", token: "tok_12345678" },
    { account_uuid: id, resend: 1 },
    { account_uuid: id, otp: "123456" },
  ]);
});

test.each([
  [
    refused(422, { code: "validation_failed", field: "mobile" }),
    { type: "INVALID", fields: { mobile: { code: "invalid_phone" } } },
  ],
  [refused(429, { code: "rate_limited" }), { type: "RATE_LIMITED", retryAt: wireTime + 60_000 }],
  [refused(429, { code: "otp_locked" }), { type: "LOCKED", until: wireTime + 900_000 }],
  [refused(401, { code: "unauthorised" }), { type: "SIGNED_OUT" }],
  [
    refused(422, { code: "validation_failed", field: "toString" }),
    { type: "PROBLEM", problem: expect.objectContaining({ field: "toString" }) },
  ],
])("behavior: saving answered by %j", async (reply, expected) => {
  const { accounts } = begin({ [paths.save]: reply });
  expect(await accounts.save({ kind: "mobile", method: "jazzcash", mobile: "12" })).toEqual(expected);
});

test("behavior: what is not there any more is removed", async () => {
  const { accounts, calls } = begin({ [paths.remove]: refused(404, { code: "not_found" }) });
  expect(await accounts.remove(id)).toEqual({ type: "REMOVED" });
  expect(calls).toEqual([{ method: "DELETE", path: paths.remove, body: { account_uuid: id } }]);
  expect(await begin({}).accounts.remove(id)).toEqual({ type: "PROBLEM", problem: { kind: "offline" } });
});

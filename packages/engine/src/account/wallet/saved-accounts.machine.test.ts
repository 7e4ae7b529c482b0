import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import type { CardEntry } from "../../booking/payment/payment.domain.ts";
import { sampleCard } from "../../booking/payment/payment.fixtures.ts";
import type { TokeniseOutcome } from "../../booking/payment/payment.service.ts";
import { explore, trapsIn, unreachedStates, withoutResume } from "../../booking/testing/explore.ts";
import { connectOtp } from "../../queues/otp/otp.connect.ts";
import type { OtpAttempt, OtpRequest, OtpRequestOutcome, OtpVerifyOutcome } from "../../queues/otp/otp.types.ts";
import { createTestClock, puppet, settle } from "../../testing/flow-harness.ts";
import { connectSavedAccounts, preferredAccount } from "./saved-accounts.connect.ts";
import { savedAccountsMachine } from "./saved-accounts.machine.ts";
import { savedAccountsModel, savedAccountsOutcomes } from "./saved-accounts.model.ts";
import type {
  AccountToSave,
  RemoveAccountOutcome,
  SaveAccountOutcome,
  SavedAccountsOutcome,
} from "./saved-accounts.service.ts";
import { savedAccountsActors } from "./saved-accounts.setup.ts";

const found = explore(savedAccountsModel);
const { read, keepCard, remove } = savedAccountsOutcomes;
const { accounts } = read.some.outcome;
const [unverified, card] = accounts;

test("default: every state is reached, says what a reload does, and has a way on", () => {
  expect(unreachedStates(savedAccountsModel, found)).toEqual([]);
  expect(withoutResume(found)).toEqual([]);
  expect(trapsIn(found).map(({ path }) => path)).toEqual([]);
});

const begin = async (given: { readonly found?: SavedAccountsOutcome; readonly kept?: Record<string, string> } = {}) => {
  const kept = new Map(Object.entries(given.kept ?? {}));
  const list = puppet<SavedAccountsOutcome, unknown>("list");
  const save = puppet<SaveAccountOutcome, AccountToSave>("save");
  const removal = puppet<RemoveAccountOutcome, string>("remove");
  const tokenise = puppet<TokeniseOutcome, CardEntry>("tokenise");
  const requestCode = puppet<OtpRequestOutcome, OtpRequest>("requestCode");
  const verifyCode = puppet<OtpVerifyOutcome, OtpAttempt>("verifyCode");
  const machine = savedAccountsMachine.provide({
    actors: savedAccountsActors({
      accounts: {
        list: list.run,
        save: save.run,
        remove: removal.run,
        codes: { requestCode: requestCode.run, verifyCode: verifyCode.run },
      },
      vault: { tokenise: tokenise.run },
      storage: {
        read: async (key) => kept.get(key) ?? null,
        write: async (key, value) => {
          kept.set(key, value);
        },
      },
      clock: createTestClock(),
    }),
  });
  const actor = createActor(machine, { input: { dialCode: "92", found: given.found ?? null } }).start();
  await settle();
  const view = () => connectSavedAccounts(actor.getSnapshot());
  return { actor, list, save, removal, tokenise, requestCode, verifyCode, kept, view };
};

describe("saved accounts", () => {
  test("default: what a server has read is not read again", async () => {
    const { list, view } = await begin({ found: read.some.outcome });
    expect(list.inputs).toEqual([]);
    // What payments offer first is the default, though nobody chose it.
    expect(view()).toMatchObject({ screen: "list", accounts: [card, unverified], preferred: card.id });
    expect(view().commands).toMatchObject({
      verify: [unverified.id],
      prefer: [],
      remove: [unverified.id, card.id],
    });
  });

  test("default: a card is kept by its token and of use after its code; it is in no snapshot", async () => {
    const { actor, list, save, tokenise, verifyCode, view } = await begin({ found: read.none.outcome });
    actor.send({ type: "card.add" });
    actor.send({ type: "card.submit", card: { ...sampleCard, number: "4242 4242 4242 4242" } });
    expect(tokenise.inputs).toEqual([sampleCard]);
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain("4242");
    await tokenise.answer({ type: "TOKENISED", token: "tok_00000001", masked: "•••• 4242" });
    expect(save.inputs).toEqual([{ kind: "card", token: "tok_00000001" }]);
    await save.answer(keepCard.sent);
    expect(view()).toMatchObject({ screen: "code", account: { id: unverified.id } });
    view().code?.send({ type: "code.submit", code: "123456" });
    await verifyCode.answer({ type: "VERIFIED", proof: { kind: "accepted" } });
    await list.answer(read.some.outcome);
    expect(view()).toMatchObject({ screen: "list", news: "verified", account: null });
  });

  test("behavior: what is wrong with a card is said before it goes anywhere, and what the service refuses at its number", async () => {
    const { actor, save, tokenise, view } = await begin({ found: read.none.outcome });
    actor.send({ type: "card.add" });
    actor.send({ type: "card.submit", card: { ...sampleCard, number: "4242424242424241" } });
    await settle();
    expect(tokenise.inputs).toEqual([]);
    expect(view()).toMatchObject({ screen: "card", fields: { number: { code: "invalid_number" } } });
    actor.send({ type: "card.submit", card: sampleCard });
    await tokenise.answer({ type: "TOKENISED", token: "tok_00000001", masked: "•••• 4242" });
    await save.answer({ type: "INVALID", fields: { token: { code: "required" } } });
    expect(view()).toMatchObject({ screen: "card", fields: { number: { code: "refused" } } });
    actor.send({ type: "step.back" });
    expect(view()).toMatchObject({ screen: "list", fields: {} });
  });

  test("behavior: an account that waits for its code gets another one, asked for by its own id alone", async () => {
    const { actor, requestCode, view } = await begin({ found: read.some.outcome });
    actor.send({ type: "account.verify", id: card.id });
    expect(view().screen).toBe("list");
    actor.send({ type: "account.verify", id: unverified.id });
    await settle();
    expect(requestCode.inputs).toEqual([
      { phone: null, channel: "sms", requestId: unverified.id, reference: unverified.id },
    ]);
    await requestCode.answer({ type: "CODE_SENT", challenge: keepCard.sent.challenge });
    const { code } = view();
    expect(code && connectOtp(code.getSnapshot())).toMatchObject({ screen: "code", sentTo: "+92 *** ***4567" });
  });

  test("behavior: a request that the service forgot leads back to the list, which says so", async () => {
    const { actor, requestCode, view } = await begin({ found: read.some.outcome });
    actor.send({ type: "account.verify", id: unverified.id });
    await settle();
    await requestCode.answer({ type: "REQUEST_EXPIRED" });
    expect(view()).toMatchObject({ screen: "list", problem: { type: "CODE_LOST" } });
  });

  test("default: an account goes once that is confirmed", async () => {
    const { actor, list, removal, view } = await begin({ found: read.some.outcome });
    actor.send({ type: "account.remove", id: card.id });
    expect(view()).toMatchObject({ screen: "removal", account: card });
    expect(removal.inputs).toEqual([]);
    actor.send({ type: "removal.confirm" });
    expect(removal.inputs).toEqual([card.id]);
    await removal.answer(remove.offline);
    expect(view()).toMatchObject({ screen: "removal", problem: remove.offline });
    actor.send({ type: "removal.confirm" });
    await removal.answer(remove.removed);
    await list.answer(read.none.outcome);
    expect(view()).toMatchObject({ screen: "list", accounts: [], news: "removed" });
  });

  test("default: the account that is paid from first is remembered on this device and listed first", async () => {
    const { actor, kept, view } = await begin({ found: read.some.outcome });
    actor.send({ type: "account.prefer", id: card.id });
    await settle();
    expect([...kept.values()]).toEqual([card.id]);
    expect(view()).toMatchObject({ preferred: card.id, news: "preferred", accounts: [card, unverified] });
    const again = await begin({ found: read.some.outcome, kept: { "preferred-account": card.id } });
    expect(again.view().preferred).toBe(card.id);
    const gone = await begin({ found: read.some.outcome, kept: { "preferred-account": "account-9" } });
    expect(gone.view().preferred).toBe(card.id);
  });

  test("behavior: without a session the flow ends", async () => {
    const { actor, list } = await begin();
    await list.answer({ type: "SIGNED_OUT" });
    expect(actor.getSnapshot().output).toEqual({ type: "SIGNED_OUT" });
  });
});

test("default: what is offered first is the chosen account if it can be used, or else the first that can", () => {
  expect(preferredAccount(accounts, card.id)).toEqual(card);
  expect(preferredAccount(accounts, unverified.id)).toEqual(card);
  expect(preferredAccount([unverified], null)).toBeNull();
});

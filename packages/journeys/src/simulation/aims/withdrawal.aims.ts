import type { FaultRule } from "@safar/sandbox";
import { type Aim, calm, type Deed, leave, type Moment, minuteMs } from "./aim.ts";

const call = { call: "C094" };
const person = { isSignedIn: true, country: "PK", offsetMs: 0 } as const;
const withdrawer = { errand: "withdrawals", person, weather: calm } as const;

const at = (where: Moment["at"]): Moment => ({ step: "walk", at: where });
const say = (type: string): Deed => ({ say: { type } });
const reload: Deed = { reloadAfterMs: 0 };
const silence: Deed = {
  fault: { id: "a call is answered 503#aimed", point: "before", match: call, fail: { status: 503 }, times: 8 },
};

/** The list is read twice when the page opens, for what goes on and for its terms, and again before anything is sent. */
const request = 4;
const neverArrives: FaultRule = {
  id: "a call is lost on its way#aimed",
  point: "before",
  match: call,
  nth: request,
  fail: { drop: true },
};
const lost: FaultRule = { ...neverArrives, id: "an answer is lost#aimed", point: "afterCommit" };
const asking = at({ sending: { unknown: "asking" } });
const waiting = at({ sending: { unknown: "waiting" } });
const unsettled = at({ sending: { unknown: "unsettled" } });

const named = (name: string, deed: Deed): string =>
  `${name}, then ${"say" in deed ? Object.values(deed.say).join(" ") : "a reload"}`;

/** What chance alone comes by too rarely when money is withdrawn. */
export const withdrawalAims: readonly Aim[] = [
  ...[say("withdrawal.submit"), say("step.back"), say("status.check"), say("wallet.hinted"), reload, leave].map(
    (deed): Aim => ({
      ...withdrawer,
      name: named("a request to withdraw never arrives", deed),
      faults: [neverArrives],
      does: [[at("unsent"), deed]],
    }),
  ),
  ...[say("wallet.hinted"), say("status.check"), reload, leave].map(
    (deed): Aim => ({
      ...withdrawer,
      name: named("nobody knows whether money is withdrawn", deed),
      faults: [neverArrives],
      does: [[waiting, deed]],
    }),
  ),
  ...[say("status.check"), say("wallet.hinted"), reload].map(
    (deed): Aim => ({
      ...withdrawer,
      name: named("nobody can say whether money is withdrawn", deed),
      faults: [lost, { ...lost, id: "a call is answered 503#at once", nth: request + 1, fail: { status: 503 } }],
      does: [
        [waiting, silence],
        [unsettled, deed],
      ],
    }),
  ),
  {
    ...withdrawer,
    name: "a request to withdraw arrives after it was given up",
    weather: { ...calm, heldWithdrawalMs: 2 * minuteMs },
    does: [
      [at("unsent"), { sleepMs: 3 * minuteMs }],
      [at("unsent"), say("withdrawal.submit")],
    ],
  },
  ...[say("status.check"), say("wallet.hinted"), say("step.back"), reload, leave].map(
    (deed): Aim => ({
      ...withdrawer,
      name: named("another tab withdraws", deed),
      weather: { ...calm, deniedLocks: 1 },
      does: [[at("elsewhere"), deed]],
    }),
  ),
  ...(
    [
      ["the amount is refused", "limit_exceeded", "amount"],
      ["the account is refused", "validation_failed", "iban"],
    ] as const
  ).map(
    ([name, code, field]): Aim => ({
      ...withdrawer,
      name,
      weather: {
        ...calm,
        refusals: [{ path: "/wallet/withdrawal", code, field, status: 422, method: "POST", nth: request }],
      },
    }),
  ),
  ...[say("withdrawal.cancel"), leave].map(
    (deed): Aim => ({
      ...withdrawer,
      name: named("a withdrawal's code is asked for", deed),
      does: [[at("confirming"), deed]],
    }),
  ),
  ...[reload, leave].map(
    (deed): Aim => ({
      ...withdrawer,
      name: named("the figures of a withdrawal are read again", deed),
      does: [
        [at("confirming"), { comeBackAfterMs: 0 }],
        [at("reviewing"), deed],
      ],
    }),
  ),
  {
    ...withdrawer,
    name: "the page is reloaded before a withdrawal is sent",
    faults: [{ id: "an answer is late#aimed", point: "delay", match: call, ms: 3000 }],
    does: [[at({ sending: "clearing" }), reload]],
  },
  {
    ...withdrawer,
    name: "a withdrawal is left at its summary",
    does: [[at("summary"), leave]],
  },
  {
    ...withdrawer,
    name: "a wallet is left while it is read",
    faults: [{ id: "an answer is late#aimed", point: "delay", match: call, ms: 5000, times: 1 }],
    does: [[at("opening"), leave]],
  },
  ...[say("wallet.hinted"), reload, leave].map(
    (deed): Aim => ({
      ...withdrawer,
      name: named("a withdrawal cannot be read", deed),
      does: [
        [at("confirming"), { comeBackAfterMs: 0 }],
        [at("reviewing"), silence],
        [at("reviewing"), say("status.check")],
        [at("unread"), deed],
      ],
    }),
  ),
  {
    ...withdrawer,
    name: "a withdrawal is waited for until it is paid",
    does: [
      [at("submitted"), { sleepMs: 20 * minuteMs }],
      [at("submitted"), say("status.check")],
    ],
  },
  {
    ...withdrawer,
    name: "a wallet that cannot be read is left",
    faults: [
      { id: "a call is answered 500#aimed", point: "before", match: { call: "C095" }, fail: { status: 500 }, times: 3 },
    ],
    does: [[at("unavailable"), leave]],
  },
  {
    ...withdrawer,
    name: "nobody knows, and the list is being read",
    faults: [neverArrives, { id: "an answer is late#aimed", point: "delay", match: call, nth: request + 1, ms: 5000 }],
    does: [[asking, leave]],
  },
];

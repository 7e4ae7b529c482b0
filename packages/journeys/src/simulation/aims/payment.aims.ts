import type { FaultRule } from "@safar/sandbox";
import {
  type Aim,
  calm,
  calmGuest,
  type Deed,
  guest,
  leave,
  type Moment,
  minuteMs,
  phonePayer,
  refusing,
} from "./aim.ts";

const inquire = { call: "C091" };
const silent = (times: number) =>
  ({
    fault: {
      id: "the inquiry is silent for minutes#aimed",
      point: "before",
      match: inquire,
      fail: { status: 503 },
      times,
    },
  }) as const;
const silence = silent(60);
const asking: Moment = { step: "payment", at: "inquiring" };
const lostPayment: FaultRule = {
  id: "paid, and the answer is lost#aimed",
  point: "afterCommit",
  match: { call: "C089" },
  fail: { drop: true },
  times: 1,
};
/** Nobody answers for a quarter of an hour, one inquiry after the other; what is left of it passes by itself. */
const forLong = Array.from({ length: 16 }, () => [asking, { sleepMs: minuteMs }] as const);

const unseen = { say: { type: "visibility.changed", isVisible: false, now: 0 } } as const;
const stillWaiting: Moment = { step: "payment", at: { inquiring: "stillWaiting" } };
const unwatched: Moment = { step: "payment", at: { inquiring: "unseen" } };
const quickOver = Array.from({ length: 8 }, () => [asking, { sleepMs: 31_000 }] as const);

const atSupport = (name: string, deed: Deed): Aim => ({
  name: `nobody knows for a quarter of an hour, then ${name}`,
  ...calmGuest,
  method: "card",
  faults: [lostPayment],
  does: [[asking, silence], ...forLong, [{ step: "payment", at: "supportNeeded" }, deed]],
});

const whileUnseen = (name: string, deed: Deed): Aim => ({
  name: `nobody looks on, then ${name}`,
  ...calmGuest,
  method: "card",
  faults: [lostPayment],
  does: [[asking, silence], ...quickOver, [stillWaiting, unseen], [unwatched, deed]],
});
const slowInquiry: FaultRule = { id: "the inquiry is late#aimed", point: "delay", match: inquire, ms: 9000 };

/** What is rare while a flight is paid. */
export const paymentAims: readonly Aim[] = [
  {
    name: "the payment is left while its methods cannot be had",
    ...calmGuest,
    faults: [
      { id: "a call is answered 500#aimed", point: "before", match: { call: "C084" }, fail: { status: 500 }, times: 4 },
    ],
    does: [[{ step: "payment", at: "unavailable" }, leave]],
  },
  {
    name: "a payment that is waited for is asked about",
    ...calmGuest,
    method: "card",
    faults: [lostPayment],
    does: [
      [asking, silent(2)],
      [{ step: "payment", at: { inquiring: "waiting" } }, { say: { type: "inquiry.checkNow" } }],
    ],
  },
  {
    name: "a hint for an order whose time is over",
    ...calmGuest,
    does: [
      [{ step: "payment", at: "payable" }, { sleepMs: 3 * 24 * 60 * minuteMs }],
      [{ step: "payment", at: "overdue" }, { say: { type: "order.hinted" } }],
    ],
  },
  {
    name: "a wallet app's session runs out",
    person: { ...guest, country: "SA" },
    weather: calm,
    method: "apple_pay",
    does: [[{ step: "payment", at: { awaitingPayer: "needsSdk" } }, { sleepMs: 60 * minuteMs }]],
  },
  atSupport("it is looked at again", { say: { type: "inquiry.checkNow" } }),
  atSupport("a hint comes", { say: { type: "order.hinted" } }),
  atSupport("the page is reloaded", { reloadAfterMs: 0 }),
  atSupport("it is left", leave),
  whileUnseen("it is looked at", { say: { type: "visibility.changed", isVisible: true, now: 0 } }),
  whileUnseen("it is asked about", { say: { type: "inquiry.checkNow" } }),
  whileUnseen("a hint comes", { say: { type: "order.hinted" } }),
  whileUnseen("the page is reloaded", { reloadAfterMs: 0 }),
  {
    name: "a page that still waits is reloaded",
    ...calmGuest,
    method: "card",
    faults: [lostPayment],
    does: [[asking, silence], ...quickOver, [stillWaiting, { reloadAfterMs: 0 }]],
  },
  {
    name: "the payment is left while it opens",
    ...calmGuest,
    faults: [slowInquiry],
    does: [[{ step: "payment", at: "opening" }, leave]],
  },
  {
    name: "the payment is left while its methods are read",
    ...calmGuest,
    faults: [{ id: "an answer is late#aimed", point: "delay", match: { call: "C084" }, ms: 9000 }],
    does: [[{ step: "payment", at: "loadingMethods" }, leave]],
  },
  {
    name: "the page is reloaded before an attempt is sent",
    ...calmGuest,
    method: "card",
    faults: [slowInquiry],
    does: [[{ step: "payment", at: { attempting: "clearing" } }, { reloadAfterMs: 0 }]],
  },
  {
    name: "the lock takes longer than there is time to pay",
    person: { ...guest, route: "LHE-ISB" },
    weather: { ...calm, lockMs: 35 * minuteMs },
    method: "card",
  },
  {
    name: "the device believes in more time than there is",
    person: { ...guest, lastName: "EXPIRE", offsetMs: -minuteMs },
    weather: calm,
    method: "card",
    does: [[{ step: "payment", at: { payable: { entering: "enteringCard" } } }, { sleepMs: 25_000 }]],
  },
  { name: "the price changes while paying", ...phonePayer, ...refusing("/financial/process", "price_changed", 409) },
  { name: "the order is closed while paying", ...phonePayer, ...refusing("/financial/process", "quote_expired", 410) },
  { name: "paying is refused", ...phonePayer, ...refusing("/financial/process", "limit_exceeded", 422) },
  { name: "the bank is not on the list", person: guest, weather: { ...calm, hasNoBank: true }, method: "instalment" },
  {
    name: "reloaded on the way to the bank",
    person: guest,
    weather: { ...calm, keepMs: 9000 },
    method: "instalment",
    does: [[{ step: "payment", at: { awaitingPayer: { needsRedirect: "keeping" } } }, { reloadAfterMs: 0 }]],
  },
  {
    name: "a slip that is not paid in time",
    ...calmGuest,
    method: "otc_voucher",
    does: [[{ step: "payment", at: { awaitingPayer: "needsVoucherPayment" } }, { sleepMs: 3 * 24 * 60 * minuteMs }]],
  },
  {
    name: "no ticket, and the money is back before it is known that it was taken",
    person: { ...guest, lastName: "REFUSED" },
    weather: calm,
    method: "card",
    faults: [lostPayment],
    does: [
      [asking, silent(3)],
      [asking, { sleepMs: 12 * 24 * 60 * minuteMs }],
    ],
  },
  {
    name: "no ticket, and the money is back before the page is opened again",
    person: { ...guest, lastName: "REFUSED" },
    weather: calm,
    method: "card",
    faults: [lostPayment],
    does: [
      [asking, silent(1)],
      [asking, { comeBackAfterMs: 12 * 24 * 60 * minuteMs }],
    ],
  },
  ...(
    [
      ["waiting for the payer", { awaitingPayer: "needsRedirect" }, "instalment", calm],
      ["waiting for an answer", "inquiring", "card", calm],
      ["told that it failed", "unpaid", "otc_voucher", calm],
    ] as const
  ).map(
    ([where, at, method]): Aim => ({
      name: `the payment is left, ${where}`,
      ...calmGuest,
      method,
      faults: method === "card" ? [lostPayment] : [],
      does: [
        ...(where === "told that it failed"
          ? [[{ step: "payment", at: "awaitingPayer" }, { say: { type: "attempt.abandon" } }] as const]
          : []),
        [{ step: "payment", at }, leave],
      ],
    }),
  ),
  {
    name: "a hint while the methods cannot be had",
    ...calmGuest,
    faults: [
      { id: "a call is answered 500#aimed", point: "before", match: { call: "C084" }, fail: { status: 500 }, times: 4 },
    ],
    does: [[{ step: "payment", at: "unavailable" }, { say: { type: "order.hinted" } }]],
  },
  {
    name: "a payment page that was left till too late",
    ...calmGuest,
    does: [
      [{ step: "payment", at: "payable" }, { sleepMs: 3 * 24 * 60 * minuteMs }],
      [{ step: "payment", at: "overdue" }, { reloadAfterMs: 0 }],
    ],
  },
  {
    name: "a wallet app's session that was left till too late",
    person: { ...guest, country: "SA" },
    weather: calm,
    method: "apple_pay",
    does: [[{ step: "payment", at: { awaitingPayer: "needsSdk" } }, { reloadAfterMs: 60 * minuteMs }]],
  },
];

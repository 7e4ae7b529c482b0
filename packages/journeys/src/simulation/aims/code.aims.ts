import { type Aim, calm, type Moment, minuteMs, phonePayer, refusing } from "./aim.ts";

const codeAsked: Moment = { step: "code", at: { open: "awaitingCode" } };

/** What is rare while a payment's code is asked for. */
export const codeAims: readonly Aim[] = [
  {
    name: "a code is sent again",
    ...phonePayer,
    weather: calm,
    does: [
      [codeAsked, { sleepMs: minuteMs }],
      [codeAsked, { say: { type: "code.resend" } }],
    ],
  },
  {
    name: "another number at the code",
    ...phonePayer,
    weather: calm,
    does: [
      [{ step: "payment", at: { awaitingPayer: "needsOtp" } }, { say: { type: "number.change", mobile: "12" } }],
      [
        { step: "payment", at: { awaitingPayer: "needsOtp" } },
        { say: { type: "number.change", mobile: "03011234567" } },
      ],
    ],
  },
  {
    name: "a code is sent again and called off",
    ...phonePayer,
    weather: calm,
    does: [
      [codeAsked, { sleepMs: minuteMs }],
      [codeAsked, { say: { type: "code.resend" } }],
      [{ step: "code", at: "requesting" }, { say: { type: "flow.cancel" } }],
    ],
  },
  ...(
    [
      ["otp_locked", 423],
      ["not_found", 404],
      ["supplier_error", 500],
    ] as const
  ).map(
    ([code, status]): Aim => ({
      name: `a code is sent again, and refused as ${code}`,
      ...phonePayer,
      ...refusing("/financial/process", code, status, "POST", 2),
      does: [
        [codeAsked, { sleepMs: minuteMs }],
        [codeAsked, { say: { type: "code.resend" } }],
      ],
    }),
  ),
  {
    name: "a code that is over is sent again, and is not",
    ...phonePayer,
    ...refusing("/financial/process", "supplier_error", 500, "POST", 2),
    does: [
      [codeAsked, { sleepMs: 11 * minuteMs }],
      [{ step: "code", at: { open: "expired" } }, { say: { type: "code.resend" } }],
    ],
  },
  {
    name: "an empty code, and a number that is left",
    ...phonePayer,
    weather: calm,
    does: [
      [codeAsked, { say: { type: "code.submit", code: "" } }],
      [codeAsked, { say: { type: "number.keep", phone: "0301" } }],
    ],
  },
  ...(["wait", "cancel"] as const).map(
    (then): Aim => ({
      name: `the code is locked, then ${then}`,
      ...phonePayer,
      ...refusing("/financial/process", "otp_locked", 423, "PUT"),
      does: [
        [codeAsked, { say: { type: "code.submit", code: "000000" } }],
        [{ step: "code", at: "locked" }, { say: { type: "number.keep", phone: "0301" } }],
        [
          { step: "code", at: "locked" },
          then === "wait" ? { sleepMs: 31 * minuteMs } : { say: { type: "flow.cancel" } },
        ],
      ],
    }),
  ),
  ...(
    [
      ["otp_expired", 410],
      ["not_found", 404],
    ] as const
  ).map(
    ([code, status]): Aim => ({
      name: `a code is refused as ${code}`,
      ...phonePayer,
      ...refusing("/financial/process", code, status, "PUT"),
      does: [[codeAsked, { say: { type: "code.submit", code: "000000" } }]],
    }),
  ),
];

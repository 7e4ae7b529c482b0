import { everything } from "./coverage.ts";

type Reason = readonly [names: RegExp, why: string];

/**
 * What people who book flights over ports that keep their promises cannot meet. The path suites of `flows.test.ts` take every
 * transition of every chart, these too.
 */
const reasons: readonly Reason[] = [
  [
    /xstate\.error\.actor/,
    "The ports answer whatever happens; a chart that waits for one to throw waits for a fault of ours.",
  ],
  [/^otp\.failed$/, "It is where a code's flow goes when a port throws, which is the first of these reasons."],
  [/^payment: .*account\.submit/, "Nobody here has an account to pay from that was confirmed by its code."],
  [
    /^payment: renewing xstate\.done\.actor\.0\.payment\.renewing → unavailable/,
    "Whoever holds an order longer is paid by the ways they were paid by before.",
  ],
  [/isBillStale/, "The price of a flight holds for as long as there is time to pay."],
  [
    /isPhoneInvalid|isNumberAccepted|isNumberChangeable/,
    "A payment's code stays with its number: another number is another attempt.",
  ],
  [/clearing \[isRefunded\]/, "The money would have to come back between a method's bill and the press of Pay."],
  [
    /^otp(: |\.)(choosingNumber|starting always|requestExpired)/,
    "The code of a payment is on its way when its chart begins, to the number that pays.",
  ],
  [/^reserve: starting always → refused/, "The walk leads there only with the yes to the price that is reserved."],
];

const all = everything();

/** What the simulation does not have to meet, each with the reason. */
export const elsewhere: ReadonlyMap<string, string> = new Map(
  [...all.states, ...all.transitions].flatMap((name) => {
    const reason = reasons.find(([names]) => names.test(name));
    return reason === undefined ? [] : [[name, reason[1]] as const];
  }),
);

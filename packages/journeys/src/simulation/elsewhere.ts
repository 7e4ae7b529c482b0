import { everything } from "./coverage.ts";

type Reason = readonly [names: RegExp, why: string];

/**
 * What people who book as guests in Pakistan, over ports that keep their promises, cannot meet. The path suites of `flows.test.ts`
 * take every transition of every chart, these too.
 */
const reasons: readonly Reason[] = [
  [
    /xstate\.error\.actor/,
    "The ports answer whatever happens; a chart that waits for one to throw waits for a fault of ours.",
  ],
  [/Balance|account\.submit|isOwnAccount/, "Only somebody signed in has a balance or an account to pay from."],
  [/favourite\.|travellers\.open\.saving|: open\.saving|passenger\.pick/, "Only somebody signed in keeps passengers."],
  [/Sdk|sdk\.finished|payment\.answering|: answering /, "No method of the edition has a window of its own."],
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

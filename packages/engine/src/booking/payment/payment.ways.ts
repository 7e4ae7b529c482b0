import { withOutput } from "../../kernel/flow/with-output.ts";

/** The ways that several parts of the chart have in common. */

const leaving = <IsUnknown extends boolean>(isUnknown: IsUnknown) =>
  ({ target: "#payment.left", actions: { type: "noteLeft", params: isUnknown } }) as const;

/** Nothing is on its way. */
export const leave = leaving(false);

/** What was begun may still be paid. */
export const leaveUnknown = leaving(true);

/** What no later word takes back, wherever the order is asked about. */
export const settled = [
  { guard: withOutput("isReceived"), target: "#payment.received", actions: withOutput("learnInquiry") },
  { guard: withOutput("isRefunded"), target: "#payment.refunded", actions: withOutput("learnInquiry") },
] as const;

/** Ways to pay that were read, if there are any. What was chosen before and still can be is billed anew. */
export const offered = [
  { guard: withOutput("isStillChosen"), target: "#payment.payable.billing", actions: withOutput("learnOptions") },
  { guard: withOutput("hasMethods"), target: "#payment.payable", actions: withOutput("learnOptions") },
  { target: "#payment.unavailable", actions: withOutput("learnOptions") },
] as const;

/** Once, where the seller holds an order longer. */
export const renew = { guard: "isRenewable", target: "#payment.renewing" } as const;

const mobileIn = ({ event }: { readonly event: { readonly mobile: string } }) => event.mobile;

/** Goes on with a number that was typed, or says what is wrong with it. */
export const withMobile = <Target extends string, Learn extends string>(target: Target, learn: Learn) =>
  [
    {
      guard: { type: "isMobile", params: mobileIn },
      target,
      actions: { type: learn, params: mobileIn },
    },
    { actions: { type: learn, params: mobileIn } },
  ] as const;

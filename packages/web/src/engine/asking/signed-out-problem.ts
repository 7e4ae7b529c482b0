import type { Problem } from "@safar/engine";

type WithProblem = { readonly type: "PROBLEM"; readonly problem: Problem };

/** A code's flow has no word for being signed out; its problem has. */
export const signedOutAsProblem = <Outcome extends { readonly type: string }>(
  outcome: Outcome | { readonly type: "SIGNED_OUT" },
): Outcome | WithProblem =>
  isSignedOut(outcome)
    ? {
        type: "PROBLEM",
        problem: {
          kind: "refused",
          code: "unauthorised",
          status: 401,
          message: "nobody is signed in",
          retryable: false,
        },
      }
    : outcome;

const isSignedOut = (outcome: { readonly type: string }): outcome is { readonly type: "SIGNED_OUT" } =>
  outcome.type === "SIGNED_OUT";

import { type Problem, refusalCodes } from "@safar/engine";
import { expect, test } from "vitest";
import { messages as arabic } from "./catalogue/ar.po";
import { problemWords } from "./problem-words.ts";

const refusals = [...refusalCodes, "unknown" as const].map(
  (code): Problem => ({ kind: "refused", code, status: 422, message: "upstream's own words", retryable: false }),
);
const problems: readonly Problem[] = [
  ...refusals,
  { kind: "timeout", afterMs: 60_000 },
  { kind: "offline" },
  { kind: "aborted" },
  { kind: "malformed", detail: "x", status: 500 },
  { kind: "tokenUnavailable", message: "Unable to retrieve token" },
];

test("default: every problem has words in both languages, and none are upstream's", () => {
  for (const problem of problems) {
    const { title, text } = problemWords(problem);
    for (const { id } of [title, text]) expect(String(arabic[id] ?? "")).toMatch(/\p{Script=Arabic}/u);
  }
});

test("behavior: an unknown outcome of a payment never says to pay again", () => {
  for (const code of ["payment_unknown", "payment_pending"] as const) {
    const problem = refusals.find((each) => each.kind === "refused" && each.code === code);
    expect(problem && problemWords(problem).text.message).toContain("Do not pay again");
  }
});

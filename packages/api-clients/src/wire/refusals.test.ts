import type { Problem, Refusal } from "@safar/engine";
import { expect, test } from "vitest";
import { isSessionOver } from "./refusals.ts";

const refused = (code: Refusal["code"], field?: string): Problem => ({
  kind: "refused",
  status: 422,
  code,
  message: "No.",
  retryable: false,
  ...(field === undefined ? {} : { field }),
});

test.each([
  [refused("session_expired"), true],
  [refused("results_expired"), true],
  [refused("not_found"), true],
  [refused("validation_failed", "RefID"), true],
  [refused("validation_failed", "itinerary_refid"), true],
  [refused("validation_failed", "provider"), false],
  [refused("validation_failed"), false],
  [{ kind: "offline" }, false],
] satisfies readonly (readonly [Problem, boolean])[])(
  "default: %o says that a search is over: %s",
  (problem, isOver) => {
    expect(isSessionOver(problem)).toBe(isOver);
  },
);

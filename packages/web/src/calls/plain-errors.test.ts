import { afterEach, expect, test, vi } from "vitest";
import { logFailure } from "../server/request/log-failure.ts";
import { plainErrors } from "./plain-errors.ts";

vi.mock("../server/request/log-failure.ts", () => ({ logFailure: vi.fn() }));

afterEach(() => {
  vi.unstubAllEnvs();
});

const secret = new TypeError("connect ECONNREFUSED 10.0.0.7:5432");

test("default: in production an error leaves the server as no more than that there was one, and is written down", () => {
  vi.stubEnv("DEV", false);
  expect(plainErrors.test(secret)).toBe(true);
  const sent = plainErrors.toSerializable(secret);
  expect(logFailure).toHaveBeenCalledWith(secret);
  expect(JSON.stringify(sent)).not.toContain("10.0.0.7");
  expect(plainErrors.fromSerializable(sent)).toEqual(new Error("Something went wrong!"));
});

test("default: what is no error is left alone", () => {
  vi.stubEnv("DEV", false);
  for (const value of [null, "text", { message: "text" }, new Response()]) expect(plainErrors.test(value)).toBe(false);
});

test("behavior: while developing, errors say what they say", () => {
  vi.stubEnv("DEV", true);
  expect(plainErrors.test(secret)).toBe(false);
});

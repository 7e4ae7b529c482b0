import { type MockInstance, vi } from "vitest";

/** A call as the mock that it is in a test, free of what the framework's types say of its requests. */
export const inTest = (call: unknown): MockInstance => {
  if (!vi.isMockFunction(call)) throw new Error("Only what a module of calls exports is a mock by itself.");
  return call;
};

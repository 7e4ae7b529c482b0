import type { Mock } from "vitest";

/** A call as the mock that it is in a test, free of what the framework's types say of its requests. */
export const inTest = (call: unknown): Mock => call as Mock;

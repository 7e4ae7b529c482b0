import { createSerializationAdapter } from "@tanstack/react-router";
import { createIsomorphicFn } from "@tanstack/react-start";
import { logFailure } from "../server/request/log-failure.ts";

const note = createIsomorphicFn()
  .server((error: Error): void => void logFailure(error))
  .client((_error: Error): void => undefined);

/**
 * An error as it leaves a server in production, in a page or in the answer of a server function: that there was one. What it
 * says may be about the server's inside, and goes to its log.
 */
export const plainErrors = createSerializationAdapter({
  key: "error",
  test: (value): value is Error => !import.meta.env.DEV && value instanceof Error,
  toSerializable: (error) => {
    note(error);
    return "Something went wrong!";
  },
  fromSerializable: (message) => new Error(message),
});

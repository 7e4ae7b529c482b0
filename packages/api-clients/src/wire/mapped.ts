import { ok, type Result } from "@safar/engine";

/** The same result with another value. */
export const mapped = <From, To, Failure>(
  result: Result<From, Failure>,
  map: (value: From) => To,
): Result<To, Failure> => (result.ok ? ok(map(result.value)) : result);

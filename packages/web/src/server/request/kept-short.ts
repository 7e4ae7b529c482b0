import "@tanstack/react-start/server-only";
import type { Json, Problem, Result } from "@safar/engine";
import { currenciesOf } from "../general-data.ts";
import { cached } from "../stores/cached.ts";
import type { CurrentRequest } from "./current-request.ts";

/** A price that is a quarter of an hour old still tells what is cheaper; what is chosen is searched for anew. */
const keptForMs = 15 * 60_000;

/** What a search comes to in short, in the caller's currency. It is made once in a quarter of an hour, whoever asks. */
export const keptShort = async <Value extends Json>(
  request: CurrentRequest,
  key: string,
  find: () => Promise<Result<Value, Problem>>,
): Promise<Result<Value, Problem>> => {
  const { chosen: currency } = await currenciesOf(request);
  return cached(request.server.store, `${key}:${currency}`, keptForMs, find);
};

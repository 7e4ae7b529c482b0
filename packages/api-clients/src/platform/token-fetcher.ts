import { ok, type Problem, type Result } from "@safar/engine";
import type { ServiceClient } from "../http/client.ts";
import type { TokenEndpoint } from "./token.endpoints.ts";

export type TokenCredentials = { readonly username: string; readonly password: string };

/** What a token gate calls to get a new token; the client needs no gate of its own. */
export const createTokenFetcher =
  (client: ServiceClient, endpoint: TokenEndpoint, credentials: TokenCredentials) =>
  async (signal: AbortSignal): Promise<Result<string, Problem>> => {
    const answer = await client.call(endpoint, credentials, { signal });
    return answer.ok ? ok(answer.value.Token) : answer;
  };

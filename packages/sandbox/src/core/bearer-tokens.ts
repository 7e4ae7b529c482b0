import type { ServiceName } from "@safar/api-clients/wire";
import type { EpochMs } from "./clock.ts";
import { refuse } from "./refusal.ts";
import type { Call } from "./service.ts";
import type { Store } from "./store.ts";

export type BearerToken = { readonly id: string; readonly service: ServiceName; readonly expiresAt: EpochMs };

/** Dead tokens are kept for a day, so that their bearers are told apart from strangers. */
const keptMs = 24 * 60 * 60_000;

const tokensIn = (store: Store) => store.collection<BearerToken>("bearer_tokens");

export const findBearerToken = (store: Store, id: string): BearerToken | undefined => tokensIn(store).get(id);

/** Ends every service token at this instant. */
export const expireBearerTokens = (store: Store, at: EpochMs): void => {
  const tokens = tokensIn(store);
  for (const token of tokens.all()) if (token.expiresAt > at) tokens.put({ ...token, expiresAt: at });
};

type TokenRequest = { readonly username: string; readonly password: string };

/** The token call of a service: the deployment's user name and password for a token that lasts a while. */
export const giveToken = (
  call: Call,
  service: ServiceName,
  { username, password }: TokenRequest,
): { Token: string } => {
  const { credentials, store } = call;
  const now = call.now();
  if (call.scenario("401ALWAYS") || username !== credentials.username || password !== credentials.password) {
    throw refuse("unauthorised", { status: 401, message: "The user name or password is wrong." });
  }
  const tokens = tokensIn(store);
  for (const { id, expiresAt } of tokens.all()) if (expiresAt < now - keptMs) tokens.delete(id);
  const id = `token-${call.uuid()}`;
  tokens.put({ id, service, expiresAt: now + credentials.tokenLifetimeMs });
  return { Token: id };
};

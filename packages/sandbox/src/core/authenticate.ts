import type { Endpoint } from "@safar/api-clients/wire";
import { expireBearerTokens, findBearerToken } from "./bearer-tokens.ts";
import type { EpochMs } from "./clock.ts";
import type { Input } from "./input.ts";
import { fingerprintOf } from "./random.ts";
import { type Refusal, refuse } from "./refusal.ts";
import type { Credentials } from "./service.ts";
import type { Store } from "./store.ts";
import type { Switches } from "./switches.ts";

type Session = { readonly id: string; readonly userId: string; readonly expiresAt: EpochMs };

const unauthorised = (message: string): Refusal => refuse("unauthorised", { status: 401, message });
const expired = (message: string): Refusal => refuse("token_expired", { status: 401, message });

const holds = (value: unknown, text: string): boolean => {
  if (value === text) return true;
  return typeof value === "object" && value !== null && Object.values(value).some((inner) => holds(inner, text));
};

export type Authenticate = (endpoint: Endpoint, input: Input) => string | null;

/** Says who calls (a user's id, or null for nobody in particular), or throws the refusal. */
export const createAuthenticate = (
  store: Store,
  credentials: Credentials,
  switches: Switches,
  now: () => EpochMs,
): Authenticate => {
  const sessions = store.collection<Session>("sessions");
  /** Calls that were refused once for carrying the name `401ONCE`. */
  const refusedOnce = store.collection<{ readonly id: string }>("sandbox_refused_once");

  const isExpiredByScenario = (endpoint: Endpoint, { fields }: Input): boolean => {
    if (switches.isOn("401ALWAYS") || holds(fields, "401ALWAYS")) return true;
    if (switches.isOn("401ONCE")) {
      switches.set("401ONCE", false);
      return true;
    }
    if (!holds(fields, "401ONCE")) return false;
    const id = `${endpoint.call}/${fingerprintOf(JSON.stringify(fields))}`;
    const isFirst = refusedOnce.get(id) === undefined;
    refusedOnce.put({ id });
    return isFirst;
  };

  const checkBearer = (endpoint: Endpoint, input: Input) => {
    if (input.bearer === null) throw unauthorised("Send the service token as `Authorization: Bearer …`.");
    // As in life, all tokens of the time before are dead, and a new one works.
    if (isExpiredByScenario(endpoint, input)) expireBearerTokens(store, now());
    const token = findBearerToken(store, input.bearer);
    if (token === undefined || token.service !== endpoint.service)
      throw unauthorised("The service token is not known.");
    if (token.expiresAt <= now()) throw expired("The service token has expired. Fetch a new one.");
  };

  const checkUser = (apiToken: string): string => {
    const session = sessions.get(apiToken);
    if (session === undefined) throw unauthorised("The api_token is not known. Sign in.");
    if (session.expiresAt <= now()) throw expired("The api_token has expired. Sign in again.");
    return session.userId;
  };

  return (endpoint, input) => {
    if (endpoint.auth === "none") return null;
    if (endpoint.auth === "bearer") {
      checkBearer(endpoint, input);
      return null;
    }
    if (input.apiKey !== credentials.apiKey) throw unauthorised("The api_key is missing or wrong.");
    if (endpoint.auth === "key") return null;
    if (input.apiToken !== null) return checkUser(input.apiToken);
    if (endpoint.auth === "optionalUser") return null;
    throw unauthorised("This call needs an api_token. Sign in.");
  };
};

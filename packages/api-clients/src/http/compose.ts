import { fail, ok, type Result } from "@safar/engine";
import type { Endpoint } from "./endpoint.ts";
import { fillPath } from "./path.ts";

/** The version of the app that the main service is told. */
export const appVersion = 68;

/** On whose behalf a client calls. */
export type CallerFacts = {
  readonly locale: "en" | "ar";
  /** The edition's country, sent as `x-country`. */
  readonly country?: "PK" | "SA" | undefined;
  /** Required by the app and client services. */
  readonly apiKey?: string | undefined;
  /** The signed-in user's token, when somebody is signed in. */
  readonly apiToken?: string | undefined;
};

/** What a call may carry beside its request. */
export type CallParts = {
  /** Sent as `Idempotency-Key`: the same attempt keeps its id through every repetition. */
  readonly attemptId?: string | undefined;
  /** Files by field name. Their presence turns the body into multipart. */
  readonly files?: Readonly<Record<string, Blob>> | undefined;
};

export type Outgoing = {
  readonly path: string;
  readonly method: Endpoint["method"];
  readonly headers: Record<string, string>;
  readonly query: Record<string, unknown>;
  readonly body: BodyInit | null;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

const isPresent = ([, value]: [string, unknown]): boolean => value !== undefined && value !== null;

const multipartOf = (fields: Record<string, unknown>, files: Readonly<Record<string, Blob>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields).filter(isPresent)) form.append(name, textOf(value));
  for (const [name, file] of Object.entries(files)) form.append(name, file);
  return form;
};

const keysOf = ({ auth }: Endpoint, { apiKey, apiToken }: CallerFacts): { api_key?: string; api_token?: string } => ({
  ...(auth !== "bearer" && auth !== "none" && apiKey !== undefined ? { api_key: apiKey } : {}),
  ...((auth === "user" || auth === "optionalUser") && apiToken !== undefined ? { api_token: apiToken } : {}),
});

const compose = (
  endpoint: Endpoint,
  request: unknown,
  caller: CallerFacts,
  { attemptId, files }: CallParts,
): Result<Outgoing, string> => {
  const filled = fillPath(endpoint.path, isRecord(request) ? request : {});
  if (!filled.ok) return filled;
  const { path, rest } = filled.value;
  const { method, service } = endpoint;
  const keys = keysOf(endpoint, caller);
  const headers: Record<string, string> = {
    accept: "application/json",
    locale: caller.locale,
    ...(caller.country === undefined ? {} : { "x-country": caller.country }),
    ...(service === "app" ? { "app-version": String(appVersion) } : {}),
    ...(attemptId === undefined ? {} : { "idempotency-key": attemptId }),
  };
  if (method === "GET" || method === "DELETE") {
    if (keys.api_key !== undefined) headers["api-key"] = keys.api_key;
    if (keys.api_token !== undefined) headers["api-token"] = keys.api_token;
    return ok({ path, method, headers, query: Object.fromEntries(Object.entries(rest).filter(isPresent)), body: null });
  }
  // The keys come last: a request cannot speak for another user by naming a field like them.
  const fields = { ...rest, ...keys };
  if (files !== undefined) return ok({ path, method, headers, query: {}, body: multipartOf(fields, files) });
  headers["content-type"] = "application/json";
  return ok({ path, method, headers, query: {}, body: JSON.stringify(fields) });
};

/** A call as it goes out, or what kept it from being written. */
export const composeRequest = (...parts: Parameters<typeof compose>): ReturnType<typeof compose> => {
  try {
    return compose(...parts);
  } catch {
    // A lone surrogate in a path or a bigint in a body.
    return fail("the request cannot be written as a URL and JSON");
  }
};

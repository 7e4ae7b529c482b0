import { type Clock, type EpochMs, fail, ok, type Problem, type Result } from "@safar/engine";
import { createFetch } from "ofetch";
import type { Circuit } from "./circuit.ts";
import { type CallerFacts, type CallParts, composeRequest, type Outgoing } from "./compose.ts";
import { type Answer, type Decoded, decodeAnswer } from "./decode.ts";
import type { Endpoint, RequestOf, ResponseOf, ServiceName } from "./endpoint.ts";
import { retryAfterMsOf } from "./retry-after.ts";
import type { TokenGate } from "./token-gate.ts";

/** The network, as a port: the platform's `fetch`, or the sandbox called in-process. */
export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** One call as a log may hold it: nothing of the request or the answer but their shape. */
export type CallEvent = {
  readonly service: ServiceName;
  /** The call's number in the specification's list. */
  readonly call: string;
  readonly method: string;
  /** The path as declared, its parameters not filled. */
  readonly path: string;
  /** The HTTP status, 0 when no answer came. */
  readonly status: number;
  readonly ms: number;
  /** `ok`, a problem's kind, or a refusal's code. */
  readonly outcome: string;
  readonly reference?: string;
};

export type ServerTimeEvent = {
  readonly service: ServiceName;
  /** Add to the clock's now to get the service's now. Right to half the round trip. */
  readonly offsetMs: number;
  readonly roundTripMs: number;
};

export type ServiceClientOptions = CallerFacts & {
  readonly service: ServiceName;
  /** With or without a trailing slash. */
  readonly baseUrl: string;
  readonly fetch: Fetch;
  readonly clock: Clock;
  /** Required by the travel and hotels services; shared by all clients of one service. */
  readonly tokens?: TokenGate | undefined;
  /** Keeps back the calls that have failed often; shared by all clients of one service. Every request is sent when absent. */
  readonly circuit?: Circuit | undefined;
  readonly onCall?: ((event: CallEvent) => void) | undefined;
  readonly onServerTime?: ((event: ServerTimeEvent) => void) | undefined;
};

export type CallOptions = CallParts & { readonly signal?: AbortSignal | undefined };

export interface ServiceClient {
  /** Never rejects: every way a call can go wrong is a problem. */
  call<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    options?: CallOptions,
  ): Promise<Result<ResponseOf<E>, Problem>>;
}

const outcomeOf = (result: Result<unknown, Problem>): string => {
  if (result.ok) return "ok";
  return result.error.kind === "refused" ? result.error.code : result.error.kind;
};

/**
 * What a request comes to that was not sent, because its call has failed often: what a proxy before it would say. As with any
 * other 503, money steps ask what became of them before they repeat themselves.
 */
const notSent = (retryAfterMs: number): Problem => ({
  kind: "refused",
  code: "maintenance",
  status: 503,
  message: "not sent: the call has failed too often",
  retryable: true,
  retryAfterMs,
});

/** A client of one upstream service on behalf of one caller; cheap enough to make for each incoming request. */
export const createServiceClient = (config: ServiceClientOptions): ServiceClient => {
  const { clock, service } = config;
  const $fetch = createFetch({
    fetch: config.fetch,
    defaults: { baseURL: config.baseUrl, retry: 0, responseType: "text", ignoreResponseError: true },
  });

  const exchange = async (outgoing: Outgoing, signal: AbortSignal): Promise<Answer> => {
    const { path, ...init } = outgoing;
    // A redirect would carry the credentials to a host that nobody configured.
    const {
      status,
      headers,
      _data: text,
    } = await $fetch.raw<string, "text">(path, {
      ...init,
      signal,
      redirect: "manual",
    });
    const date = Date.parse(headers.get("date") ?? "");
    const retryAfterMs = retryAfterMsOf(headers.get("retry-after"), Number.isNaN(date) ? clock.now() : date);
    return {
      status,
      text: typeof text === "string" ? text : "",
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    };
  };

  /** One exchange, its headers and body, ended by the answer, the timeout or the caller, whichever comes first. */
  const attempt = (
    outgoing: Outgoing,
    timeoutMs: number,
    signal: AbortSignal | undefined,
  ): Promise<Result<Answer, Problem>> =>
    new Promise((resolve) => {
      const controller = new AbortController();
      const settle = (result: Result<Answer, Problem>) => {
        clock.clearTimeout(timer);
        signal?.removeEventListener("abort", abort);
        resolve(result);
      };
      const giveUp = (problem: Problem) => {
        settle(fail(problem));
        controller.abort();
      };
      const abort = () => giveUp({ kind: "aborted" });
      const timer = clock.setTimeout(() => giveUp({ kind: "timeout", afterMs: timeoutMs }), timeoutMs);
      if (signal?.aborted === true) {
        abort();
        return;
      }
      signal?.addEventListener("abort", abort, { once: true });
      exchange(outgoing, controller.signal).then(
        (answer) => settle(ok(answer)),
        () => settle(fail({ kind: "offline" })),
      );
    });

  const report = (endpoint: Endpoint, startedAt: EpochMs, status: number, decoded: Decoded<unknown>) => {
    const now = clock.now();
    const { result, serverTime, reference } = decoded;
    config.onCall?.({
      service,
      call: endpoint.call,
      method: endpoint.method,
      path: endpoint.path,
      status,
      ms: now - startedAt,
      outcome: outcomeOf(result),
      ...(reference === undefined ? {} : { reference }),
    });
    if (serverTime === undefined) return;
    const roundTripMs = now - startedAt;
    config.onServerTime?.({ service, offsetMs: Math.round(serverTime - (startedAt + roundTripMs / 2)), roundTripMs });
  };

  const send = async <E extends Endpoint>(
    endpoint: E,
    outgoing: Outgoing,
    signal: AbortSignal | undefined,
  ): Promise<Result<ResponseOf<E>, Problem>> => {
    const entered = config.circuit?.enter(endpoint.call);
    if (entered?.ok === false) return fail(notSent(entered.error));
    const startedAt = clock.now();
    const answer = await attempt(outgoing, endpoint.timeoutMs, signal);
    const decoded: Decoded<ResponseOf<E>> = answer.ok
      ? decodeAnswer<E["response"]>(endpoint.response, answer.value)
      : { result: answer };
    entered?.value.leave(decoded.result);
    report(endpoint, startedAt, answer.ok ? answer.value.status : 0, decoded);
    return decoded.result;
  };

  return {
    async call(endpoint, request, options = {}) {
      const composed = composeRequest(endpoint, request, config, options);
      if (!composed.ok) return fail({ kind: "malformed", detail: composed.error, status: 0 });
      const outgoing = composed.value;
      if (endpoint.auth !== "bearer") return send(endpoint, outgoing, options.signal);
      if (config.tokens === undefined) return fail({ kind: "tokenUnavailable", message: "Unable to retrieve token" });
      return config.tokens.run((token) => {
        const headers = { ...outgoing.headers, authorization: `Bearer ${token}` };
        return send(endpoint, { ...outgoing, headers }, options.signal);
      }, options.signal);
    },
  };
};

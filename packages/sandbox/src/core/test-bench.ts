import {
  type Endpoint,
  envelopeSchema,
  fillPath,
  type RequestOf,
  type ResponseOf,
  type WireError,
} from "@safar/api-clients/wire";
import { z } from "zod";
import type { BearerToken } from "./bearer-tokens.ts";
import { createManualClock, type EpochMs, type SandboxClock } from "./clock.ts";
import { createSandbox, type Sandbox, type SandboxOptions } from "./sandbox.ts";

export type TestBenchOptions = Omit<SandboxOptions, "seed" | "clock"> & {
  readonly seed?: string;
  readonly clock?: SandboxClock;
  /** When the world begins; 21 November 2026, 09:00 UTC when absent. */
  readonly startAt?: EpochMs;
};

export type AskOptions = {
  /** Asks as this signed-in user. */
  readonly userId?: string;
  readonly locale?: "en" | "ar";
  readonly country?: "PK" | "SA";
  readonly signal?: AbortSignal;
};

/** An answer, decoded by the endpoint's own schemas. One of `data` and `error` is there. */
export type BenchAnswer<Data> = {
  readonly status: number;
  readonly data?: Data;
  readonly error?: WireError;
  readonly requestId: string;
  readonly serverTime: string;
};

export interface TestBench extends Sandbox {
  /** Calls an endpoint with everything its kind of authorisation needs. */
  ask<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    options?: AskOptions,
  ): Promise<BenchAnswer<ResponseOf<E>>>;
}

const dayMs = 24 * 60 * 60_000;

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const queryOf = (fields: Readonly<Record<string, unknown>>): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) query.append(name, String(one));
  }
  return query.size === 0 ? "" : `?${query}`;
};

const decode = <Schema extends z.ZodType>(schema: Schema, data: unknown): z.output<Schema> => z.parse(schema, data);

/** A sandbox on a clock that stands still, and a short way to ask it: for the tests of services. */
export const createTestBench = ({ startAt = Date.UTC(2026, 10, 21, 9), ...options }: TestBenchOptions): TestBench => {
  const sandbox = createSandbox({ seed: "test", clock: createManualClock(startAt), ...options });
  const { store, clock, credentials } = sandbox;

  const keysOf = ({ auth, service }: Endpoint, userId: string | undefined): Record<string, string> => {
    const expiresAt = clock.now() + dayMs;
    if (auth === "none") return {};
    if (auth === "bearer") {
      store.collection<BearerToken>("bearer_tokens").put({ id: `bench-${service}`, service, expiresAt });
      return { authorization: `Bearer bench-${service}` };
    }
    if (userId === undefined) return { "api-key": credentials.apiKey };
    store
      .collection<{ id: string; userId: string; expiresAt: EpochMs }>("sessions", {
        indexes: { userId: (row) => row.userId },
      })
      .put({ id: `bench-${userId}`, userId, expiresAt });
    return { "api-key": credentials.apiKey, "api-token": `bench-${userId}` };
  };

  return {
    ...sandbox,
    async ask<E extends Endpoint>(
      endpoint: E,
      request: RequestOf<E>,
      { userId, locale = "en", country = "PK", signal }: AskOptions = {},
    ): Promise<BenchAnswer<ResponseOf<E>>> {
      const filled = fillPath(endpoint.path, isFields(request) ? request : {});
      if (!filled.ok) throw new Error(filled.error);
      const { path, rest } = filled.value;
      const { method, service } = endpoint;
      const isQuery = method === "GET" || method === "DELETE";
      const response = await sandbox.fetch(
        new Request(`http://sandbox.test/${service}/${path}${isQuery ? queryOf(rest) : ""}`, {
          method,
          headers: { locale, "x-country": country, "content-type": "application/json", ...keysOf(endpoint, userId) },
          ...(isQuery ? {} : { body: JSON.stringify(rest) }),
          ...(signal === undefined ? {} : { signal }),
        }),
      );
      const envelope = envelopeSchema.parse(await response.json());
      return {
        status: response.status,
        requestId: envelope.request_id,
        serverTime: envelope.server_time,
        ...(envelope.error === undefined
          ? { data: decode<E["response"]>(endpoint.response, envelope.Data) }
          : { error: envelope.error }),
      };
    },
  };
};

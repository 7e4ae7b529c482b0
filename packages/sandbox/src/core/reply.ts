import type { Failure, FaultState } from "./faults.ts";
import type { Refusal } from "./refusal.ts";

/** An answer before it is sent. */
export type Reply = {
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The envelope's error code. */
  readonly code?: string;
};

export type Stamp = { readonly requestId: string; readonly serverTime: string };

const encoder = new TextEncoder();

/** Made when somebody reads them: whoever asks for the text has no need of them. */
const bytesOf = (text: string): ReadableStream<Uint8Array> =>
  new ReadableStream(
    {
      pull: (controller) => {
        controller.enqueue(encoder.encode(text));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );

/**
 * An answer whose text is there at once. How long a platform takes to read one of its own, and in how many turns, is a matter of the
 * platform; what happens in here is the same on all of them.
 */
export class TextResponse extends Response {
  readonly #text: string;

  constructor(text: string, init: ResponseInit) {
    super(bytesOf(text), init);
    this.#text = text;
  }

  override text(): Promise<string> {
    return Promise.resolve(this.#text);
  }
}

const headersOf = ({ requestId }: Stamp): Record<string, string> => ({
  "content-type": "application/json; charset=utf-8",
  "x-request-id": requestId,
});

const envelope = (status: number, stamp: Stamp, content: Record<string, unknown>): string =>
  JSON.stringify({ statusCode: status, ...content, request_id: stamp.requestId, server_time: stamp.serverTime });

export const answerReply = (data: unknown, stamp: Stamp): Reply => ({
  status: 200,
  body: envelope(200, stamp, { Data: data }),
  headers: headersOf(stamp),
});

export const refusalReply = ({ code, detail }: Pick<Refusal, "code" | "detail">, stamp: Stamp): Reply => {
  const { status, message, field, retryable = false, meta, retryAfterSeconds } = detail;
  return {
    status,
    code,
    body: envelope(status, stamp, { error: { code, message, field, retryable, meta } }),
    headers: {
      ...headersOf(stamp),
      ...(retryAfterSeconds === undefined ? {} : { "retry-after": String(retryAfterSeconds) }),
    },
  };
};

const failures = {
  401: { code: "token_expired", message: "The token is not accepted." },
  429: { code: "rate_limited", message: "Too many calls. Wait, then try again." },
  500: { code: "supplier_error", message: "Something went wrong." },
  502: { code: "supplier_error", message: "The supplier gave no usable answer." },
  503: { code: "maintenance", message: "The service is down for a while." },
  504: { code: "supplier_timeout", message: "The supplier did not answer in time." },
} as const;

/** The reply an injected failure stands for; null when the connection is dropped. */
export const failureReply = (failure: Failure, stamp: Stamp): Reply | null => {
  if ("drop" in failure) return null;
  const { status, retryAfterSeconds } = failure;
  const { code, message } = failures[status];
  const detail = {
    status,
    message,
    retryable: status !== 401,
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  };
  return refusalReply({ code, detail }, stamp);
};

/** Every value of another type than it should have, its shape kept. */
const wrongTypes = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(wrongTypes);
  if (typeof value === "string") return value.length;
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, wrongTypes(inner)]));
};

type Corruption = Extract<FaultState, { point: "corrupt" }>["as"];

export const corrupt = (reply: Reply, as: Corruption): Reply => {
  if (as === "truncated") return { ...reply, body: reply.body.slice(0, Math.floor(reply.body.length / 2)) };
  if (as === "empty") return { ...reply, body: "" };
  if (as === "html") {
    const body = "<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>";
    return { ...reply, status: 200, body, headers: { ...reply.headers, "content-type": "text/html; charset=utf-8" } };
  }
  return as === "wrongTypes" ? { ...reply, body: JSON.stringify(wrongTypes(JSON.parse(reply.body))) } : reply;
};

import type { SandboxClock } from "../core/clock.ts";
import type { Asked } from "../core/input.ts";
import { createSandbox, type Sandbox, type SandboxOptions } from "../core/sandbox.ts";
import { servicesWith } from "../services/index.ts";
import { answerAll, type Print } from "../services/payments/pages.ts";
import { sampleRealtimeKeys } from "./realtime-keys.ts";
import { createSystemClock } from "./system-clock.ts";

export type InProcessOptions = Partial<SandboxOptions> & {
  /** Makes files of documents, as `printDocument` of the server's door does in Node; without it documents have none. */
  readonly print?: Print;
};

/** The first door: a `fetch` that never leaves the process. */
export interface InProcessSandbox extends Omit<Sandbox, "fetch"> {
  /** Takes what the platform's `fetch` takes; hand it to a client as it is. */
  readonly fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
}

/** Whoever sends a text and nothing else needs no request of the platform's around it, which costs more than most answers. */
const askedBy = (input: string | URL | Request, init: RequestInit = {}): Asked => {
  const { body = null, headers, method = "GET", signal } = init;
  if (typeof input !== "string" || (body !== null && typeof body !== "string")) return new Request(input, init);
  return {
    url: input,
    method: method.toUpperCase(),
    headers: headers instanceof Headers ? headers : new Headers(headers),
    signal: signal ?? new AbortController().signal,
    text: () => Promise.resolve(body ?? ""),
    formData: () => new Response(body, headers === undefined ? {} : { headers }).formData(),
  };
};

/** Opens a sandbox with every service, the sample seed and the system's time unless told otherwise. */
export const openSandbox = ({ print, ...options }: InProcessOptions = {}): InProcessSandbox => {
  const clock: SandboxClock = options.clock ?? createSystemClock();
  const sandbox = createSandbox({ seed: "safar", services: servicesWith(sampleRealtimeKeys), ...options, clock });
  return { ...sandbox, fetch: (input, init) => answerAll(sandbox, askedBy(input, init), print) };
};

import { inject } from "vitest";
import type { Locale } from "../language/locale.ts";

/** What the sandbox's admin interface lets a tester see and set. */
export const sandboxAt = (adminUrl: string) => {
  const call = async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
    const answer = await fetch(adminUrl + path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
    if (!answer.ok)
      throw new Error(`${method} ${path} of the sandbox's admin answered ${answer.status}: ${await answer.text()}`);
    const said: Answer = await answer.json();
    return said;
  };
  const messages = (to: string) =>
    call<{ messages: readonly { attachment?: { code: string }; code?: string; text: string; to: string }[] }>(
      "GET",
      `/outbox?to=${encodeURIComponent(to)}`,
    );
  return {
    scenario: (name: string, on: boolean) => call("POST", "/scenarios", { name, on }),
    fault: (rule: object) => call<{ id: string }>("POST", "/faults", rule),
    clearFaults: () => call("DELETE", "/faults"),
    advance: (advanceMs: number) => call("POST", "/clock", { advanceMs }),
    messages: async (to: string) => (await messages(to)).messages,
    /** The code of the latest message to a phone. */
    code: async (phone: string): Promise<string> => {
      const code = (await messages(phone)).messages.at(-1)?.code;
      if (code === undefined) throw new Error(`No code was sent to ${phone}.`);
      return code;
    },
    /** What is sold under a price that is guaranteed, by the wire of its service; null where nothing is. */
    quoted: (id: string, locale: Locale) =>
      call<unknown>("GET", `/quoted?id=${encodeURIComponent(id)}&locale=${locale}`),
    /** What a list offers under an id, by the wire of its service; null where nothing is. `search` and `currency` as its page has them. */
    offered: ({ currency, id, search }: Readonly<Record<"currency" | "id" | "search", string>>, locale: Locale) =>
      call<unknown>("GET", `/offered?${new URLSearchParams({ id, search, currency, locale })}`),
    rows: async (collection: string) =>
      (await call<Record<string, readonly Record<string, unknown>[]>>("GET", `/state?collection=${collection}`))[
        collection
      ] ?? [],
    journal: async () =>
      (
        await call<{
          entries: readonly {
            requestId: string;
            endpoint: string;
            userId: string | null;
            status: number;
            input: unknown;
          }[];
        }>("GET", "/journal?limit=500")
      ).entries,
  };
};

const sandboxes = new Map<string, string>();

/** Which sandbox a marketplace of a file's own sells for. */
export const noteSandbox = (origin: string, adminUrl: string): void => void sandboxes.set(origin, adminUrl);

/** The sandbox behind a marketplace. */
export const sandboxBehind = (origin: string): Sandbox => sandboxAt(sandboxes.get(origin) ?? inject("adminUrl"));

/** The sandbox behind the marketplace that all journeys share. Nothing that other journeys would feel may be set in it. */
export const sandbox = () => sandboxAt(inject("adminUrl"));

export type Sandbox = ReturnType<typeof sandboxAt>;

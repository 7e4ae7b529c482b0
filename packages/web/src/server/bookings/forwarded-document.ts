import { readAtMost } from "../read-at-most.ts";

/** How much of a document is taken in; a ticket or an invoice is far smaller. */
const longestBytes = 20 * 1024 * 1024;
const patienceMs = 60_000;

type Asked = {
  /** As the service gave it: absolute, or a path on its own host. */
  readonly address: string;
  /** Of the service that gave it. */
  readonly serviceUrl: string;
  /** What the file is called where it is kept. */
  readonly name: string;
  readonly fetch: typeof globalThis.fetch;
};

/** A service's own host may speak plainly; any other that it names must be reached safely. */
const addressOf = ({ address, serviceUrl }: Pick<Asked, "address" | "serviceUrl">): URL | null => {
  const url = URL.canParse(address, serviceUrl) ? new URL(address, serviceUrl) : null;
  if (url === null || url.username !== "" || url.password !== "") return null;
  return url.origin === new URL(serviceUrl).origin || url.protocol === "https:" ? url : null;
};

/**
 * A document of the service, passed on to whoever asked us for it, and kept by nobody in between. Null when it could not be had:
 * anything that is not a PDF of a sensible size is not passed on.
 */
export const forwardedDocument = async ({ fetch, name, ...asked }: Asked): Promise<Response | null> => {
  const url = addressOf(asked);
  if (url === null) return null;
  try {
    const answer = await fetch(url, { redirect: "error", signal: AbortSignal.timeout(patienceMs) });
    const isPdf = answer.headers.get("content-type")?.split(";")[0]?.trim() === "application/pdf";
    if (!answer.ok || !isPdf || answer.body === null) return null;
    const file = await readAtMost(answer.body, longestBytes);
    if (file === null) return null;
    return new Response(file, {
      headers: {
        "content-type": "application/pdf",
        "content-disposition": `attachment; filename="${name}"`,
        "cache-control": "private, no-store",
      },
    });
  } catch {
    return null;
  }
};

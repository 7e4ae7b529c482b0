import type { Runtime } from "../runtime.ts";
import { commonHeaders, fileHeaders, pageHeaders } from "../security/headers.ts";
import { localeCookie } from "../session/cookies.ts";
import type { RequestContext } from "./request-context.ts";

const isHtml = (response: Response) => response.headers.get("content-type")?.startsWith("text/html") ?? false;

/** A redirect of this moment: where it leads may hang on who asks, so the browser's Back must not go by one of before. */
const isOfNow = ({ status }: Response) => status === 302 || status === 303 || status === 307;

const isPicture = (response: Response) => response.headers.get("content-type")?.startsWith("image/") ?? false;

/** The answer with the headers every answer of this server carries. */
export const withHeaders = (
  response: Response,
  context: RequestContext,
  { origin, pageOrigins, cookies }: Pick<Runtime, "origin" | "pageOrigins" | "cookies">,
): Response => {
  const https = origin.startsWith("https:");
  const headers = isHtml(response)
    ? pageHeaders({
        nonce: context.facts.nonce ?? "",
        ...pageOrigins,
        https,
        development: import.meta.env.DEV,
      })
    : isPicture(response)
      ? fileHeaders(https)
      : commonHeaders(https);
  const answer = new Response(response.body, response);
  // The language of the last page read is the one a later visit to the bare front door is shown in.
  if (isHtml(response) && context.chosen.locale !== context.facts.locale) {
    answer.headers.append("set-cookie", localeCookie("locale", context.facts.locale, cookies));
  }
  for (const [name, value] of Object.entries(headers)) if (!answer.headers.has(name)) answer.headers.set(name, value);
  if (isOfNow(response)) answer.headers.set("cache-control", "no-store");
  answer.headers.set("x-request-id", context.id);
  return answer;
};

/** A crawler that is told of an error gets the status and a few words: no page, no picture, no way home by itself. */
export const plainForBots = (response: Response, { isBot }: RequestContext): Response =>
  isBot && response.status >= 400 && isHtml(response)
    ? new Response(response.status === 404 ? "Page Not Found" : "Something went wrong!", {
        status: response.status,
        headers: { "content-type": "text/plain; charset=utf-8" },
      })
    : response;

export const movedTo = (location: string, status: 301 | 302): Response =>
  new Response(null, { status, headers: { location } });

export const refusedWrite = (reason: string): Response =>
  Response.json({ error: "forbidden", message: `This write was refused: ${reason}.` }, { status: 403 });

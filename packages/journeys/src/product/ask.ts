import { request } from "node:http";
import { buffer } from "node:stream/consumers";
import { inject } from "vitest";

export const personAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0 Safari/537.36";
export const crawlerAgent = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

type Asked = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly origin?: string;
};

export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
  readonly bytes: Buffer;
  readonly text: string;
};

/**
 * One request as it is written: no redirect is followed, and no browser or library tidies the path up first. Only what HTTP
 * cannot carry is percent-encoded, as every browser does with an address typed in Arabic.
 */
export const ask = (path: string, { method = "GET", headers = {}, body, origin }: Asked = {}): Promise<Answer> => {
  const { hostname, port } = new URL(origin ?? inject("origin"));
  return new Promise((resolve, reject) => {
    const asking = request(
      {
        hostname,
        port,
        method,
        path: path.replace(/[^\u0021-\u007e]+/gu, encodeURIComponent),
        headers: {
          host: `${hostname}:${port}`,
          "user-agent": personAgent,
          ...(body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) }),
          ...headers,
        },
      },
      async (answer) => {
        const bytes = await buffer(answer);
        const { "set-cookie": cookies = [], ...rest } = answer.headers;
        const flat = Object.entries(rest).map(([name, value]) => [name, String(value)]);
        resolve({
          status: answer.statusCode ?? 0,
          headers: Object.fromEntries(flat),
          cookies,
          bytes,
          text: bytes.toString("utf8"),
        });
      },
    );
    asking.on("error", reject);
    asking.end(body);
  });
};

/** The words of a page's first heading. */
export const headingOf = ({ text }: Answer): string =>
  /<h1[^>]*>(.*?)<\/h1>/s.exec(text)?.[1]?.replace(/<[^>]*>/g, "") ?? "";

/** The language and direction a page says it is in. */
export const languageOf = ({ text }: Answer): string => {
  const [, lang = "", dir = ""] = /<html[^>]* lang="(\w+)" dir="(\w+)"/.exec(text) ?? [];
  return `${lang} ${dir}`;
};

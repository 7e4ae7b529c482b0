import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";

const types: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
};
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-look'; style-src-attr 'unsafe-inline'; font-src 'self'; img-src 'self' data:";
// react-aria writes one rule of its own; it takes the nonce from here, as in the application.
const nonced = (file: string) =>
  file.endsWith(".html")
    ? readFileSync(file, "utf8").replace("<title>", '<meta property="csp-nonce" nonce="look" content="look" /><title>')
    : readFileSync(file);

/**
 * Rules about a page as a whole, which panes that each repeat a page break. They hold for the samples.
 */
export const rulesOfWholePages: readonly string[] = [
  "skip-link",
  "landmark-unique",
  "landmark-no-duplicate-banner",
  "landmark-no-duplicate-contentinfo",
  "landmark-banner-is-top-level",
  "landmark-contentinfo-is-top-level",
  "heading-order",
];

/** Serves a workshop built into a folder (`vite build workshop`) on a free port, under the policy of the application. */
export const serveWorkshop = async (folder: string) => {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://x").pathname;
    const file = join(folder, path === "/" ? "index.html" : path);
    if (!existsSync(file)) return response.writeHead(404).end();
    response.setHeader("content-security-policy", policy);
    return response.setHeader("content-type", types[extname(file)] ?? "text/plain").end(nonced(file));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

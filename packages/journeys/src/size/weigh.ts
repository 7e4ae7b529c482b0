import { existsSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import type { Page, Request } from "playwright-core";

/** Bytes of one page's cold load, before anybody scrolls or presses anything. */
export type Weight = {
  readonly script: number;
  /** Of style sheets, and of the styles that stand in the page. */
  readonly style: number;
  readonly font: number;
  readonly document: number;
  /** Everything that came over the wire, headers too. */
  readonly all: number;
  readonly requests: number;
};

export const clientOf = {
  ours: fileURLToPath(new URL("../../../web/dist/client", import.meta.url)),
  floor: fileURLToPath(new URL("../../../web/floor/dist/client", import.meta.url)),
};

/** An asset weighs what its brotli file does; what has none (a page, a font) what came over the wire. */
const bodyOf = async (request: Request, client: string): Promise<number> => {
  const file = `${client}${new URL(request.url()).pathname}.br`;
  return existsSync(file) ? statSync(file).size : (await request.sizes()).responseBodySize;
};

/** The styles that stand in a page, as their brotli file would weigh. */
const stylesInside = (html: string): number => {
  const styles = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, text = ""]) => text).join("");
  return styles === "" ? 0 : brotliCompressSync(styles).length;
};

/** Loads an address and weighs all that it fetches until the network is idle. */
export const weigh = async (page: Page, address: string, client: string): Promise<Weight> => {
  const requests: Request[] = [];
  page.on("requestfinished", (request) => requests.push(request));
  const answer = await page.goto(address, { waitUntil: "networkidle" });
  const html = (await answer?.text()) ?? "";
  const weights = await Promise.all(
    requests.map(async (request) => {
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      return {
        kind: request.resourceType(),
        body: await bodyOf(request, client),
        wire: responseBodySize + responseHeadersSize,
      };
    }),
  );
  const bodies = (kind: string) => weights.reduce((sum, one) => sum + (one.kind === kind ? one.body : 0), 0);
  return {
    script: bodies("script"),
    style: bodies("stylesheet") + stylesInside(html),
    font: bodies("font"),
    document: bodies("document"),
    all: weights.reduce((sum, { wire }) => sum + wire, 0),
    requests: weights.length,
  };
};

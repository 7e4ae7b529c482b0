import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { servePage } from "../../packages/web/floor/serve.ts";
import { turbo } from "../lib/run.ts";
import type { Benchmark, Sample } from "./measure.ts";

/** Builds and serves one of the pages in `packages/web/floor` that draw something of ours alone; its query names the variant. */
export const openBuiltPage = async (
  name: "halls" | "maps",
  variants: readonly string[],
  measure: (address: string) => Promise<Sample>,
): ReturnType<Benchmark["open"]> => {
  const { code, output } = await turbo([`build:${name}`, "--filter=@safar/web"], { quiet: true });
  if (code !== 0) throw new Error(`The ${name} were not built.\n${output}`);
  const dist = fileURLToPath(new URL(`../../packages/web/floor/${name}/dist`, import.meta.url));
  const page = await readFile(`${dist}/index.html`, "utf8");
  const server = await servePage(
    () => new Response(page, { headers: { "content-type": "text/html; charset=utf-8" } }),
    dist,
  );
  return {
    variants: variants.map((variant) => ({
      name: variant,
      measure: () => measure(`${server.origin}/${name}?${variant}`),
    })),
    close: server.stop,
  };
};

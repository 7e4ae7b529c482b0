import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { servePage } from "../../../packages/web/floor/serve.ts";
import { turbo } from "../../lib/run.ts";
import type { Benchmark } from "../measure.ts";
import { mapFrames } from "./map-frames.ts";

const dist = fileURLToPath(new URL("../../../packages/web/floor/maps/dist", import.meta.url));

/** 2,000 hotels with their prices on a map, beside bare circles of the same library. */
export const mapBench: Benchmark = {
  name: "map",
  what: "2,000 hotels on a map, dragged and zoomed on a processor four times slower: how long the frames take",
  rounds: 8,
  goals: [
    { figure: "panOver33", of: "prices", atMost: 0 },
    { figure: "zoomWorst", of: "prices", to: "circles", atMost: 2 },
  ],
  open: async () => {
    const { code, output } = await turbo(["build:maps", "--filter=@safar/web"], { quiet: true });
    if (code !== 0) throw new Error(`The maps were not built.\n${output}`);
    const page = await readFile(`${dist}/index.html`, "utf8");
    const server = await servePage(
      () => new Response(page, { headers: { "content-type": "text/html; charset=utf-8" } }),
      dist,
    );
    return {
      variants: ["circles", "prices"].map((name) => ({
        name,
        measure: () => mapFrames(`${server.origin}/maps?${name}`),
      })),
      close: server.stop,
    };
  },
};

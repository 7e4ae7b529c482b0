import { readdir, readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const compressible = /\.(?:js|css|svg|json|webmanifest|txt|xml)$/;

/** Leaves a `.br` and a `.gz` beside each text asset of the browser's build, at the best quality: done once, served for ever. */
export const precompress = (): Plugin => ({
  name: "safar:precompress",
  apply: "build",
  applyToEnvironment: (environment) => environment.name === "client",
  async writeBundle({ dir }) {
    if (!dir) return;
    const files = (await readdir(dir, { recursive: true })).filter((file) => compressible.test(file));
    await Promise.all(
      files.map(async (file) => {
        const path = `${dir}/${file}`;
        const bytes = await readFile(path);
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
        await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }));
      }),
    );
  },
});

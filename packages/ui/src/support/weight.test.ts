// @vitest-environment node
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build } from "vite";
import { expect, test } from "vitest";

const source = join(import.meta.dirname, "..");
/** What nearly every page draws with; icons and React are the application's. */
const common = [
  "anchor badge bottom-navigation button card checkbox disclosure footer form-field hero icon icon-button",
  "language-switch lattice link otp-field password-field phone-field price search-field segmented select skeleton",
  "skip-link spinner tabs text-field top-bar",
].flatMap((line) => line.split(" "));

async function weigh(names: readonly string[]): Promise<{ script: number; styles: number }> {
  const entry = [
    `import "${source}/theme/index.ts";`,
    ...names.map((name) => `export * from "${source}/components/${name}/${name}.tsx";`),
  ].join("\n");
  const result = await build({
    configFile: false,
    logLevel: "silent",
    oxc: { jsx: { runtime: "automatic", development: false } },
    root: source,
    plugins: [
      vanillaExtractPlugin(),
      {
        name: "entry",
        resolveId: (id) => (id === "entry" ? "\0entry" : null),
        load: (id) => (id === "\0entry" ? entry : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      rollupOptions: { input: "entry", external: [/^react/, /^lucide-react/], preserveEntrySignatures: "strict" },
    },
  });
  const weight = { script: 0, styles: 0 };
  for (const file of [result].flat().flatMap((built) => ("output" in built ? built.output : []))) {
    const bytes = Buffer.from(file.type === "chunk" ? file.code : file.source);
    const packed = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
    if (file.fileName.endsWith(".js")) weight.script += packed;
    if (file.fileName.endsWith(".css")) weight.styles += packed;
  }
  return weight;
}

test("default: the common components stay light", { timeout: 60_000 }, async () => {
  const { script, styles } = await weigh(common);
  console.log(`common components: ${script} B of script, ${styles} B of styles, brotli`);
  expect(script).toBeGreaterThan(2000);
  expect(script).toBeLessThanOrEqual(6 * 1024);
  expect(styles).toBeGreaterThan(2000);
  expect(styles).toBeLessThanOrEqual(7 * 1024);
});

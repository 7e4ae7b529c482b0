/** `npm run new-vertical -- <name>`: writes every floor of a line of business, which the sandbox then sells. */
import { root, run } from "./lib/run.ts";
import { NotWritten, writeVertical } from "./new-vertical/write-vertical.ts";

const [name = ""] = process.argv.slice(2);

/** What follows from what was written, in the order in which one needs the other. */
const steps = (files: readonly string[]) =>
  [
    // Names are longer or shorter than the templates': lines break elsewhere.
    ["format", "biome", ["check", "--write", ...files], root],
    ["the table of routes", "node", ["vite/write-routes.ts"], `${root}packages/web`],
    ["the catalogues of words", "node_modules/.bin/lingui", ["extract", "--clean"], `${root}packages/web`],
    ["docs", "node", ["scripts/docs.ts"], root],
  ] as const;

try {
  const { made, changed } = writeVertical(root, name);
  for (const [what, command, args, cwd] of steps([...made, ...changed].filter((file) => /\.tsx?$/.test(file)))) {
    const { code, output } = await run(command, args, { cwd, quiet: true });
    if (code !== 0) throw new Error(`Everything is written, but ${what} failed:\n${output}`);
  }
  console.log([...made.map((file) => `  new      ${file}`), ...changed.map((file) => `  changed  ${file}`)].join("\n"));
  console.log(`
The sandbox sells ${name}: one invented offer every day, searched for by its day, priced, reserved, paid for and shown as a ticket.
docs/guides/add-a-vertical.md says what to fill in, in which order.`);
} catch (error) {
  if (!(error instanceof NotWritten)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

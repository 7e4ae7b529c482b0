/** `npm run new-vertical -- <name>`: writes the skeleton of a line of business, to be filled in. */
import { root, run } from "./lib/run.ts";
import { NotWritten, writeVertical } from "./new-vertical/write-vertical.ts";

const [name = ""] = process.argv.slice(2);

const next = (made: string): string => `
The chart, its paths and its address are there; what is sold, how it is searched for and what the service is asked are yours to fill in.
No edition sells it, and so its pages are not there, until its settings say so.

1. npm run dev        writes the table of routes anew; leave it again
2. npm run words      keeps the catalogues in step
3. npm run docs       draws its flow
4. ${made}
   says what to fill in, in which order; docs/guides/add-a-vertical.md says when it is done.`;

try {
  const { made, changed } = writeVertical(root, name);
  // Names are longer or shorter than the templates': lines break elsewhere.
  await run("biome", ["check", "--write", ...made.filter((file) => /\.tsx?$/.test(file)), ...changed], { quiet: true });
  console.log([...made.map((file) => `  new      ${file}`), ...changed.map((file) => `  changed  ${file}`)].join("\n"));
  console.log(next(`packages/engine/src/verticals/${name}/README.md`));
} catch (error) {
  if (!(error instanceof NotWritten)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** `npm run publish:dry`: builds and packs what is public, looks at it as an installer would, and says what would be published. */
import { inspectPackage, publicPackages } from "./checks/packages.ts";
import { turbo } from "./lib/run.ts";

const names = await publicPackages();
const built = await turbo(["build", ...names.map((name) => `--filter=@safar/${name}`)]);
if (built.code !== 0) process.exit(built.code);

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
const sum = (sizes: ReadonlyMap<string, number>, isCounted: (path: string) => boolean = () => true) =>
  [...sizes].reduce((total, [path, bytes]) => (isCounted(path) ? total + bytes : total), 0);

const inspected = await Promise.all(names.map(inspectPackage));
const rows = inspected.map(({ name, tarball, packed: { sizes } }) => ({
  package: `@safar/${name}`,
  files: sizes.size,
  packed: kilobytes(tarball.byteLength),
  unpacked: kilobytes(sum(sizes)),
  code: kilobytes(sum(sizes, (path) => path.endsWith(".js"))),
  types: kilobytes(sum(sizes, (path) => path.endsWith(".d.ts"))),
}));
console.table(rows);

const problems = inspected.flatMap((one) => one.problems);
for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0
    ? "Nothing stands in the way. Nothing was published."
    : `${problems.length} things stand in the way of publishing.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;

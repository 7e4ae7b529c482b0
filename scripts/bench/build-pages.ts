import { root, run, turbo } from "../lib/run.ts";

/** Builds the pages that are measured: ours and the floor's. Standard output stays free for the report. */
export const buildPages = async (): Promise<void> => {
  const web = await turbo(["build", "--filter=@safar/web"], { quiet: true });
  const floor = await run("vite", ["build", "--config", "floor/vite.config.ts"], {
    cwd: `${root}packages/web`,
    quiet: true,
  });
  for (const { code, output } of [web, floor]) if (code !== 0) throw new Error(`The pages were not built.\n${output}`);
};

import { turbo } from "../lib/run.ts";

/** Builds the pages that are measured: ours and the floor's. Standard output stays free for the report. */
export const buildPages = async (): Promise<void> => {
  const { code, output } = await turbo(["build", "build:floor", "--filter=@safar/web"], { quiet: true });
  if (code !== 0) throw new Error(`The pages were not built.\n${output}`);
};

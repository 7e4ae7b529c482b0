/** What one part of the checks came to. A part that is not a test suite counts as one check. */
export type PartResult = {
  readonly passed: number;
  readonly failed: number;
  /** What is told when something failed. */
  readonly output?: string;
  /** What is told at the end, whatever came of it. */
  readonly note?: string;
};

export type Part = {
  readonly name: string;
  readonly run: () => Promise<PartResult>;
};

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`.padStart(8);

/** Runs a part, prints what failed, and gives back its line for the table with what it came to. */
const runPart = async ({ name, run }: Part) => {
  const startedAt = performance.now();
  const { passed, failed, output, note } = await run().catch(
    (error: unknown): PartResult => ({
      passed: 0,
      failed: 1,
      output: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }),
  );
  const took = seconds(performance.now() - startedAt);
  if (failed > 0) console.log(`\n── ${name} failed ──\n${output ?? ""}`);
  const line = `${failed > 0 ? "✗" : "✓"} ${name.padEnd(22)} ${took}   ${passed} passed, ${failed} failed`;
  console.log(line);
  return { passed, failed, line: note === undefined ? line : `${line}\n  ${note}` };
};

/**
 * Runs the rounds one after the other and the parts of a round side by side, prints what failed and the time of each, and ends with
 * `N passed, N failed`. Resolves to the exit code.
 */
export const runParts = async (rounds: readonly (readonly Part[])[]): Promise<number> => {
  const results: Awaited<ReturnType<typeof runPart>>[] = [];
  for (const round of rounds) results.push(...(await Promise.all(round.map(runPart))));
  const sum = (count: "passed" | "failed") => results.reduce((total, result) => total + result[count], 0);
  const table = results.map(({ line }) => line).join("\n");
  console.log(`\nTime per part:\n${table}\n\n${sum("passed")} passed, ${sum("failed")} failed`);
  return sum("failed") === 0 ? 0 : 1;
};

/** What one part of the checks came to. A part that is not a test suite counts as one check. */
export type PartResult = { readonly passed: number; readonly failed: number; readonly output?: string };

export type Part = {
  readonly name: string;
  readonly run: () => Promise<PartResult>;
};

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`.padStart(8);

/** Runs the parts in order, prints what failed and the time of each, and ends with `N passed, N failed`. */
export const runParts = async (parts: readonly Part[]): Promise<number> => {
  const lines: string[] = [];
  let passed = 0;
  let failed = 0;
  for (const part of parts) {
    const startedAt = performance.now();
    const result = await part.run().catch(
      (error: unknown): PartResult => ({
        passed: 0,
        failed: 1,
        output: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
    );
    const took = seconds(performance.now() - startedAt);
    passed += result.passed;
    failed += result.failed;
    if (result.failed > 0) console.log(`\n── ${part.name} failed ──\n${result.output ?? ""}`);
    const line = `${result.failed > 0 ? "✗" : "✓"} ${part.name.padEnd(22)} ${took}   ${result.passed} passed, ${result.failed} failed`;
    lines.push(line);
    console.log(line);
  }
  console.log(`\nTime per part:\n${lines.join("\n")}\n\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
};

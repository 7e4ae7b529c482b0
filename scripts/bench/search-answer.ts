import { createTestBench, services } from "../../packages/sandbox/src/exports/index.ts";

/** The text with which the sandbox's travel service answers a search that finds 1,000 itineraries. */
export const searchAnswer = async (): Promise<string> => {
  const sandbox = createTestBench({ services });
  sandbox.admin.switches.set("many_results", true);
  const authorization = await tokenOf(sandbox.fetch);
  return "";
};

import { loadWords } from "../../i18n/i18n.ts";
import { requestFacts } from "./request-facts.ts";

/**
 * Fetches a script together with its words. The build writes it around every import that a feature makes on demand: see
 * vite/word-scripts.ts. `name` is empty where the script says nothing.
 */
export const withWords = async <Module>(name: string, fetch: () => Promise<Module>): Promise<Module> => {
  const [module] = await Promise.all([fetch(), name === "" ? null : loadWords(requestFacts().locale, [name])]);
  return module;
};

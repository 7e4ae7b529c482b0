import type { Sandbox } from "../core/sandbox.ts";
import { answerUnder } from "./answer-under.ts";
import { openSandbox } from "./in-process.ts";

export type BrowserSandboxOptions = Parameters<typeof openSandbox>[0] & {
  /** The path on the page's own origin under which the services answer: `/sandbox` gives `/sandbox/travel/…`. */
  readonly base?: string;
  /** Where the page's server serves msw's worker script. */
  readonly workerUrl?: string;
};

export interface BrowserSandbox {
  readonly sandbox: Omit<Sandbox, "fetch">;
  /** What a client takes as the origin of the four services. */
  readonly base: string;
  /** Lets requests through to the network again. */
  stop(): Promise<void>;
}

/** The second door: a service worker hands the page's requests to a sandbox that lives in the page. Loads msw when called. */
export const startBrowserSandbox = async (options: BrowserSandboxOptions = {}): Promise<BrowserSandbox> => {
  const { base = "/sandbox", workerUrl = "/mockServiceWorker.js", ...rest } = options;
  const [{ http }, { setupWorker }] = await Promise.all([import("msw"), import("msw/browser")]);
  const { fetch, ...sandbox } = openSandbox(rest);
  const answer = answerUnder(base, fetch);
  const worker = setupWorker(http.all(`${base}/*`, ({ request }) => answer(request)));
  await worker.start({ quiet: true, onUnhandledFrame: "bypass", serviceWorker: { url: workerUrl } });
  return {
    sandbox,
    base,
    stop: async () => {
      await worker.stop();
    },
  };
};

import { once } from "node:events";
import { nextMessage, startChild } from "./child.ts";

export type StartedPage = { readonly origin: string; readonly stop: () => Promise<void> };

/** Serves our marketplace, with settings besides the usual and switches of its sandbox on, or the floor page in a process of its own. */
export const startPage = async (
  which: "ours" | "floor",
  settings: Readonly<Record<string, string>> = {},
  switches: readonly string[] = [],
): Promise<StartedPage> => {
  const child = startChild("./page-server.ts", [which, ...switches], settings);
  const origin = String(await nextMessage(child));
  return {
    origin,
    stop: async () => {
      const ended = once(child, "exit");
      child.disconnect();
      await ended;
    },
  };
};

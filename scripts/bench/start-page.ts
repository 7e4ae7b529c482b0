import { once } from "node:events";
import { nextMessage, startChild } from "./child.ts";
import type { Spent } from "./page-server.ts";

export type StartedPage = {
  readonly origin: string;
  readonly spent: () => Promise<Spent>;
  readonly stop: () => Promise<void>;
};

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
    spent: () => {
      const told = nextMessage(child);
      child.send("spent");
      return told as Promise<Spent>;
    },
    stop: async () => {
      const ended = once(child, "exit");
      child.disconnect();
      await ended;
    },
  };
};

import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

export type StartedPage = { readonly origin: string; readonly stop: () => Promise<void> };

const hasOrigin = (message: unknown): message is { readonly origin: string } =>
  typeof message === "object" && message !== null && "origin" in message;

/** Serves our marketplace or the floor page in a process of its own. */
export const startPage = async (which: "ours" | "floor"): Promise<StartedPage> => {
  const child = fork(fileURLToPath(new URL("./page-server.ts", import.meta.url)), [which], {
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    child.on("message", (message) => hasOrigin(message) && resolve(message.origin));
    child.once("exit", (code) => reject(new Error(`The server of ${which} ended with ${code} before it listened.`)));
  });
  return {
    origin,
    stop: async () => {
      const ended = once(child, "exit");
      child.disconnect();
      await ended;
    },
  };
};

import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Starts a script beside this one as a process of its own. It ends with its parent or when it is let go of. */
export const startChild = (
  script: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): ChildProcess =>
  fork(fileURLToPath(new URL(script, import.meta.url)), [...args], {
    env: { ...process.env, ...env },
    execArgv: [...process.execArgv, "--expose-gc"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });

/** What a child says next. Rejects when it ends instead. */
export const nextMessage = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`${child.spawnargs.join(" ")} ended with ${code}.`));
    child.once("exit", ended);
    child.once("message", (message) => {
      child.off("exit", ended);
      resolve(message);
    });
  });

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { SandboxServer } from "@safar/sandbox/server";
import { freePort } from "../../../../scripts/lib/free-port.ts";
import { settingsFor } from "../../../../scripts/lib/sandbox-settings.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const present = 'import { present } from "./scripts/lib/present.ts"; await present();';

type Settings = Readonly<Record<string, string>>;

/**
 * The web as `npm start` starts it, in a process of its own, which can be told to stop, killed, and started again at the same address.
 * It keeps nothing unless `settings` name a store. `args` are those of `npm start`.
 */
export const webProcess = async (sandbox: SandboxServer, settings: Settings = {}, ...args: readonly string[]) => {
  const port = await freePort();
  const { REDIS_URL: _, STATE_FILE: __, ...environment } = process.env;
  let child: ChildProcess | undefined;

  const spawned = (): ChildProcess =>
    spawn(process.execPath, ["--input-type=module", "--eval", present, "--", ...args], {
      cwd: root,
      env: {
        ...environment,
        ...settingsFor(sandbox),
        PORT: String(port),
        STATE_FILE: "",
        STOP_DELAY_SECONDS: "2",
        LOG_LEVEL: "error",
        ...settings,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });

  /** Sends a signal, and resolves to the exit code and the signal that it ended with. */
  const end = async (signal: NodeJS.Signals): Promise<readonly unknown[]> => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return [];
    const ended = once(child, "exit");
    child.kill(signal);
    return ended;
  };

  return {
    origin: `http://localhost:${port}`,
    port,
    start: async (): Promise<void> => {
      child = spawned();
      child.stderr?.pipe(process.stderr);
      // It says where it is once it is there.
      await once(child.stdout ?? child, "data");
    },
    /** A second one of the same settings, which finds the port taken: what it says, and how it ends. */
    second: async () => {
      const other = spawned();
      const said: string[] = [];
      other.stderr?.on("data", (data) => said.push(String(data)));
      const ended = await once(other, "exit");
      return { ended, said: said.join("") };
    },
    /** What it complains of next. */
    nextComplaint: async (): Promise<string> => String((await once(child?.stderr ?? process.stderr, "data"))[0]),
    /** As `kill -HUP` does: several processes are replaced, one after the other. */
    hangUp: () => child?.kill("SIGHUP"),
    stop: () => end("SIGTERM"),
    kill: () => end("SIGKILL"),
  };
};

export type WebProcess = Awaited<ReturnType<typeof webProcess>>;

import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { freePort } from "./free-port.ts";
import { run } from "./run.ts";

const paths = ["/usr/bin/redis-server", "/usr/local/bin/redis-server", "/opt/homebrew/bin/redis-server"];

const findRedisServer = async (): Promise<string> => {
  const found = [process.env.REDIS_SERVER_PATH, ...paths].find((path) => path !== undefined && existsSync(path));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Installing Debian's redis-server for the store tests …");
    await run("apt-get", ["update", "-qq"], { quiet: true });
    await run("apt-get", ["install", "-y", "-qq", "redis-server"], {
      quiet: true,
      env: { DEBIAN_FRONTEND: "noninteractive" },
    });
    if (existsSync("/usr/bin/redis-server")) return "/usr/bin/redis-server";
  }
  throw new Error("No redis-server was found. Install one, or name it with REDIS_SERVER_PATH=/path/to/redis-server.");
};

export type OwnRedis = {
  readonly url: string;
  /** It takes connections and commands, and answers none until it goes on. */
  readonly hang: () => void;
  readonly goOn: () => void;
  readonly stop: () => void;
};

/** A Redis of its own on a free port of this machine, which keeps nothing. */
export const startRedis = async (): Promise<OwnRedis> => {
  const path = await findRedisServer();
  const port = await freePort();
  const child = spawn(path, ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  await new Promise<void>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`redis-server ended with ${code} before it was ready.`)));
    child.stdout.on("data", (chunk) => String(chunk).includes("Ready to accept connections") && resolve());
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    hang: () => child.kill("SIGSTOP"),
    goOn: () => child.kill("SIGCONT"),
    // It has nothing to put away, and one that hangs would not hear anything gentler.
    stop: () => child.kill("SIGKILL"),
  };
};

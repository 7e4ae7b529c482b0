import { spawn } from "node:child_process";
import { debianBinary } from "./debian-binary.ts";
import { freePort } from "./free-port.ts";

const findRedisServer = (): Promise<string> =>
  debianBinary({
    name: "redis-server",
    paths: [
      process.env.REDIS_SERVER_PATH,
      "/usr/bin/redis-server",
      "/usr/local/bin/redis-server",
      "/opt/homebrew/bin/redis-server",
    ],
    debian: "redis-server",
    otherwise: ", or name it with REDIS_SERVER_PATH=/path/to/redis-server",
  });

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

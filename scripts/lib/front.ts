import { spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** What ends TLS in front of a server. */
export type Front = {
  /** Where it listens without TLS. */
  readonly plainOrigin: string;
  readonly stop: () => Promise<void>;
};

type Started = {
  readonly command: readonly [program: string, ...args: string[]];
  /** All that it writes; goes with it. */
  readonly folder: string;
  readonly plainPort: number;
  readonly tlsPort: number;
  readonly env?: NodeJS.ProcessEnv;
};

const takesConnections = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.end(() => resolve(true)));
    socket.once("error", () => resolve(false));
  });

/** Starts it, and resolves once it listens. Throws where it ends before that. */
export const startFront = async ({ command, env, folder, plainPort, tlsPort }: Started): Promise<Front> => {
  const [program, ...args] = command;
  const child = spawn(program, args, { stdio: "ignore", env: { ...process.env, ...env } });
  while (child.exitCode === null && !(await takesConnections(tlsPort))) await wait(50);
  if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode} before it listened.`);
  return {
    plainOrigin: `http://localhost:${plainPort}`,
    stop: async () => {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true });
    },
  };
};

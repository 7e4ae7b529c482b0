import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The repository's root, wherever a script is called from. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

const bin = `${root}node_modules/.bin`;

export type RunOptions = {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Keep the output to be read instead of showing it as it comes. */
  readonly quiet?: boolean;
};

export type RunResult = { readonly code: number; readonly output: string };

/** Runs a command with the workspace's own tools first on the path. Never throws for a command that fails. */
export const run = (command: string, args: readonly string[], options: RunOptions = {}): Promise<RunResult> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env, PATH: `${bin}:${process.env.PATH ?? ""}` },
      stdio: options.quiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
    });
    let output = "";
    child.stdout?.on("data", (chunk) => (output += chunk));
    child.stderr?.on("data", (chunk) => (output += chunk));
    child.on("error", (error) => resolve({ code: 127, output: `${command}: ${error.message}` }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });

/** turbo wants a `pnpm` on the path, so it always starts through the pinned one. */
export const turbo = (args: readonly string[], options: RunOptions = {}): Promise<RunResult> =>
  run("npx", ["--yes", "pnpm@12.21.0", "exec", "turbo", "run", ...args, "--output-logs=errors-only"], {
    ...options,
    env: { TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1", ...options.env },
  });

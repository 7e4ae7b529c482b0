import type { ChildProcess } from "node:child_process";

/** Kills a process that does not come to what is awaited of it in time, and says so. Call what this gives back once it has. */
export const killUnless = (child: ChildProcess, awaited: "answered" | "ended", ms: number): (() => void) => {
  const late = setTimeout(() => {
    console.error(`Web process ${child.pid} has not ${awaited} within ${ms / 1000} s, and is killed.`);
    child.kill("SIGKILL");
  }, ms);
  child.once("exit", () => clearTimeout(late));
  return () => clearTimeout(late);
};

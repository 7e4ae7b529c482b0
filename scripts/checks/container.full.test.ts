import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../lib/free-port.ts";
import { root, run, turbo } from "../lib/run.ts";

const left = /(?:^|\/)(?:node_modules|\.git|\.turbo|\.var)(?:\/|$)/;

let folder = "";
let server: ChildProcess | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "safar-container-"));
});
afterAll(async () => {
  if (server?.exitCode === null) {
    server.kill("SIGKILL");
    await once(server, "exit");
  }
  await rm(folder, { recursive: true });
});

/** The last step of the container file that installs: what is left out there is not in the container. */
const installs = async (): Promise<readonly string[]> => {
  const [, command = ""] =
    /&& (npx .*install --prod.*)$/m.exec(await readFile(`${root}deploy/Containerfile`, "utf8")) ?? [];
  return command.split(" ");
};

test("default: what the container file installs is enough to serve pages", async () => {
  expect((await turbo(["build", "--filter=@safar/web"], { quiet: true })).code).toBe(0);
  await cp(root, folder, { recursive: true, filter: (path) => !left.test(relative(root, path)) });
  const [command = "", ...args] = await installs();
  const installed = await run(command, args, { cwd: folder, quiet: true });
  expect([installed.code, installed.code === 0 ? "" : installed.output]).toEqual([0, ""]);

  await mkdir(join(folder, "state"));
  const port = await freePort();
  // Nothing of this process's own settings, as in a container.
  const { HOME = "", PATH = "" } = process.env;
  const settings = {
    NODE_ENV: "production",
    PORT: String(port),
    STATE_FILE: join(folder, "state/web.sqlite"),
    LOG_LEVEL: "error",
  };
  server = spawn(process.execPath, ["scripts/serve.ts"], { cwd: folder, env: { HOME, PATH, ...settings } });
  const said: string[] = [];
  server.stderr?.on("data", (data) => said.push(String(data)));
  const ended = once(server, "exit").then(() => {
    throw new Error(`The server ended before it listened.\n${said.join("")}`);
  });
  ended.catch(() => undefined);
  await Promise.race([once(server.stdout ?? server, "data"), ended]);
  for (const path of ["/about-us", "/ar/book-flights-online", "/bus/lahore-to-karachi", "/readyz"])
    expect([path, (await fetch(`http://localhost:${port}${path}`)).status]).toEqual([path, 200]);
  // In a container no other folder can be written to.
  expect(existsSync(join(folder, ".var"))).toBe(false);
}, 600_000);

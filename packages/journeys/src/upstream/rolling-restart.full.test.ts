import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { type SandboxServer, startSandboxServer } from "@safar/sandbox/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startRedis } from "../../../../scripts/lib/redis.ts";
import { personAgent } from "../product/ask.ts";
import { type WebProcess, webProcess } from "../product/web-process.ts";

let redis: Awaited<ReturnType<typeof startRedis>>;
let sandbox: SandboxServer;
let server: WebProcess;
/** Without it no process starts. */
let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "safar-processes-"));
  redis = await startRedis();
  sandbox = await startSandboxServer();
  const settings = { REDIS_URL: redis.url, STATE_FILE: join(folder, "web.sqlite"), STOP_DELAY_SECONDS: "1" };
  server = await webProcess(sandbox, settings, "--processes", "2");
  await server.start();
});
afterAll(async () => {
  await server.kill();
  await sandbox.stop();
  redis.stop();
  await rm(folder, { recursive: true });
});

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** The machine may be busy: only what hangs is lost. */
const hangMs = 120_000;

type Answer = { readonly status: number; readonly process: string };

const asked = (path: string, method: "GET" | "POST"): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const body = method === "POST" ? "mode=dark" : undefined;
    const headers = {
      "user-agent": personAgent,
      "sec-fetch-site": "same-origin",
      ...(body === undefined
        ? {}
        : { "content-type": "application/x-www-form-urlencoded", "content-length": body.length }),
    };
    const asking = request(new URL(path, server.origin), { agent, method, headers }, async (answer) => {
      const said = await text(answer);
      resolve({ status: answer.statusCode ?? 0, process: /"process":(\d+)/.exec(said)?.[1] ?? "" });
    });
    asking.on("error", reject);
    asking.setTimeout(hangMs, () => asking.destroy(new Error("no answer")));
    asking.end(body);
  });

/** Eight people who ask one thing after the other until they are told to stop. */
const crowd = () => {
  const seen: string[] = [];
  const processes = new Set<string>();
  const day = { isOver: false };
  // None that needs a service: those may be slow on a busy machine, and say so.
  const paths = ["/login", "/healthz", "/ar/preferences", "/manifest.webmanifest"] as const;
  const person = async (first: number): Promise<void> => {
    for (let turn = first; !day.isOver; turn += 1) {
      const isWrite = turn % 5 === 4;
      const path = isWrite ? "/api/preferences" : (paths[turn % paths.length] ?? "/");
      const told = await asked(path, isWrite ? "POST" : "GET").then(
        ({ process, status }) => {
          if (process !== "") processes.add(process);
          return status === (isWrite ? 303 : 200) ? "answered" : `${path} ${status}`;
        },
        (error: Error) => `${path} ${error.message}`,
      );
      seen.push(told);
    }
  };
  const people = Array.from({ length: 8 }, (_, first) => person(first));
  return {
    seen,
    processes,
    end: async () => {
      day.isOver = true;
      await Promise.all(people);
    },
  };
};

test("behavior: both processes are replaced under load, and nobody's request is lost", async () => {
  const { end, processes, seen } = crowd();
  await expect.poll(() => processes.size).toBe(2);
  const before = new Set(processes);
  server.hangUp();
  // Two others have answered, and the first two no more.
  await expect.poll(() => [...processes].filter((one) => !before.has(one)).length, { timeout: 120_000 }).toBe(2);
  await expect
    .poll(
      async () => {
        const now = await Promise.all(Array.from({ length: 16 }, () => asked("/healthz", "GET")));
        return now.filter(({ process }) => before.has(process)).length;
      },
      { timeout: 60_000 },
    )
    .toBe(0);
  await end();
  expect(seen.length).toBeGreaterThan(50);
  expect(seen.filter((told) => told !== "answered")).toEqual([]);
}, 600_000);

/** Which processes answer, asked often enough to be answered by all of them. */
const answering = async (): Promise<readonly string[]> => {
  const answers = await Promise.all(Array.from({ length: 16 }, () => asked("/healthz", "GET")));
  return Array.from(new Set(answers.map((answer) => answer.process)));
};

test("behavior: a replacement that cannot be started costs nobody anything, and hinders no later one", async () => {
  const before = await answering();
  await rename(folder, `${folder}-away`);
  await writeFile(folder, "no folder");
  const complaint = server.nextComplaint();
  server.hangUp();
  expect(await complaint).toMatch(/cannot be opened for writing/);
  expect((await answering()).filter((one) => !before.includes(one))).toEqual([]);
  await rm(folder);
  await rename(`${folder}-away`, folder);
  server.hangUp();
  await expect
    .poll(async () => (await answering()).filter((one) => before.includes(one)), { timeout: 120_000 })
    .toEqual([]);
}, 600_000);

test("behavior: a process that is killed is replaced by another", async () => {
  const { process: victim } = await asked("/healthz", "GET");
  process.kill(Number(victim), "SIGKILL");
  await expect
    .poll(
      () =>
        asked("/healthz", "GET").then(
          (answer) => answer.process,
          () => victim,
        ),
      { timeout: 60_000 },
    )
    .not.toBe(victim);
});

test("behavior: several processes without Redis are refused in words", async () => {
  const alone = await webProcess(sandbox, {}, "--processes", "2");
  const { ended, said } = await alone.second();
  expect(ended).toEqual([1, null]);
  expect(said).toMatch(/^2 processes share .* through Redis\. Set REDIS_URL/);
});

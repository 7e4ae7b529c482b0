import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { getResponse, http } from "msw";
import { expect, test } from "vitest";
import { noteEndpoints, noteService } from "../core/sandbox.fixture.ts";
import { createTestBench } from "../core/test-bench.ts";
import { answerUnder } from "./answer-under.ts";

const sources = join(import.meta.dirname, "..");

/** Every module that a door pulls in, by its path from `src`, and every package it names. */
const reachFrom = (entry: string): { readonly files: string[]; readonly packages: string[] } => {
  const files = new Set<string>();
  const packages = new Set<string>();
  const visit = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    // Type-only imports are gone when it runs.
    const text = readFileSync(file, "utf8").replaceAll(/^(import|export) type .*$/gm, "");
    for (const [, specifier = ""] of text.matchAll(/(?:\bfrom |import\()"([^"]+)"\)?[;,\]]/g)) {
      if (specifier.startsWith(".")) visit(join(dirname(file), specifier));
      else packages.add(specifier);
    }
  };
  visit(join(sources, entry));
  return { files: [...files].map((file) => relative(sources, file)), packages: [...packages].toSorted() };
};

test("default: requests under the base reach the sandbox through msw", async () => {
  const bench = createTestBench({ services: [noteService] });
  const answer = answerUnder("/sandbox", bench.fetch);
  const handlers = [http.all("/sandbox/*", ({ request }) => answer(request))];
  const ask = (url: string) =>
    getResponse(handlers, new Request(url, { headers: { "api-key": bench.credentials.apiKey } }), {
      baseUrl: "http://page.test",
    });
  const response = await ask("http://page.test/sandbox/app/notes");
  expect(response?.status).toBe(200);
  expect(JSON.parse((await response?.text()) ?? "").Data.notes).toHaveLength(1);
  expect(await ask("http://page.test/other")).toBeUndefined();
});

test("behavior: a body goes through, and a dropped connection is a network error", async () => {
  const bench = createTestBench({ services: [noteService] });
  await bench.ask(noteEndpoints.write, { text: "signs u1 in" }, { userId: "u1" });
  const answer = answerUnder("/sandbox", bench.fetch);
  const body = JSON.stringify({ text: "hello", api_key: bench.credentials.apiKey, api_token: "bench-u1" });
  const write = () => answer(new Request("http://page.test/sandbox/app/notes", { method: "POST", body }));
  expect((await (await write()).json()).Data.text).toBe("hello");
  bench.admin.faults.add({ point: "before", fail: { drop: true } });
  expect((await write()).type).toBe("error");
});

test("behavior: neither the browser's door nor the in-process one pulls in Node, sockets or servers", () => {
  for (const entry of ["exports/index.ts", "exports/browser.ts"]) {
    const { files, packages } = reachFrom(entry);
    expect(files).toContain("core/sandbox.ts");
    expect(packages).toContain("zod");
    expect(packages.filter((name) => /^(node:|ws$|srvx)/.test(name))).toEqual([]);
  }
  expect(reachFrom("exports/index.ts").packages).not.toContain("msw");
  expect(reachFrom("exports/server.ts").packages).toEqual(expect.arrayContaining(["node:sqlite", "srvx/node", "ws"]));
});

test("behavior: msw is loaded on demand", () => {
  const source = readFileSync(join(sources, "doors/browser.ts"), "utf8");
  expect(source).toContain('import("msw/browser")');
  expect(source).not.toMatch(/from "msw/);
});

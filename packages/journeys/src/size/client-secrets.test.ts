import { readdir, readFile } from "node:fs/promises";
import { sampleCredentials } from "@safar/sandbox";
import { expect, test } from "vitest";
import { clientOf } from "./weigh.ts";

/** Texts that only the named thing holds, and that no minifier takes away. */
const telltales = {
  zod: ["invalid_union", "ZodError", "unrecognized_keys"],
  msw: ["mockServiceWorker", "[MSW]"],
  "the sandbox": ["sandbox_meta", "bearer_tokens", "many_results"],
  "the service clients": ["partner/api/auth/token", "Idempotency-Key", "api_token"],
  "a credential": [sampleCredentials.password, sampleCredentials.apiKey],
};

const readClient = async (): Promise<ReadonlyMap<string, string>> => {
  const files = (await readdir(clientOf.ours, { recursive: true })).filter((file) =>
    /\.(?:js|css|json|html)$/.test(file),
  );
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(`${clientOf.ours}/${file}`, "utf8")] as const)),
  );
};

test.each(Object.entries(telltales))("default: the browser's build holds nothing of %s", async (_, texts) => {
  const assets = await readClient();
  expect(assets.size).toBeGreaterThan(5);
  const found = [...assets].flatMap(([file, text]) =>
    texts.filter((one) => text.includes(one)).map((one) => `${file}: ${one}`),
  );
  expect(found).toEqual([]);
});

import { expect, test } from "vitest";
import { servePage } from "../../../web/floor/serve.ts";
import { visiting } from "../product/visit.ts";
import { clientOf, weigh } from "./weigh.ts";

const html = { "content-type": "text/html; charset=utf-8" };
const script = { "content-type": "text/javascript" };

/** What a weighing of a page says whose script is answered so. */
const weighing = async (answer: () => Response): Promise<unknown> => {
  const server = await servePage(({ url }) =>
    new URL(url).pathname === "/"
      ? new Response(`<link rel="icon" href="data:,"><script src="/assets/none.js"></script>`, { headers: html })
      : answer(),
  );
  let said: unknown;
  await visiting({}, async ({ page }) => {
    said = await weigh(page, `${server.origin}/`, clientOf.ours).catch((error: unknown) => error);
  }).finally(server.stop);
  return said;
};

test("behavior: a page whose script is missing is not weighed", async () => {
  const said = await weighing(() => new Response("", { status: 404 }));
  expect(said).toMatchObject({
    message: expect.stringMatching(/assets\/none\.js answered 404.*Build the pages again/),
  });
});

test("behavior: a script that is of another build is not weighed", async () => {
  const said = await weighing(() => new Response("1", { headers: script }));
  expect(said).toMatchObject({ message: expect.stringMatching(/none\.js has no brotli file in .*another build/) });
});

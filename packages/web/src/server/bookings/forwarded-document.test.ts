import { expect, test } from "vitest";
import { forwardedDocument } from "./forwarded-document.ts";

const serviceUrl = "http://client.internal/client";
const name = "safar-invoice.pdf";

const pdf = (headers: Record<string, string> = {}) =>
  new Response("%PDF-1.4", { headers: { "content-type": "application/pdf", ...headers } });

/** A document that says nothing of its length and does not end. */
const endless = () => {
  const read = { bytes: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        read.bytes += 2 ** 20;
        controller.enqueue(new Uint8Array(2 ** 20));
      },
    },
    { highWaterMark: 0 },
  );
  return { read, answer: new Response(body, { headers: { "content-type": "application/pdf" } }) };
};

const forward = async (address: string, answer: () => Response | Promise<Response> = pdf) => {
  const asked: string[] = [];
  const fetch = async (url: string | URL | Request) => {
    asked.push(url instanceof Request ? url.url : url.toString());
    return answer();
  };
  return { asked, response: await forwardedDocument({ address, serviceUrl, name, fetch }) };
};

test("default: a path of the service's host, or another host by https, is fetched and passed on", async () => {
  const { asked, response } = await forward("/client/documents/ABC.pdf");
  expect(asked).toEqual(["http://client.internal/client/documents/ABC.pdf"]);
  expect(await response?.text()).toBe("%PDF-1.4");
  expect(Object.fromEntries(response?.headers ?? [])).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": 'attachment; filename="safar-invoice.pdf"',
    "cache-control": "private, no-store",
  });
  expect((await forward("https://files.example/a.pdf?signature=1")).response).not.toBeNull();
});

test.each([
  "http://elsewhere.internal/secret.pdf",
  "file:///etc/passwd",
  "https://user:word@files.example/a.pdf",
  "//x y",
])("behavior: %s is not fetched", async (address) => {
  expect(await forward(address)).toEqual({ asked: [], response: null });
});

test.each<[string, () => Response | Promise<Response>]>([
  ["a page", () => new Response("<html>", { headers: { "content-type": "text/html" } })],
  ["an error", () => new Response("%PDF", { status: 404, headers: { "content-type": "application/pdf" } })],
  ["something endless", () => endless().answer],
  ["nothing at all", () => Promise.reject(new TypeError("the connection broke"))],
])("behavior: %s is not passed on", async (_, answer) => {
  expect((await forward("/client/documents/ABC.pdf", answer)).response).toBeNull();
});

test("behavior: of something endless no more is read than a document may have", async () => {
  const { answer, read } = endless();
  expect((await forward("/client/documents/ABC.pdf", () => answer)).response).toBeNull();
  expect(read.bytes).toBeLessThanOrEqual(21 * 2 ** 20);
});

test("behavior: a document that has moved is not looked for where it says, which may be anywhere", async () => {
  const asked: string[] = [];
  // As the platform does: it goes on by itself unless it is told not to.
  const fetch = async (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    asked.push(new Request(url).url);
    if (asked.length > 1) return pdf();
    if (init.redirect === "error") throw new TypeError("a redirect");
    return init.redirect === "manual" ? Response.redirect(moved, 302) : fetch(moved, init);
  };
  const moved = "http://metadata.internal/secret.pdf";
  const address = "https://files.example/a.pdf";
  expect(await forwardedDocument({ address, serviceUrl, name, fetch })).toBeNull();
  expect(asked).toEqual([address]);
});

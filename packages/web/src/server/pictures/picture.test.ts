import { posterKinds } from "@safar/ui/poster-drawing";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { answerPicture } from "./picture.ts";
import { openPictures } from "./pictures.ts";

let photograph: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  const drawn = sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#1c4f9f" } });
  photograph = new Uint8Array(await drawn.jpeg().toBuffer());
});

const png = { "content-type": "image/png" };
const listed = "https://media.example";
const of = `${listed}/hunza.jpg`;

/** A picture server whose other origins answer what the test says. */
const opened = (answer: (url: URL) => Response | Promise<Response>, room?: number) => {
  let time = 0;
  const asked: string[] = [];
  const pictures = openPictures({
    origins: [listed],
    now: () => time,
    fetch: async (url, init) => {
      const { href } = new URL(url instanceof Request ? url.url : url);
      asked.push(href);
      expect(init?.redirect).toBe("error");
      return answer(new URL(href));
    },
    ...(room === undefined ? {} : { room }),
  });
  return {
    asked,
    pass: (ms: number) => {
      time += ms;
    },
    get: (width: string | number, address = of, kind = "blog") =>
      answerPicture(
        new URL(`https://safar.example/pictures?of=${encodeURIComponent(address)}&kind=${kind}`),
        String(width),
        pictures,
      ),
  };
};
const giving = () => new Response(photograph, { headers: { "content-type": "image/jpeg" } });

test("default: a photograph comes as webp at the width that was asked for, and is fetched once", async () => {
  const { get, asked } = opened(giving);
  const [answer, again] = await Promise.all([get(640), get(640)]);
  expect(answer.headers.get("content-type")).toBe("image/webp");
  expect(answer.headers.get("cache-control")).toContain("max-age=86400");
  const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata();
  expect([format, width, height]).toEqual(["webp", 640, 480]);
  expect(again.status).toBe(200);
  expect((await get(640)).status).toBe(200);
  expect(asked).toEqual([of]);
});

test("behavior: is never made larger than it is", async () => {
  const answer = await opened(giving).get(3072);
  expect((await sharp(await answer.arrayBuffer()).metadata()).width).toBe(1600);
});

describe("what is refused", () => {
  test.each(["641", "0", "1e3", "640.webp", ""])("behavior: %s is no width that is served", async (width) => {
    const { get, asked } = opened(giving);
    const answer = await get(width);
    expect(answer.status).toBe(400);
    expect((await answer.json()).message).toContain("320, 640");
    expect(asked).toEqual([]);
  });

  test("behavior: so is a picture of nothing, and of a kind there is not", async () => {
    const { get } = opened(giving);
    expect((await get(640, "")).status).toBe(400);
    expect((await get(640, `${listed}/${"a".repeat(1000)}`)).status).toBe(400);
    expect((await (await get(640, of, "boat")).json()).message).toContain(posterKinds.join(", "));
  });

  test.each([
    "https://evil.example/a.jpg",
    "http://media.example/a.jpg",
    "https://media.example:8443/a.jpg",
    "https://media.example@evil.example/a.jpg",
    "https://user:secret@media.example/a.jpg",
    "https://media.example.evil.example/a.jpg",
    "http://127.0.0.1/a.jpg",
    "http://169.254.169.254/latest/meta-data",
    "file:///etc/passwd",
    "not an address",
  ])("behavior: %s is never asked, and is drawn instead", async (address) => {
    const { get, asked } = opened(giving);
    const answer = await get(640, address);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([403, "image/svg+xml; charset=utf-8"]);
    expect(await answer.text()).toMatch(/^<svg /);
    expect(asked).toEqual([]);
  });
});

describe("what cannot be had is drawn", () => {
  const tooMuch = () =>
    new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)),
    });
  test.each<[string, () => Response]>([
    ["an error", () => new Response("gone", { status: 404 })],
    ["words", () => new Response("<html>", { headers: { "content-type": "text/html" } })],
    ["noise", () => new Response("no picture at all", { headers: png })],
    [
      "an SVG that says it is something else",
      () => new Response('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', { headers: png }),
    ],
    ["more than a picture should have", () => new Response(tooMuch(), { headers: png })],
    ["a truncated picture", () => new Response(photograph.slice(0, 300), { headers: png })],
  ])("behavior: %s", async (_, answer) => {
    const response = await opened(answer).get(640);
    expect([response.status, response.headers.get("cache-control")]).toEqual([502, "public, max-age=60"]);
    expect(await response.text()).toMatch(/^<svg /);
  });

  test("behavior: a picture larger than memory allows", async () => {
    const wide = await sharp({ create: { width: 9000, height: 5000, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    const response = await opened(() => new Response(new Uint8Array(wide), { headers: png })).get(640);
    expect(response.status).toBe(502);
  });

  test("behavior: an origin that fails is asked again after a minute, not before", async () => {
    let isAway = true;
    const { get, asked, pass } = opened(() => (isAway ? Response.error() : giving()));
    expect((await get(640)).status).toBe(502);
    isAway = false;
    expect((await get(640)).status).toBe(502);
    expect(asked).toHaveLength(1);
    pass(60_000);
    expect((await get(640)).status).toBe(200);
  });
});

test("behavior: only so many are in hand at a time, and only so many bytes are kept", async () => {
  const gate = Promise.withResolvers<void>();
  const { get, asked } = opened(async () => {
    await gate.promise;
    return giving();
  }, 1);
  const waiting = Array.from({ length: 16 }, (_, index) => get(320, `${listed}/${index}.jpg`));
  expect((await get(320, `${listed}/one-more.jpg`)).status).toBe(503);
  gate.resolve();
  for (const answer of await Promise.all(waiting)) expect(answer.status).toBe(200);
  await get(320, `${listed}/0.jpg`);
  expect(asked).toHaveLength(17);
});

import type { ServerRequest } from "srvx";
import { expect, test } from "vitest";
import { clientAddressHeader } from "../src/server/request/client-address.ts";
import { askedOf } from "./front.ts";

/** What comes over a connection from 198.51.100.7. */
const asked = (path: string, init: RequestInit = {}): ServerRequest =>
  Object.assign(new Request(`https://safar.example${path}`, init), { ip: "198.51.100.7" });

const addressSeen = async (headers: Record<string, string>, proxies: number) => {
  const request = await askedOf(asked("/login", { headers }), { https: true, proxies });
  return request.headers.get(clientAddressHeader);
};

test("default: the application is told who asks by who is connected, or by what the proxies in front say", async () => {
  expect(await addressSeen({}, 0)).toBe("198.51.100.7");
  expect(await addressSeen({ "x-forwarded-for": "203.0.113.9" }, 1)).toBe("203.0.113.9");
});

test("behavior: nobody says for themselves from where they ask, by whatever header", async () => {
  const forged = { [clientAddressHeader]: "192.0.2.1", "x-forwarded-for": "192.0.2.1" };
  expect(await addressSeen(forged, 0)).toBe("198.51.100.7");
  expect(await addressSeen({ ...forged, "x-forwarded-for": "192.0.2.1, 203.0.113.9" }, 1)).toBe("203.0.113.9");
});

test("behavior: what is too long, or in another place, is answered before the application is asked", async () => {
  const front = { https: true, proxies: 0 };
  const long = await askedOf(asked("/", { method: "POST", body: "a", headers: { "content-length": "999999" } }), front);
  const moved = await askedOf(asked("//blogs"), front);
  expect([long, moved].map((one) => one instanceof Response && one.status)).toEqual([413, 301]);
  expect(moved.headers.get("location")).toBe("/blogs");
});

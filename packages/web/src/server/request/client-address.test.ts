import { expect, test } from "vitest";
import { clientAddressOf } from "./client-address.ts";

const peer = "10.0.0.1";

test.each([
  ["nobody stands before this server", 0, "203.0.113.7", peer],
  ["a proxy has said whom it was asked by", 1, "203.0.113.7", "203.0.113.7"],
  ["the caller has written something to its left", 1, "127.0.0.1, 203.0.113.7", "203.0.113.7"],
  ["two proxies have added to it", 2, "198.51.100.1, 203.0.113.7, 10.0.0.2", "203.0.113.7"],
  ["one of two was gone past", 2, "10.0.0.2", "10.0.0.2"],
  ["it is IPv6", 1, "2001:db8::7", "2001:db8::7"],
  ["what was said is no address", 1, "unknown", peer],
  ["a proxy has said nothing", 1, null, peer],
])("default: where %s", (_, proxies, forwardedFor, client) => {
  expect(clientAddressOf({ peer, forwardedFor, proxies })).toBe(client);
});

test("default: without a connection nobody knows", () => {
  expect(clientAddressOf({ peer: undefined, forwardedFor: null, proxies: 0 })).toBe("unknown");
});

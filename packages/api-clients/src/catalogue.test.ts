import { expect, test } from "vitest";
import { z } from "zod";
import { endpoints } from "./catalogue.ts";
import { type Endpoint, forcedSdkTimeoutMs, requestTimeoutMs } from "./http/endpoint.ts";
import { pathParametersOf } from "./http/path.ts";
import { shapeText } from "./shape-text.ts";
import { notYetDeclared, specificationCalls, tourCalls } from "./specification-calls.ts";

const addressOf = ({ service, method, path }: Pick<Endpoint, "service" | "method" | "path">): string =>
  `${service} ${method} ${path}`;

/** `financial/process?sdk=force` is a variant of `financial/process`, not a call of its own. */
const withoutVariant = (endpoint: Endpoint): Endpoint => ({ ...endpoint, path: endpoint.path.split("?", 1)[0] ?? "" });

const isForcedSdk = ({ path }: Endpoint): boolean => path.endsWith("?sdk=force");

const known = new Map(
  [...specificationCalls, ...tourCalls].map(([call, service, method, path]) => [
    addressOf({ service, method, path }),
    call,
  ]),
);

const named = endpoints.map((endpoint) => [addressOf(endpoint), endpoint] as const);

test("default: the specification lists 122 calls, and tours add four", () => {
  const ids = [...specificationCalls, ...tourCalls].map(([call]) => call);
  expect(ids).toEqual(Array.from({ length: 126 }, (_, index) => `C${String(index + 1).padStart(3, "0")}`));
  expect(known.size).toBe(126);
});

test("default: every call of the specification is declared, or is listed as not yet declared and is not", () => {
  const declared = new Set(endpoints.map(withoutVariant).map(addressOf));
  const missing = [...known].filter(([address]) => !declared.has(address)).map(([, call]) => call);
  const forgotten = missing.filter((call) => !notYetDeclared.has(call));
  const declaredNow = [...notYetDeclared].filter((call) => !missing.includes(call));
  expect(forgotten, "declare these calls").toEqual([]);
  expect(declaredNow, "these calls are declared: take them off `notYetDeclared`").toEqual([]);
});

test.each(named)(
  "default: %s is declared as the specification has it, or is marked as the project's",
  (_, endpoint) => {
    const call = known.get(addressOf(withoutVariant(endpoint)));
    if (endpoint.origin === "specification") expect(call).toBe(endpoint.call);
    else expect(call === undefined || tourCalls.some(([tour]) => tour === call)).toBe(true);
  },
);

test("default: no call is declared twice", () => {
  const addresses = endpoints.map(addressOf);
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
});

test.each(named)("default: %s proves who is calling as its service wants it", (_, endpoint) => {
  const usesTokens = endpoint.service === "travel" || endpoint.service === "hotels";
  const allowed = usesTokens ? ["bearer"] : ["key", "user", "optionalUser"];
  const isTokenCall = endpoint.call === "C025";
  expect(isTokenCall ? ["none"] : allowed).toContain(endpoint.auth);
});

test.each(named)("default: %s may take 60 seconds, and 90 with the payment SDK forced", (_, endpoint) => {
  expect(endpoint.timeoutMs).toBe(isForcedSdk(endpoint) ? forcedSdkTimeoutMs : requestTimeoutMs);
});

test.each(named)("default: %s is well written", (_, endpoint) => {
  expect(endpoint.path).toMatch(/^[A-Za-z][\w\-/{}]*(\?sdk=force)?$/);
  expect(endpoint.summary).toMatch(/^[A-Z].*\.$/);
  const shape = endpoint.request instanceof z.ZodObject ? Object.keys(endpoint.request.shape) : [];
  for (const name of pathParametersOf(endpoint.path)) expect(shape).toContain(name);
  expect(shapeText(endpoint.request)).not.toBe("");
  expect(shapeText(endpoint.response)).not.toBe("");
});

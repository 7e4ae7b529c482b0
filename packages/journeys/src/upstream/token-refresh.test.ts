import { generalEndpoints } from "@safar/api-clients";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createLog } from "../../../web/src/server/log.ts";
import { createMemoryStore } from "../../../web/src/server/stores/memory-store.ts";
import { openUpstream } from "../../../web/src/server/upstream/upstream.ts";
import { type CountedSandbox, countedSandbox } from "./counted-sandbox.ts";

let sandbox: CountedSandbox;
beforeEach(async () => {
  sandbox = await countedSandbox();
});
afterEach(() => sandbox.stop());

const open = () => {
  const travel = openUpstream(
    sandbox.environment,
    createMemoryStore(),
    createLog("silent"),
  )({
    locale: "en",
    country: "PK",
  }).travel;
  const burst = (size: number) =>
    Promise.all(Array.from({ length: size }, () => travel.call(generalEndpoints.clientCurrency, {})));
  return { burst };
};

test("behavior: a thousand calls on an expired token cause one token call, and none is lost or sent more than twice", async () => {
  const { burst } = open();
  expect((await burst(1)).every((answer) => answer.ok)).toBe(true);
  sandbox.expireTokens();
  sandbox.forget();
  const answers = await burst(1000);
  expect(answers.filter((answer) => !answer.ok)).toEqual([]);
  expect(sandbox.tokenCalls()).toBe(1);
  expect(sandbox.calls()).toBeLessThanOrEqual(2000);
});

test("behavior: a refresh that fails fails all with the same sentence", async () => {
  const { burst } = open();
  await burst(1);
  sandbox.refuseTokens();
  sandbox.forget();
  const answers = await burst(1000);
  for (const answer of answers) {
    expect(answer).toEqual({ ok: false, error: { kind: "tokenUnavailable", message: "Unable to retrieve token" } });
  }
  // Each wave of calls that is let through asks once more whether a token can be had now; never each call for itself.
  expect(sandbox.tokenCalls()).toBeLessThan(64);
});

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ask } from "../product/ask.ts";
import { ownProduct } from "../product/own-product.ts";

// What is kept of contents for strangers would hide for a while that they cannot be had.
process.env["FRONT_PAGE_SECONDS"] = "0";
const product = ownProduct();
const at = async (path: string) => (await ask(path, { origin: product().origin })).status;

/** As the product comes: how long a service that has failed often is left alone. */
const pauseMs = 5000;
/** A page of the service that fails, and the call that it is made from. */
const theirs = { path: "/about-us", call: "C120" };
/** Of other services, or of none. */
const others = ["/", "/preferences", "/login", "/forgot-password", "/contact-us", "/readyz"];

const failures = [
  ["says that it is closed", { status: 503 }],
  ["breaks every connection", { drop: true }],
] as const;

// The product serves from this very process: its clock stands still until a test winds it on.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(async () => {
  await product().sandbox.clearFaults();
  vi.useRealTimers();
});

describe.each(failures)("a service that %s", (_, fail) => {
  test("behavior: is left alone once it has failed often; what needs it says so, and the rest goes on", async () => {
    const { sandbox } = product();
    const asked = async () =>
      (await sandbox.journal()).filter(({ endpoint }) => endpoint.startsWith(theirs.call)).length;
    expect(await at(theirs.path)).toBe(200);
    await sandbox.fault({ point: "before", match: { service: "client" }, fail });

    const before = await asked();
    for (let time = 0; time < 10; time += 1) expect(await at(theirs.path)).toBe(503);
    const failed = (await asked()) - before;
    expect(failed).toBe(10);
    for (let time = 0; time < 10; time += 1) expect(await at(theirs.path)).toBe(503);
    expect((await asked()) - before).toBe(failed);

    for (const path of others) expect([path, await at(path)]).toEqual([path, 200]);
    expect((await asked()) - before).toBe(failed);

    // After the pause one question goes out, and no more while the answer is a failure.
    vi.setSystemTime(Date.now() + pauseMs);
    for (let time = 0; time < 3; time += 1) expect(await at(theirs.path)).toBe(503);
    expect((await asked()) - before).toBe(failed + 1);

    // It is there again, and nobody knows until the pause is over.
    await sandbox.clearFaults();
    expect(await at(theirs.path)).toBe(503);
    vi.setSystemTime(Date.now() + pauseMs);
    expect(await at(theirs.path)).toBe(200);
  });
});

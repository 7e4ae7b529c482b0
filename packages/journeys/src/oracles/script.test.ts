// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { oracleScript, reportName } from "./oracles.ts";
import type { Look } from "./watch.ts";

test("plant: the script that pages get stands by itself, and tells of a fault once the page rests", async () => {
  const looks: Look[] = [];
  Object.assign(globalThis, { [reportName]: (look: Look) => looks.push(look) });
  document.body.innerHTML = `<main><h1>Trip</h1><p>Discount <bdi>Rs -4,567</bdi></p><a href="/blogs">Blog</a></main>`;
  // As a browser runs it: nothing that a module holds is there.
  // oxlint-disable-next-line no-implied-eval, no-new-func
  const stop: unknown = new Function(`return ${oracleScript()}`)();
  document.body.append(document.createElement("p"));
  await vi.waitFor(() => expect(looks).not.toEqual([]));
  expect(looks[0]).toMatchObject({
    path: location.pathname,
    watched: expect.arrayContaining(["writing", "pressable"]),
    faults: [expect.stringContaining("a hyphen for a minus sign")],
    links: ["/blogs"],
  });
  if (typeof stop === "function") stop();
});

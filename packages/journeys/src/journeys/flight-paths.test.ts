import { replay } from "@safar/paths";
import { describe, expect, test } from "vitest";
import { flightPages } from "../flows/pages.ts";
import { flightPagesDriver } from "../product/flight-pages.ts";
import { ownProduct } from "../product/own-product.ts";
import { type Locale, visiting } from "../product/visit.ts";

const product = ownProduct();
const suite = flightPages();
/** In Arabic when there is time. */
const locales: readonly Locale[] = process.env.SAFAR_FULL === "true" ? ["en", "ar"] : ["en"];

describe.each(locales)("%s", (locale) => {
  test.each(suite.paths.map((path) => [path.title, path] as const))(
    "behavior: every transition of the flights' walk that a person can take: %s",
    async (_, path) => {
      const { origin, sandbox } = product();
      await visiting({ locale, origin }, async (visit) => {
        const { mismatch } = await replay(path, flightPagesDriver(visit, locale, sandbox));
        expect(mismatch === null ? null : [mismatch.message, mismatch.prefix]).toBe(null);
        const uuid = new URL(visit.page.url()).pathname.split("/").at(-1);
        const order = (await sandbox.rows("orders")).find((row) => row["uuid"] === uuid);
        const attempts = (await sandbox.rows("payment_attempts")).filter((row) => row["order"] === order?.["id"]);
        const taken = order === undefined ? 0 : attempts.filter((row) => row["state"] === "received").length;
        expect(taken).toBe(path.steps.at(-1)?.expect.state === "confirmed" ? 1 : 0);
      });
    },
    120_000,
  );
});

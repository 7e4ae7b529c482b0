import type { Page } from "playwright-core";
import { test as run } from "vitest";
import type { Locale } from "../language/locale.ts";
import { visiting } from "./visit.ts";

type Product = { readonly origin: string; readonly adminUrl: string };

let where: { readonly product: () => Product; readonly locale: Locale } | undefined;

/** Where the tests that are registered next are run, and in which language. */
export const runAt = (product: () => Product, locale: Locale): void => {
  where = { product, locale };
};

/**
 * Playwright's `test`, with the browser that all journeys share.
 * @public Exported test files import it.
 */
export const test = (title: string, body: (fixtures: { readonly page: Page }) => Promise<void>): void => {
  const here = where;
  if (here === undefined) throw new Error("Say with runAt where the exported tests are run.");
  const { locale, product } = here;
  run(
    title,
    async () => {
      const { adminUrl, origin } = product();
      Object.assign(process.env, { SAFAR_ADMIN_URL: adminUrl, SAFAR_LANG: locale, SAFAR_URL: origin });
      await visiting({ locale, origin }, ({ page }) => body({ page }));
    },
    120_000,
  );
};

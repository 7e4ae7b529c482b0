import { afterEach, describe, expect, test } from "vitest";
import { wordsIn } from "../language/words.ts";
import { ask } from "../product/ask.ts";
import { dayIn } from "../product/days.ts";
import { ownProduct } from "../product/own-product.ts";

const product = ownProduct();

const switches = ["travel_down", "401ALWAYS"] as const;
afterEach(async () => {
  for (const name of switches) await product().sandbox.scenario(name, false);
});

const day = dayIn(30);
/** A search whose results come whole, as to somebody without scripts. */
const resultsOf = (from: string, to: string) =>
  `/flights/search?trip=one_way&legs=${from}-${to}.${day}&adults=1&children=0&infants=0&cabin=economy&plain=1`;

const languages = [
  { locale: "en", prefix: "" },
  { locale: "ar", prefix: "/ar" },
] as const;

const at = (path: string) => ask(path, { origin: product().origin });

test("behavior: no_flights finds nothing, and says so", async () => {
  // Both at once: a search waits for its slowest provider.
  const pages = await Promise.all(languages.map(({ prefix }) => at(prefix + resultsOf("KHI", "SKZ"))));
  for (const [index, { locale }] of languages.entries()) {
    expect(pages[index]?.text).toContain(wordsIn(locale)("No flight found matching your search criteria."));
  }
});

describe.each(languages)("$locale", ({ locale, prefix }) => {
  const say = wordsIn(locale);

  test("behavior: travel_down finds out nothing, and says so on a page that is there", async () => {
    await product().sandbox.scenario("travel_down", true);
    const page = await at(prefix + resultsOf("KHI", "JED"));
    expect(page.status).toBe(200);
    expect(page.text).toContain(say("An unexpected error occurred. Please try again."));
  });

  test("behavior: 401ALWAYS is told as our fault, and its own sentence to nobody", async () => {
    await product().sandbox.scenario("401ALWAYS", true);
    const page = await at(prefix + resultsOf("KHI", "JED"));
    expect(page.text).toContain(say("An unexpected error occurred. Please try again."));
    expect(page.text).not.toContain("Unable to retrieve token");
  });
});

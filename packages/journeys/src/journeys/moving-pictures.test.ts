import { expect, test } from "vitest";
import { dayIn } from "../product/days.ts";
import { type Visit, visiting } from "../product/visit.ts";

/** What the browser moved: the parts of the page that it drew apart once the next page was there. */
type Moved = { readonly names: readonly string[]; readonly hasMoved: boolean };

declare global {
  interface Window {
    moves: Promise<Moved>[];
  }
}

/** Notes what each transition moves. It lasts long enough for somebody to press meanwhile: `hold` keeps its animations from ending. */
const noteMoves = (hold: boolean) => {
  window.moves = [];
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (options) => {
    const transition = start(options);
    window.moves.push(
      transition.ready.then(() => {
        const drawn = document
          .getAnimations()
          .filter(
            ({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith("::view-transition"),
          );
        if (hold) for (const animation of drawn) animation.pause();
        const names = drawn.map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.pseudoElement ?? "") : ""));
        return { names, hasMoved: names.length > 0 };
      }),
    );
    return transition;
  };
};

const moves = (page: Visit["page"]): Promise<readonly Moved[]> => page.evaluate(() => Promise.all(window.moves));

const moving = { reducedMotion: "no-preference", viewport: { width: 1280, height: 900 } } as const;
const picture = ["::view-transition-group(opening)"];

/** A card of each kind, and the picture of the page that it opens. */
const cards = [
  ["a story", "/blogs", "/blog/"],
  ["an event", "/event-tickets-online", "/events/"],
  ["a film", "/movie-tickets-online", "/movies/the-last-tonga"],
  ["a tour", "/tours-online", "/tours/detail/"],
  ["a tour that was found", "/tours/lahore", "/tours/detail/"],
  ["a hotel", `/hotels/karachi?in=${dayIn(30)}&out=${dayIn(31)}&rooms=2`, "/hotels/detail/"],
] as const;

test.each(cards)("default: the picture of %s moves on to its page, and nothing else does", async (_, from, to) => {
  await visiting({ fresh: true, context: moving }, async ({ page, go, complaints }) => {
    await page.addInitScript(noteMoves, false);
    await go(from);
    await page.getByRole("main").locator(`:is(h2, h3) a[href*="${to}"]`).first().click();
    await page.waitForURL(`**${to}**`);
    await expect.poll(() => moves(page)).toEqual([{ names: picture, hasMoved: true }]);
    await page.locator("[data-opening] img").first().waitFor();
    expect(await page.locator("[data-taken]").count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});

test("behavior: a press while a picture moves counts", async () => {
  await visiting({ fresh: true, context: moving }, async ({ page, go, complaints }) => {
    await page.addInitScript(noteMoves, true);
    await go("/blogs");
    await page.getByRole("main").getByRole("article").getByRole("link").first().click();
    await page.waitForURL("**/blog/**");
    await expect.poll(() => moves(page)).toEqual([{ names: picture, hasMoved: true }]);
    await page.getByRole("banner").getByRole("link", { name: "Hotels" }).click();
    await page.waitForURL("**/book-hotels-online");
    expect(complaints).toEqual([]);
  });
});

test("behavior: from one story's page on to another its own picture stays, and that of the card moves", async () => {
  await visiting({ fresh: true, context: moving }, async ({ page, go, complaints }) => {
    await page.addInitScript(noteMoves, false);
    await go("/blog/hunza-in-autumn");
    await page.getByRole("main").getByRole("article").getByRole("link", { name: /\w/ }).last().click();
    await page.waitForURL((url) => url.pathname.startsWith("/blog/") && !url.pathname.endsWith("hunza-in-autumn"));
    await expect.poll(() => moves(page)).toEqual([{ names: picture, hasMoved: true }]);
    expect(complaints).toEqual([]);
  });
});

test("behavior: nothing moves for whoever wants stillness, nor where a browser moves no pictures", async () => {
  for (const isStill of [true, false]) {
    const context = { ...moving, reducedMotion: isStill ? "reduce" : "no-preference" } as const;
    await visiting({ fresh: true, context }, async ({ page, go, complaints }) => {
      await page.addInitScript(noteMoves, false);
      if (!isStill) await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, "startViewTransition"));
      if (!isStill) await page.addInitScript(() => Reflect.deleteProperty(document, "startViewTransition"));
      await go("/tours/lahore");
      await page.getByRole("main").getByRole("article").getByRole("link").first().click();
      await page.waitForURL("**/tours/detail/**");
      await page.locator("[data-opening] img").first().waitFor();
      expect(await moves(page)).toEqual([]);
      expect(complaints).toEqual([]);
    });
  }
});

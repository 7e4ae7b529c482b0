import type { Page } from "playwright-core";

/**
 * Whether a page is one that can be printed: on paper nothing is left of what only a screen needs, nothing is wider than the sheet, and
 * it is black on white.
 */
export const isPaper = async (page: Page): Promise<boolean> => {
  await page.emulateMedia({ media: "print" });
  const isWell = await page.evaluate(() => {
    const sheet = document.querySelector("article");
    const ways = document.querySelector("main nav");
    if (sheet === null || ways === null) return false;
    const { backgroundColor, color } = getComputedStyle(sheet);
    const isBlackOnWhite = backgroundColor === "rgb(255, 255, 255)" && color === "rgb(0, 0, 0)";
    return isBlackOnWhite && getComputedStyle(ways).display === "none" && sheet.scrollWidth <= sheet.clientWidth;
  });
  await page.emulateMedia({ media: null });
  return isWell;
};

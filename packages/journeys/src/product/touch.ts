import type { BrowserContext, Locator, Page } from "playwright-core";

/** A screen that is touched, for a visit's context. */
export const byTouch = { hasTouch: true } as const;

const touched = new WeakSet<BrowserContext>();

/** Notes that the pages of a context are touched. */
export const noteTouch = (context: BrowserContext): void => {
  touched.add(context);
};

export const isTouched = (page: Page): boolean => touched.has(page.context());

/** Presses something as its visitor does: with a finger where the screen is touched, with the mouse where it is not. */
export const pressOn = (target: Locator): Promise<void> => (isTouched(target.page()) ? target.tap() : target.click());

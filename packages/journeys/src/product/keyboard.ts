import type { Locator, Page } from "playwright-core";

/** A key that leads nowhere within so many presses leads nowhere. */
const patience = 80;

type Place = {
  readonly element: Element;
  readonly seen: string;
  readonly name: string;
  /** The page put the focus here, no key did: where a screen begins has no ring. */
  readonly isLanding: boolean;
};

/** Kept in the page from one key to the next: what had the focus, and how it looked then. */
type Kept = typeof globalThis & { focusBefore?: Place | null };

/**
 * What is wrong with where the keyboard is now, for somebody who looks for it. Waits two frames, until what came with the key has
 * been drawn and no colour is on its way any more. Runs in the page.
 */
const lookRound = async (): Promise<readonly string[]> => {
  const kept = globalThis as Kept;
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  await frame();
  await frame();
  // What goes by how far something is scrolled ends when somebody scrolls.
  const passing = document
    .getAnimations()
    .filter(({ effect, timeline }) => timeline === document.timeline && effect?.getComputedTiming().iterations === 1);
  await Promise.allSettled(passing.map(({ finished }) => finished));

  /** How an element, and what stands around it, looks. */
  const looksOf = (one: Element) =>
    [one, one.parentElement, one.parentElement?.parentElement, one.nextElementSibling]
      .map((element) => {
        if (!element) return "";
        const { outline, boxShadow, borderColor, background } = getComputedStyle(element);
        return [outline, boxShadow, borderColor, background].join();
      })
      .join("|");
  const isInSight = ({ width, top, bottom, left, right }: DOMRect) =>
    width > 1 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;

  const before = kept.focusBefore ?? null;
  const focused = document.activeElement ?? document.body;
  const words = focused.getAttribute("aria-label") ?? focused.textContent ?? "";
  const name = `${focused.tagName.toLowerCase()} ${focused.getAttribute("name") ?? words.trim().slice(0, 40)}`;
  const isNowhere = focused === document.body;
  const troubles: string[] = [];
  if (isNowhere) troubles.push(`nothing has the focus after ${before?.name ?? "the page came"}`);
  else if (!isInSight(focused.getBoundingClientRect())) troubles.push(`${name} has the focus out of sight`);
  const hasLeft = before?.element.isConnected && before.element !== focused && !before.isLanding;
  if (hasLeft && looksOf(before.element) === before.seen) {
    troubles.push(`${before.name} looks the same with the focus and without it`);
  }
  const isLanding = focused instanceof HTMLElement && focused.tabIndex < 0;
  kept.focusBefore = isNowhere ? null : { element: focused, seen: looksOf(focused), name, isLanding };
  return troubles;
};

const forget = (): void => {
  (globalThis as Kept).focusBefore = null;
};

/**
 * A person who has a keyboard and nothing else. Keys are counted, besides the letters that are typed. Wherever a key leads, the
 * focus must be somewhere, in sight, and look otherwise than where it is not: what breaks that is told in `troubles`.
 */
export const keyboardOf = (page: Page) => {
  const state = { keys: 0, troubles: [] as string[], isNew: true };

  const press = async (key: string): Promise<void> => {
    state.keys += 1;
    await page.keyboard.press(key);
  };

  const has = (target: Locator): Promise<boolean> =>
    target.evaluateAll(([first]) => first !== undefined && first === document.activeElement);

  const goTo = async (target: Locator, key = "Tab"): Promise<void> => {
    await target.first().waitFor();
    if (state.isNew) await page.evaluate(forget);
    state.isNew = false;
    for (let presses = 0; !(await has(target)); presses += 1) {
      if (presses === patience) throw new Error(`${key} did not lead to ${String(target)} in ${patience} presses.`);
      await press(key);
      state.troubles.push(...(await page.evaluate(lookRound)));
    }
  };

  /** Forgets where the focus was: a page came in place of another. */
  const arrive = (): void => {
    state.isNew = true;
  };

  return {
    press,
    goTo,
    /** Goes to something and presses a key there. */
    use: async (target: Locator, key = "Enter"): Promise<void> => {
      await goTo(target);
      await press(key);
      arrive();
    },
    /** Goes to a field and types. */
    fill: async (target: Locator, text: string): Promise<void> => {
      await goTo(target);
      await page.keyboard.type(text);
    },
    arrive,
    keys: (): number => state.keys,
    troubles: (): readonly string[] => state.troubles,
  };
};

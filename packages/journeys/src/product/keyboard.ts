import type { ElementHandle, Locator, Page } from "playwright-core";

/** A key that leads nowhere within so many presses leads nowhere. */
const patience = 80;

/** How the element that has the focus, and what stands around it, looks. Runs in the page. */
const look = (focused: Element) => {
  const around = [focused, focused.parentElement, focused.parentElement?.parentElement, focused.nextElementSibling];
  return around
    .map((element) => {
      if (!element) return "";
      const { outline, boxShadow, borderColor, background } = getComputedStyle(element);
      return [outline, boxShadow, borderColor, background].join();
    })
    .join("|");
};

/** Where the keyboard is: what somebody who looks for it can make out. Runs in the page. */
const place = (focused: Element) => {
  const box = focused.getBoundingClientRect();
  const isInSight =
    box.width > 1 &&
    box.bottom > 0 &&
    box.right > 0 &&
    box.top < globalThis.innerHeight &&
    box.left < globalThis.innerWidth;
  const words = focused.getAttribute("aria-label") ?? focused.textContent ?? "";
  const name = `${focused.tagName.toLowerCase()} ${focused.getAttribute("name") ?? words.trim().slice(0, 40)}`;
  return { name, isInSight, isNowhere: focused === document.body };
};

/**
 * A person who has a keyboard and nothing else. Keys are counted, besides the letters that are typed. Wherever a key leads, the
 * focus must be somewhere, in sight, and look otherwise than where it is not: what breaks that is told in `troubles`.
 */
export const keyboardOf = (page: Page) => {
  const state: {
    keys: number;
    troubles: string[];
    before: { element: ElementHandle<Element>; seen: string; name: string } | null;
  } = {
    keys: 0,
    troubles: [],
    before: null,
  };

  const focused = (): Promise<ElementHandle<Element>> =>
    page.evaluateHandle(() => document.activeElement ?? document.body);

  const press = async (key: string): Promise<void> => {
    state.keys += 1;
    await page.keyboard.press(key);
  };

  /** Notes whether what had the focus before looks the same without it, and where the focus is now. */
  const watch = async (): Promise<void> => {
    const { before } = state;
    // Colours come and go gently, and a field may give way to one that can do more.
    await page.waitForTimeout(200);
    const element = await focused();
    const { name, isInSight, isNowhere } = await element.evaluate(place);
    if (isNowhere) state.troubles.push(`nothing has the focus after ${before?.name ?? "the page came"}`);
    else if (!isInSight) state.troubles.push(`${name} has the focus out of sight`);
    const stillThere =
      before !== null && (await before.element.evaluate((one) => one.isConnected && one !== document.activeElement));
    if (before !== null && stillThere && (await before.element.evaluate(look)) === before.seen) {
      state.troubles.push(`${before.name} looks the same with the focus and without it`);
    }
    state.before = isNowhere ? null : { element, seen: await element.evaluate(look), name };
  };

  const has = async (target: Locator): Promise<boolean> =>
    (await target.count()) > 0 && (await target.first().evaluate((element) => element === document.activeElement));

  const goTo = async (target: Locator, key = "Tab"): Promise<void> => {
    await target.first().waitFor();
    for (let presses = 0; !(await has(target)); presses += 1) {
      if (presses === patience) throw new Error(`${key} did not lead to ${String(target)} in ${patience} presses.`);
      await press(key);
      await watch();
    }
  };

  return {
    press,
    goTo,
    /** Goes to something and presses a key there. */
    use: async (target: Locator, key = "Enter"): Promise<void> => {
      await goTo(target);
      await press(key);
      state.before = null;
    },
    /** Goes to a field and types. */
    fill: async (target: Locator, text: string): Promise<void> => {
      await goTo(target);
      await page.keyboard.type(text);
    },
    /** Forgets where the focus was: a page came in place of another. */
    arrive: (): void => {
      state.before = null;
    },
    keys: (): number => state.keys,
    troubles: (): readonly string[] => state.troubles,
  };
};

import type { Told } from "./chosen/told.ts";
import type { Card } from "./offered/cards.ts";
import type { Coming, Kit, Oracle, Seen } from "./oracle.types.ts";
import type { Shifts } from "./watch-shift.ts";

/** What a look at a page came to. */
export type Look = {
  readonly path: string;
  readonly watched: readonly string[];
  readonly faults: readonly string[];
  /** What it says of what was chosen, to be held against what the service sells; null where it says nothing of that. */
  readonly told: Told | null;
  /** What it says of what is offered, to be held against what the service offers. */
  readonly cards: readonly Card[];
  /** Addresses of this product that the page leads to. */
  readonly links: readonly string[];
};

/** What somebody takes for one screen. Until its heading has come, the address says only where the page is going. */
type Screen = { readonly path: string; readonly heading: Element | null; readonly words: string };

type Parts = {
  readonly kit: Kit;
  readonly oracles: Readonly<Record<string, Oracle>>;
  readonly watchShift: (kit: Kit, hasActed: () => boolean) => Shifts;
  readonly tellChosen: (kit: Kit) => Told | null;
  readonly tellCards: (kit: Kit) => readonly Card[];
};

/**
 * Looks at the page it runs in whenever it has come to rest, and when somebody acts upon it. Handed to pages as text. Timers are those
 * that the page began with: a journey may stop the others. What it gives ends the looking.
 */
export const watchPage = (parts: Parts, report: (look: Look) => void): (() => void) => {
  const { kit, oracles } = parts;
  const {
    setTimeout: later,
    clearTimeout: never,
    requestAnimationFrame: atFrame,
    cancelAnimationFrame: noFrame,
    performance: time,
  } = globalThis;
  const quietMs = 100;
  const kept = new Map<string, string>();
  const told = new Set<string>();
  let shownBefore: Screen | null = null;
  let arrived: Screen | null = null;
  let hasActedSince = false;
  let hasTyped = false;
  let wasReturned = false;
  let wasNew = false;
  let hasScrolled = false;
  let hasActed = false;
  let focused: Element | null = null;
  let pressedTab: Element | null = null;
  let isDirty = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  let lastLook = 0;
  const { pathname: openedAt } = location;
  const shifts = parts.watchShift(kit, () => hasActed);

  const isWaiting = () =>
    document.readyState !== "complete" ||
    document.querySelector("main h1") === null ||
    document.querySelector("main [aria-busy='true'], [data-coming]") !== null;

  /** Which screen of which page it is. */
  const screenNow = (): Screen => {
    const heading = document.querySelector("main h1");
    return { path: location.pathname, heading, words: kit.textOf(heading) };
  };

  const comingOf = ({ heading, path, words }: Screen): Coming => {
    if (shownBefore === null) return "opened";
    // A heading that changes by itself is of the same screen: it was not known before what was found.
    const isElsewhere = shownBefore.path !== path && shownBefore.heading !== heading;
    if (!isElsewhere && !(hasActedSince && shownBefore.words !== words)) return "same";
    return wasReturned ? "returned" : "went";
  };

  const forget = (): void => {
    never(timer);
    noFrame(frame);
  };

  const look = (isAtRest: boolean): void => {
    forget();
    if (!isDirty || isWaiting()) return;
    const screen = screenNow();
    const coming = comingOf(screen);
    // What is on its way has not arrived: that is judged at rest.
    const isSame = coming === "same" || !isAtRest;
    if (coming !== "same") pressedTab = null;
    // Whoever has typed already is where they wanted to be.
    const isJudged = isAtRest && !(coming === "went" && hasTyped);
    const isLost = focused !== null && !focused.isConnected && document.activeElement === document.body;
    const seen: Seen = {
      coming: isSame || !isJudged ? "same" : coming,
      lostFocus: isAtRest && isLost ? kit.nameOf(focused) : null,
      pressedTab: isAtRest ? pressedTab : null,
      isAsItCame: !hasScrolled,
      // A face that comes late moves what has been looked at already. A page that leads on by itself makes room for another.
      shift: (coming === "opened" || !hasActed) && screen.path === openedAt ? shifts.total : null,
      movedParts: shifts.parts,
      kept,
    };
    const watched: string[] = [];
    const faults: string[] = [];
    for (const [name, oracle] of Object.entries(oracles)) {
      const verdict = oracle(kit, seen);
      if (verdict.watched) watched.push(name);
      for (const fault of verdict.faults) faults.push(`${name}: ${fault}`);
    }
    isDirty = false;
    lastLook = time.now();
    // Whoever acts on a screen has arrived at it.
    shownBefore = screen;
    if (coming !== "same") wasReturned = false;
    if (isAtRest) {
      hasActedSince = false;
      hasTyped = false;
      if (isLost) focused = null;
    }
    const fresh = faults.filter((fault) => !told.has(`${screen.path} ${fault}`));
    for (const fault of fresh) told.add(`${screen.path} ${fault}`);
    const links = Array.from(document.querySelectorAll<HTMLAnchorElement>("a[href]"))
      .filter(
        ({ origin, hash, pathname }) => origin === location.origin && !(hash !== "" && pathname === location.pathname),
      )
      .map(({ pathname, search }) => pathname + search);
    // An address changes before its page comes: until then what is shown is still of the page before.
    const isOfPageBefore =
      arrived !== null &&
      arrived.path !== screen.path &&
      arrived.heading === screen.heading &&
      arrived.words === screen.words;
    if (!isOfPageBefore) arrived = screen;
    const isTelling = isAtRest && !isOfPageBefore;
    const said = isTelling ? parts.tellChosen(kit) : null;
    const cards = (isTelling ? parts.tellCards(kit) : []).filter((card) => !told.has(JSON.stringify(card)));
    for (const card of cards) told.add(JSON.stringify(card));
    report({ path: location.pathname, watched, faults: fresh, told: said, cards, links: [...new Set(links)] });
  };

  /** That somebody has scrolled is told with the next frame, which a busy browser draws late. */
  const rest = () => {
    frame = atFrame(() => look(true));
  };
  const wait = () => {
    forget();
    const isNew = comingOf(screenNow()) !== "same";
    if (isNew && !wasNew) hasScrolled = false;
    wasNew = isNew;
    timer = later(rest, isNew ? quietMs : Math.max(quietMs, 500 - (time.now() - lastLook)));
  };
  const stir = () => {
    isDirty = true;
    wait();
  };
  const observer = new MutationObserver(stir);
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  addEventListener("load", stir);
  if ("fonts" in document) document.fonts.addEventListener("loadingdone", stir);
  addEventListener("popstate", () => {
    wasReturned = true;
    stir();
  });
  addEventListener("focusin", ({ target }) => {
    if (target instanceof Element) focused = target;
  });
  const act = (event: Event) => {
    look(false);
    hasActed = true;
    hasActedSince = true;
    // Whoever acts before a screen has come to rest is where they wanted to be.
    hasTyped = shownBefore !== null && comingOf(screenNow()) === "went";
    const tab = event.target instanceof Element ? event.target.closest("[role=tab]") : null;
    if (event.type !== "click") return;
    pressedTab = tab;
    stir();
  };
  addEventListener("scroll", () => {
    hasScrolled = true;
  });
  addEventListener("input", () => {
    hasTyped = true;
    hasActed = true;
  });
  // What is laid out anew for paper has not moved by itself.
  if (typeof matchMedia === "function") {
    matchMedia("print").addEventListener("change", () => {
      hasActed = true;
    });
  }
  addEventListener("pointerdown", act, true);
  addEventListener("click", act, true);
  addEventListener("keydown", act, true);
  return () => {
    observer.disconnect();
    forget();
  };
};

/** What all kept flows of a tab have in common: whose they are. Small, for every page loads it. */

const prefix = "safar:flow:";

let askWhoIsHere = (): string | null => null;

/** Stops and forgets a flow if it is one of those. */
type Forget = (isOneOf: (person: string | null) => boolean) => void;

const forgetters = new Set<Forget>();
const listeners = new Set<() => void>();

/** How to know who is signed in, by an id that is theirs alone; null for nobody. Told once for a document. */
export const tellWhoIsHere = (ask: () => string | null): void => {
  askWhoIsHere = ask;
};

export const whoIsHere = (): string | null => askWhoIsHere();

/** This tab's storage; null where a browser forbids it, and on a server. */
export const tabStorage = (): Storage | null => {
  try {
    return typeof window === "undefined" ? null : window.sessionStorage;
  } catch {
    return null;
  }
};

/** Where a flow of somebody's is kept: another person finds nothing there, and neither does nobody. */
export const keyOfFlow = (name: string, person: string | null): string => `${prefix}${person ?? ""}:${name}`;

/** A flow that runs names how to stop and forget it. */
export const registerKeptFlow = (forget: Forget): void => {
  forgetters.add(forget);
};

/** Calls back after flows were forgotten, for a page that is still there and needs one. Returns how to stop that. */
export const onKeptFlowsForgotten = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const removeKeys = (isGone: (key: string) => boolean): void => {
  try {
    const storage = tabStorage();
    if (storage === null) return;
    for (const key of Object.keys(storage)) if (key.startsWith(prefix) && isGone(key)) storage.removeItem(key);
  } catch {
    // What cannot be removed cannot be read either.
  }
};

const forgetWhere = (isOneOf: (person: string | null) => boolean, isGone: (key: string) => boolean): void => {
  for (const forget of forgetters) forget(isOneOf);
  removeKeys(isGone);
  for (const listener of listeners) listener();
};

/** When somebody signs out: nothing that was begun in this tab is left, in memory or in its storage. */
export const forgetKeptFlows = (): void =>
  forgetWhere(
    () => true,
    () => true,
  );

/** When somebody has come: what anybody else had begun is gone. What was begun signed out goes on. */
export const forgetFlowsOfOthers = (): void => {
  const here = whoIsHere();
  if (here === null) return;
  forgetWhere(
    (person) => person !== null && person !== here,
    (key) => !key.startsWith(`${prefix}:`) && !key.startsWith(`${prefix}${here}:`),
  );
};

import { isFocusLost } from "./use-lost-focus.ts";

/** The parts of a page that the keyboard can be led to. */
const parts = "section, form, dialog, nav, header, main";

/** Somebody is led to a part once: it is no stop of theirs later on. */
const leadTo = (part: HTMLElement): void => {
  if (!part.hasAttribute("tabindex")) {
    part.tabIndex = -1;
    part.addEventListener("blur", () => part.removeAttribute("tabindex"), { once: true });
  }
  part.focus({ preventScroll: true });
};

/**
 * What goes away takes the focus along, and the keyboard would begin anew at the top of the document. Where nothing that comes instead
 * takes it, the nearest part of the page does that stood around it and still stands. `before` is where the focus was last, from there
 * outwards: it may have gone away meanwhile. Ends with what it gives.
 */
export const keepFocus = (before: readonly EventTarget[] = []): (() => void) => {
  let focused: Element | null = null;
  let around: readonly Element[] = [];
  const note = ([target, ...outwards]: readonly EventTarget[]) => {
    if (!(target instanceof Element)) return;
    focused = target;
    around = outwards.filter((one) => one instanceof Element).filter((one) => one.matches(parts));
  };
  const noteFocus = (event: FocusEvent) => note(event.composedPath());
  const mend = () => {
    if (focused === null || focused.isConnected || !isFocusLost()) return;
    focused = null;
    const part = around.find(({ isConnected }) => isConnected);
    if (part instanceof HTMLElement) leadTo(part);
  };
  // What comes instead may take the focus once it is drawn: that is a task later, of which no timer tells as surely as a message.
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener("message", mend);
  port1.start();
  const observer = new MutationObserver(() => {
    if (focused?.isConnected === false) port2.postMessage(null);
  });
  note(before);
  port2.postMessage(null);
  document.addEventListener("focusin", noteFocus);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener("focusin", noteFocus);
    observer.disconnect();
    port1.close();
  };
};

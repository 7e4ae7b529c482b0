import { closeAllDialogs } from "@safar/ui/dialog-registry";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { leavePicture } from "../loading/taken-picture.ts";

/** Whether somebody is where a page begins: at its heading or before it, or in what there is to type. */
const isAtBeginning = (main: HTMLElement): boolean => {
  const { activeElement } = document;
  if (!main.contains(activeElement) || activeElement === null) return false;
  const heading = main.querySelector("h1");
  const isBehind =
    heading !== null && (activeElement.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  return activeElement.matches("input, textarea") || !isBehind;
};

/** The script that keeps the focus comes once something has it: a page that is only read does without. */
const keepFocusOnceThere = (): (() => void) => {
  let end = () => document.removeEventListener("focusin", note);
  let isOver = false;
  let last: readonly EventTarget[] = [];
  let coming: Promise<void> | undefined;
  const begin = async () => {
    const { keepFocus } = await import("./keep-focus.ts");
    if (isOver) return;
    end();
    end = keepFocus(last);
  };
  // What is pressed first may have gone away before the script is there.
  const note = (event: FocusEvent) => {
    last = event.composedPath();
    coming ??= begin().catch(() => void (coming = undefined));
  };
  document.addEventListener("focusin", note);
  return () => {
    isOver = true;
    end();
  };
};

let isReturn: boolean | null = null;

/** Whether the page was come to by the browser's own ways back and forth; null while it is the one that the document began with. */
export const isReturning = (): boolean | null => isReturn;

/**
 * What a page owes to a person who goes on without loading a document: nothing modal is left open, the keyboard and the reader stand
 * at a new page's beginning, and what goes away from a page does not take them along.
 */
export const useNavigationManners = (): void => {
  const router = useRouter();
  useEffect(() => {
    const leaving = router.subscribe("onBeforeNavigate", ({ pathChanged }) => {
      if (pathChanged) closeAllDialogs();
    });
    const moving = router.history.subscribe(({ action: { type } }) => {
      // A page that writes its address anew is come to as before.
      if (type !== "REPLACE") isReturn = type !== "PUSH";
    });
    const arriving = router.subscribe("onRendered", ({ fromLocation, pathChanged, toLocation }) => {
      leavePicture();
      if (!fromLocation || !pathChanged) return;
      if (toLocation.hash) {
        // What an address seeks may come later: until then its page is not read from where the one before was left.
        if (!isReturn && document.getElementById(toLocation.hash) === null) window.scrollTo(0, 0);
        return;
      }
      const main = document.getElementById("main");
      // A screen that has chosen where its reader begins knows better.
      if (main !== null && !isAtBeginning(main)) main.focus({ preventScroll: true });
    });
    return () => {
      leaving();
      moving();
      arriving();
    };
  }, [router]);
  useEffect(keepFocusOnceThere, []);
};

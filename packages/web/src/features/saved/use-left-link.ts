import { useRouter } from "@tanstack/react-router";
import { type RefObject, useEffect, useLayoutEffect } from "react";
import { isFocusLost } from "../../app/hooks/use-lost-focus.ts";
import { isReturning } from "../../app/hooks/use-navigation-manners.ts";

/** Where the link leads that the focus was on when the page was left. */
let left: string | null = null;

/** Whether the focus is nowhere that somebody has put it. */
const isUnmoved = (): boolean => isFocusLost() || document.activeElement?.localName === "main";

/** Who comes back by the browser's own ways has the focus on the link again that they left by. `isThere` once the links of `page` are. */
export const useLeftLink = (page: RefObject<HTMLElement | null>, isThere: boolean): void => {
  const router = useRouter();
  useEffect(() => {
    const href = left;
    if (!isThere || href === null || isReturning() !== true) return undefined;
    const goOn = () => {
      const link = Array.from(page.current?.querySelectorAll("a") ?? []).find((one) => one.href === href);
      if (isUnmoved()) link?.focus({ preventScroll: true });
    };
    goOn();
    // Once a page has come the focus is led to its beginning.
    return router.subscribe("onRendered", goOn);
  }, [isThere, page, router]);
  // The page is as it was until its last part has gone.
  useLayoutEffect(() => {
    const shown = page.current;
    return () => {
      const { activeElement } = document;
      left = activeElement instanceof HTMLAnchorElement && shown?.contains(activeElement) ? activeElement.href : null;
    };
  }, [page]);
};

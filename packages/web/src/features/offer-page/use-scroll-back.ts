import { useRouterState } from "@tanstack/react-router";
import { useLayoutEffect } from "react";
import { tabStorage } from "../../engine/flows/kept-flows.ts";

const name = "safar:read";
/** So many pages of a history are known. */
const most = 20;

type Left = readonly (readonly [key: string, top: number])[];

/** How far down each page of the history was read when it was left, in pixels, by the key that the router gives it. */
const leftPages = (): Left => {
  try {
    return JSON.parse(tabStorage()?.getItem(name) ?? "[]");
  } catch {
    return [];
  }
};

const leave = (key: string): void => {
  const others = leftPages().filter(([other]) => other !== key);
  try {
    tabStorage()?.setItem(name, JSON.stringify([[key, Math.round(window.scrollY)], ...others].slice(0, most)));
  } catch {
    // Whoever comes back then begins at the top.
  }
};

/** Shows a page that is read anew, on the way back or by a reload, where somebody left it, once all of it is there again. */
export const useScrollBack = (): void => {
  const key = useRouterState({ select: ({ location }) => location.state.key });
  useLayoutEffect(() => {
    if (key === undefined) return undefined;
    const top = leftPages().find(([one]) => one === key)?.[1];
    if (top !== undefined) window.scrollTo({ top, behavior: "instant" });
    const keep = () => leave(key);
    window.addEventListener("pagehide", keep);
    return () => {
      window.removeEventListener("pagehide", keep);
      keep();
    };
  }, [key]);
};

import type { BusyWith } from "@safar/engine";
import { useEffect, useRef } from "react";
import { holdReload } from "../asking/busy.ts";

/** No new build reloads the page while the component is there. */
export const useHoldReload = (by: BusyWith): void => {
  useEffect(() => holdReload(by), [by]);
};

/** For a form's `onInput`: once something is typed, no new build reloads the page until the form is gone. */
export const useHoldWhileTyping = (): (() => void) => {
  const release = useRef<() => void>(undefined);
  useEffect(() => () => release.current?.(), []);
  return () => {
    release.current ??= holdReload("form");
  };
};

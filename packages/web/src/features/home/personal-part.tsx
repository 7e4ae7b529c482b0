import { Trans } from "@lingui/react/macro";
import { createIsomorphicFn } from "@tanstack/react-start";
import { lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import * as css from "./home.css.ts";
import { muted } from "./sections/sections.css.ts";
import { useWaking } from "./use-waking.ts";

/** The device alone knows of it, and only once somebody is there: no server draws it. */
const Strip = createIsomorphicFn()
  .server(
    () =>
      ({ children }: { children: ReactNode }) =>
        children,
  )
  .client(() => lazy(async () => ({ default: (await import("../vertical-home/personal-strip.tsx")).PersonalStrip })))();

/** Room for what belongs to whoever is here, which is as high without it: who is new here reads what they can rely on. */
export function PersonalPart() {
  const [isAwake, setAwake] = useState(false);
  useWaking(useCallback(() => setAwake(true), []));
  const words = (
    <p className={muted}>
      <Trans>If a price changes while you book, we ask you first.</Trans>
    </p>
  );
  return (
    <div className={css.own}>
      <Suspense fallback={words}>{isAwake ? <Strip>{words}</Strip> : words}</Suspense>
    </div>
  );
}

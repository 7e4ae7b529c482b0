import { createIsomorphicFn } from "@tanstack/react-start";
import { lazy, Suspense, useCallback, useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { loadCatalogues } from "../../i18n/i18n.ts";
import * as css from "./home.css.ts";
import { useWaking } from "./use-waking.ts";

/** The device alone knows of it, and only once somebody is there: no server draws it. */
const Strip = createIsomorphicFn()
  .server(() => () => null)
  .client(() => lazy(async () => ({ default: (await import("../vertical-home/personal-strip.tsx")).PersonalStrip })))();

/** Room for what belongs to whoever is here: it is as high without it. */
export function PersonalPart() {
  const { locale } = useFacts();
  const [isAwake, setAwake] = useState(false);
  useWaking(
    useCallback(() => {
      void loadCatalogues(locale, ["vertical-home"]).then(() => setAwake(true));
    }, [locale]),
  );
  return <div className={css.own}>{isAwake && <Suspense>{<Strip />}</Suspense>}</div>;
}

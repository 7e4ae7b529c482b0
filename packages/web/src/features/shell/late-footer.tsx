import "@safar/ui/footer-styles";
import { useHydrated } from "@tanstack/react-router";
import { createIsomorphicFn } from "@tanstack/react-start";
import { memo, Suspense, useEffect, useRef } from "react";
import { byHand } from "../../app/hooks/by-hand.ts";
import type { Shell } from "../../calls/shell.calls.ts";
import { formOnDemand } from "../search-form/form-on-demand.ts";
import { SiteFooter } from "./site-footer.tsx";

const nothing = () => null;
const fetched = async () => {
  try {
    return (await import("./site-footer.tsx")).SiteFooter;
  } catch {
    // No page fails for want of its footer.
    return nothing;
  }
};

const footer = createIsomorphicFn()
  .server(() => ({ Form: SiteFooter, wake: () => undefined }))
  .client(() => formOnDemand(fetched))();

type Props = { readonly shell: Shell; readonly isStep: boolean };

/** Nothing around it draws it anew: React would give up what the server has drawn. */
const Drawn = memo(function Drawn(props: Props) {
  return (
    <Suspense>
      <footer.Form {...props} />
    </Suspense>
  );
});

/** The footer as the server has drawn it, which works as it stands; its script comes once somebody moves the page or presses anything. */
export function LateFooter(props: Props) {
  const wasDrawn = useRef(!useHydrated());
  useEffect(() => {
    if (!wasDrawn.current) footer.wake();
    // What somebody does before they come to it.
    return byHand(footer.wake, "scroll");
  }, []);
  return <Drawn {...props} />;
}

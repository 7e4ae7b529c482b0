import { Trans } from "@lingui/react/macro";
import { Button } from "@safar/ui/button";
import { Skeleton } from "@safar/ui/skeleton";
import { useHydrated } from "@tanstack/react-router";
import { type ReactNode, Suspense, useState } from "react";

/** Opens the prices of other pairs of days, for a way there and back. They are fetched with the first press. */
export function OtherDays({ children }: { children: () => ReactNode }) {
  const isAlive = useHydrated();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" kind="quiet" aria-expanded={isOpen} disabled={!isAlive} onClick={() => setOpen(!isOpen)}>
        <Trans>Other days, there and back</Trans>
      </Button>
      {isOpen && <Suspense fallback={<Skeleton kind="box" />}>{children()}</Suspense>}
    </>
  );
}

import { Trans } from "@lingui/react/macro";
import type { SearchText } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Skeleton } from "@safar/ui/skeleton";
import { useHydrated } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useState } from "react";

const NearbyWays = lazy(() => import("./nearby-ways.tsx"));

function Opened({ label, children }: { label: ReactNode; children: ReactNode }) {
  const isAlive = useHydrated();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" kind="quiet" aria-expanded={isOpen} disabled={!isAlive} onClick={() => setOpen(!isOpen)}>
        {label}
      </Button>
      {isOpen && <Suspense fallback={<Skeleton kind="box" />}>{children}</Suspense>}
    </>
  );
}

/** Opens the prices of other pairs of days, for a way there and back, and those of places nearby. They are fetched with the first press. */
export const OtherPrices = ({ search, children }: { search: SearchText; children: ReactNode }) => (
  <>
    {children !== false && <Opened label={<Trans>Other days, there and back</Trans>}>{children}</Opened>}
    <Opened label={<Trans>Nearby airports</Trans>}>
      <NearbyWays search={search} />
    </Opened>
  </>
);

import { Trans, useLingui } from "@lingui/react/macro";
import type { SearchText } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Skeleton } from "@safar/ui/skeleton";
import { useHydrated } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useState } from "react";

const NearbyWays = lazy(() => import("./nearby-ways.tsx"));

function Opened({ label, name, children }: { label: ReactNode; name?: string; children: ReactNode }) {
  const isAlive = useHydrated();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        kind="quiet"
        aria-expanded={isOpen}
        aria-label={name}
        disabled={!isAlive}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      {isOpen && <Suspense fallback={<Skeleton kind="box" />}>{children}</Suspense>}
    </>
  );
}

/** Opens the prices of other pairs of days, for a way there and back, and those of places nearby. They are fetched with the first press. */
export function OtherPrices({ search, children }: { search: SearchText; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <>
      {/* Short enough for one line beside the other, whatever face it is written in. */}
      {children !== false && (
        <Opened label={<Trans>Other days</Trans>} name={t`Other days, there and back`}>
          {children}
        </Opened>
      )}
      <Opened label={<Trans>Nearby airports</Trans>}>
        <NearbyWays search={search} />
      </Opened>
    </>
  );
}

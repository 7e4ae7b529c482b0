import { Trans, useLingui } from "@lingui/react/macro";
import type { SearchText } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Skeleton } from "@safar/ui/skeleton";
import { useHydrated } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useState } from "react";

const NearbyWays = lazy(() => import("./nearby-ways.tsx"));

function Opened({
  label,
  name,
  wasOpen = false,
  onToggle,
  children,
}: {
  label: ReactNode;
  name?: string;
  wasOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}) {
  const isAlive = useHydrated();
  const [isOpen, setOpen] = useState(wasOpen);
  const press = () => {
    setOpen(!isOpen);
    onToggle?.(!isOpen);
  };
  return (
    <>
      <Button size="small" kind="quiet" aria-expanded={isOpen} aria-label={name} disabled={!isAlive} onClick={press}>
        {label}
      </Button>
      {isOpen && <Suspense fallback={<Skeleton kind="box" />}>{children}</Suspense>}
    </>
  );
}

/** Of which route the other days are open in this tab: whoever chooses one of them goes on comparing. */
let opened: string | null = null;

/** Opens the prices of other pairs of days, for a way there and back, and those of places nearby. They are fetched with the first press. */
export function OtherPrices({
  search,
  route,
  children,
}: {
  readonly search: SearchText;
  /** Null for one way. */
  readonly route: string | null;
  readonly children: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <>
      {/* Short enough for one line beside the other, whatever face it is written in. */}
      {route !== null && (
        <Opened
          label={<Trans>Other days</Trans>}
          name={t`Other days, there and back`}
          wasOpen={opened === route}
          onToggle={(isOpen) => {
            opened = isOpen ? route : null;
          }}
        >
          {children}
        </Opened>
      )}
      <Opened label={<Trans>Nearby airports</Trans>}>
        <NearbyWays search={search} />
      </Opened>
    </>
  );
}

import { useLingui } from "@lingui/react/macro";
import { SeatZoom } from "@safar/ui/seat-map";
import type { ReactNode } from "react";

function SeatWindow({ facts, children }: { readonly facts: ReactNode; readonly children: ReactNode }) {
  const { t } = useLingui();
  return (
    <SeatZoom
      words={{
        nearer: t`Zoom in`,
        further: t`Zoom out`,
        all: t`Show all places`,
        hint: t`Press where you would like to sit to see it larger.`,
      }}
      facts={facts}
    >
      {children}
    </SeatZoom>
  );
}

/** What a map that is larger than the page is looked at through, with what is looked at. */
export const seatWindow = (map: ReactNode, facts: ReactNode) => <SeatWindow facts={facts}>{map}</SeatWindow>;

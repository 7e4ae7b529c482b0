import { Trans, useLingui } from "@lingui/react/macro";
import { type Booking, instantOfPlace, type Names, type PlaceTime } from "@safar/engine";
import { ButtonLink } from "@safar/ui/button";
import { Icon } from "@safar/ui/icon";
import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import { useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { serverClock } from "../../engine/asking/server-clock.ts";
import { clockOf } from "../../i18n/clock.ts";
import { isolated } from "../../i18n/isolated.ts";
import { PlaceWay } from "./place-way.tsx";

/** In which states somebody is still to travel. */
const ahead: ReadonlySet<string> = new Set([
  "Processing",
  "Pending",
  "Confirmed",
  "Partially Confirmed",
  "Updated",
  "Modified",
]);

type Place = { readonly name: Names };
type Stop = Place & { readonly id: string; readonly latitude: number; readonly longitude: number };

/** Where somebody gets on, on a map, and a search for the way back; nothing once nobody travels, or it has left. */
export function RideWay({
  booking,
  stop,
  leaves,
  from,
  to,
  back,
}: {
  readonly booking: Booking;
  readonly stop: Stop;
  readonly leaves: PlaceTime;
  readonly from: Place;
  readonly to: Place;
  /** Where rides back are found. */
  readonly back: string;
}) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const [now] = useState(() => serverClock.now());
  if (!ahead.has(booking.status) || instantOfPlace(leaves) <= now) return null;
  const [start, end, hour] = [isolated(from.name[locale]), isolated(to.name[locale]), isolated(clockOf(leaves.local))];
  // A station is often called by its town.
  const isTown = stop.name.en === from.name.en;
  return (
    <>
      <PlaceWay
        to={{ id: stop.id, name: stop.name[locale], position: stop }}
        address={isTown ? t`Leaves at ${hour}` : t`${start}, leaves at ${hour}`}
        phone={null}
      />
      <div>
        <ButtonLink href={back}>
          <Icon of={ArrowLeftRight} size={18} />
          <Trans>
            And back? From {end} to {start}
          </Trans>
        </ButtonLink>
      </div>
    </>
  );
}

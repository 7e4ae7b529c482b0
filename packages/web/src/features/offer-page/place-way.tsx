import { Trans } from "@lingui/react/macro";
import { ButtonLink } from "@safar/ui/button";
import { Icon } from "@safar/ui/icon";
import { useNear } from "@safar/ui/use-near";
import Navigation from "lucide-react/icons/navigation";
import Phone from "lucide-react/icons/phone";
import { lazy, type ReactNode, Suspense, useRef } from "react";
import { formatPhone } from "../../i18n/format.ts";
import type { MapPlace } from "../map/map.types.ts";
import * as css from "./place-way.css.ts";
import type { WayStop, WayTo } from "./way-stops.ts";

const OnePlaceMap = lazy(() => import("./one-place-map.tsx"));
/** So far ahead of the window that the map has come by the time somebody is there. */
const ahead = "400px 0px";
const nothing: readonly MapPlace[] = [];

const noStops: readonly WayStop[] = [];

/**
 * Where one thing stands, on a map that is fetched when somebody comes near it. `places` are named around it, `stops` are where the way leads
 * from it; keep the same arrays.
 */
export function PlaceOnMap({
  of,
  places = nothing,
  stops = noStops,
}: {
  of: WayTo;
  places?: readonly MapPlace[];
  stops?: readonly WayStop[];
}) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place, ahead);
  const coming = (
    <span className={css.coming} aria-hidden="true">
      <bdi>{of.name}</bdi>
    </span>
  );
  return (
    <div ref={place} className={css.map} aria-busy={!isNear}>
      {!isNear && coming}
      {isNear && (
        <Suspense fallback={coming}>
          <OnePlaceMap of={of} places={places} stops={stops} />
        </Suspense>
      )}
    </div>
  );
}

/** A map service that opens its app where there is one, with the way there. */
export const directionsTo = ({ position: { latitude, longitude } }: WayTo): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;

/** The way there, and whom to call. */
export const WayActions = ({ to, phone: number }: { to: WayTo; phone: string | null }) => {
  const phone = number && formatPhone(number);
  return (
    <>
      <ButtonLink href={directionsTo(to)} target="_blank" rel="noopener noreferrer">
        <Icon of={Navigation} size={18} />
        <Trans>Directions</Trans>
      </ButtonLink>
      {phone !== null && (
        <ButtonLink href={`tel:${number}`}>
          <Icon of={Phone} size={18} />
          <Trans>
            Call <bdi dir="ltr">{phone}</bdi>
          </Trans>
        </ButtonLink>
      )}
    </>
  );
};

/** Where something is that one goes to, how to come there, and whom to call. */
export function PlaceWay({
  to,
  address,
  phone,
  picture,
}: {
  to: WayTo;
  address: string;
  phone: string | null;
  /** How one knows it when one stands before it. */
  picture?: ReactNode;
}) {
  return (
    <section className={css.way} aria-labelledby="way">
      <div className={css.words}>
        <h2 id="way" className={css.title}>
          <Trans>How to get there</Trans>
        </h2>
        {picture}
        <p>
          <strong>
            <bdi>{to.name}</bdi>
          </strong>
          <br />
          <bdi>{address}</bdi>
        </p>
        <div className={css.actions}>
          <WayActions to={to} phone={phone} />
        </div>
      </div>
      <PlaceOnMap of={to} />
    </section>
  );
}

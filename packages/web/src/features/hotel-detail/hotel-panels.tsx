import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Hotel } from "@safar/engine";
import { Icon } from "@safar/ui/icon";
import { type ReactNode, useMemo } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { formatDistance } from "../../i18n/distance.ts";
import { commaIn } from "../../i18n/format.ts";
import { kindWords } from "../hotel-results/hotel-words.ts";
import { signIcon } from "../map/sign-icon.ts";
import { signOf } from "../map/sign-of.ts";
import { PlaceOnMap } from "../offer-page/place-way.tsx";
import { ReviewSummary } from "../reviews/reviews.tsx";
import { AmenityList } from "./amenity-list.tsx";
import * as css from "./hotel-detail.css.ts";
import { policyWords } from "./room-words.ts";

const firstAmenities = 8;

export function OverviewPanel({ hotel }: { hotel: Hotel }) {
  return (
    <div className={css.panel}>
      <p className={css.prose}>{hotel.description}</p>
      <ReviewSummary of={hotel} />
      <AmenityList amenities={hotel.amenities.slice(0, firstAmenities)} />
    </div>
  );
}

export function LocationPanel({ hotel }: { hotel: Hotel }) {
  const { locale } = useFacts();
  const places = useMemo(
    () =>
      hotel.nearby.map(({ isAirport, names, position }) => ({
        kind: "landmark" as const,
        name: names[locale],
        position,
        sign: isAirport ? ("airport" as const) : signOf(names.en),
      })),
    [hotel, locale],
  );
  return (
    <div className={css.panel}>
      <p className={css.prose}>
        <bdi>{hotel.address}</bdi>
      </p>
      <PlaceOnMap of={{ id: hotel.hotelId, name: hotel.names[locale], position: hotel.position }} places={places} />
      <h3 className={css.subtitle}>
        <Trans>Nearby</Trans>
      </h3>
      <ul role="list" className={css.facts}>
        {hotel.nearby.map(({ names, km, isAirport }) => (
          <li key={names.en} className={css.amenity}>
            <Icon of={signIcon(isAirport ? "airport" : signOf(names.en))} size={20} />
            <span>
              <bdi>{names[locale]}</bdi>
              <br />
              <bdi className={css.quiet}>{formatDistance(km, locale)}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const Terms = ({ of }: { of: readonly (readonly [term: string, words: ReactNode])[] }) => (
  <dl className={css.terms}>
    {of.map(([term, words]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{words}</dd>
      </div>
    ))}
  </dl>
);

export function DetailsPanel({ hotel }: { hotel: Hotel }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { checkInFrom, checkOutUntil, kind, languages, roomsTotal, yearOpened } = hotel;
  const names = new Intl.DisplayNames([locale], { type: "language" });
  return (
    <Terms
      of={[
        [t`Property type`, t(kindWords[kind])],
        [t`Check-in`, t`from ${checkInFrom}`],
        [t`Check-out`, t`until ${checkOutUntil}`],
        [t`Size`, t`${plural(roomsTotal, { one: "# room", other: "# rooms" })}`],
        [t`Opened`, yearOpened],
        [t`Languages spoken`, languages.map((code) => names.of(code) ?? code).join(commaIn(locale))],
      ]}
    />
  );
}

export function PoliciesPanel({ hotel }: { hotel: Hotel }) {
  const { t } = useLingui();
  return <Terms of={hotel.policies.map(({ kind, text }) => [t(policyWords[kind]), text])} />;
}

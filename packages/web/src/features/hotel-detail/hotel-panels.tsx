import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Hotel } from "@safar/engine";
import { Icon } from "@safar/ui/icon";
import Landmark from "lucide-react/icons/landmark";
import Plane from "lucide-react/icons/plane";
import { useMemo } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { formatDistance } from "../../i18n/distance.ts";
import { commaIn } from "../../i18n/format.ts";
import { kindWords } from "../hotel-results/hotel-words.ts";
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
            <Icon of={isAirport ? Plane : Landmark} size={20} />
            <span>
              <bdi>{names[locale]}</bdi> · <bdi>{formatDistance(km, locale)}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function DetailsPanel({ hotel }: { hotel: Hotel }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const languages = useMemo(() => new Intl.DisplayNames([locale], { type: "language" }), [locale]);
  return (
    <dl className={css.terms}>
      <div>
        <dt>{t`Property type`}</dt>
        <dd>{t(kindWords[hotel.kind])}</dd>
      </div>
      <div>
        <dt>{t`Check-in`}</dt>
        <dd>
          <Trans>from {hotel.checkInFrom}</Trans>
        </dd>
      </div>
      <div>
        <dt>{t`Check-out`}</dt>
        <dd>
          <Trans>until {hotel.checkOutUntil}</Trans>
        </dd>
      </div>
      <div>
        <dt>{t`Size`}</dt>
        <dd>{t`${plural(hotel.roomsTotal, { one: "# room", other: "# rooms" })}`}</dd>
      </div>
      <div>
        <dt>{t`Opened`}</dt>
        <dd>{hotel.yearOpened}</dd>
      </div>
      <div>
        <dt>{t`Languages spoken`}</dt>
        <dd>{hotel.languages.map((code) => languages.of(code) ?? code).join(commaIn(locale))}</dd>
      </div>
    </dl>
  );
}

export function PoliciesPanel({ hotel }: { hotel: Hotel }) {
  const { t } = useLingui();
  return (
    <dl className={css.terms}>
      {hotel.policies.map(({ kind, text }) => (
        <div key={kind}>
          <dt>{t(policyWords[kind])}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

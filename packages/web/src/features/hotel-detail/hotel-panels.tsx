import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Hotel } from "@safar/engine";
import { Icon } from "@safar/ui/icon";
import { useNear } from "@safar/ui/use-near";
import Landmark from "lucide-react/icons/landmark";
import Plane from "lucide-react/icons/plane";
import { lazy, Suspense, useMemo, useRef } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { commaIn } from "../../i18n/format.ts";
import { Score } from "../hotel-results/hotel-score.tsx";
import { kindWords } from "../hotel-results/hotel-words.ts";
import { AmenityList } from "./amenity-list.tsx";
import * as css from "./hotel-detail.css.ts";
import { policyWords, topicWords } from "./room-words.ts";

const firstAmenities = 8;
/** So far ahead of the window that the map has come by the time somebody is there. */
const ahead = "400px 0px";
const LocationMap = lazy(() => import("./location-map.tsx"));

export function OverviewPanel({ hotel }: { hotel: Hotel }) {
  return (
    <div className={css.panel}>
      <p className={css.prose}>{hotel.description}</p>
      <AmenityList amenities={hotel.amenities.slice(0, firstAmenities)} />
    </div>
  );
}

export function AmenitiesPanel({ hotel }: { hotel: Hotel }) {
  return (
    <div className={css.panel}>
      <AmenityList amenities={hotel.amenities} />
    </div>
  );
}

export function LocationPanel({ hotel }: { hotel: Hotel }) {
  const { locale } = useFacts();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place, ahead);
  return (
    <div className={css.panel}>
      <p className={css.prose}>
        <bdi>{hotel.address}</bdi>
      </p>
      <div ref={place} className={css.map}>
        {isNear ? (
          <Suspense fallback={<div className={css.mapComing} aria-busy="true" />}>
            <LocationMap hotel={hotel} />
          </Suspense>
        ) : (
          <div className={css.mapComing} />
        )}
      </div>
      <h2 className={css.subtitle}>
        <Trans>What is near</Trans>
      </h2>
      <ul role="list" className={css.facts}>
        {hotel.nearby.map(({ names, km, isAirport }) => (
          <li key={names.en} className={css.amenity}>
            <Icon of={isAirport ? Plane : Landmark} size={20} />
            <span>
              <bdi>{names[locale]}</bdi> · <Trans>{km} km</Trans>
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
    <div className={css.panel}>
      <dl className={css.terms}>
        <div>
          <dt>{t`Kind of place`}</dt>
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
    </div>
  );
}

export function ReviewsPanel({ hotel }: { hotel: Hotel }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  if (hotel.reviews.length === 0) {
    return (
      <p className={css.panel}>
        <Trans>Nobody has written about this place yet.</Trans>
      </p>
    );
  }
  return (
    <div className={css.panel}>
      <Score score={hotel.score} count={hotel.reviewCount} />
      <ul role="list" className={css.bars} aria-label={t`Scores by topic`}>
        {hotel.scores.map(({ topic, score }) => (
          <li key={topic} className={css.meter}>
            <span id={`score-${topic}`}>{t(topicWords[topic])}</span>
            <bdi>{score.toFixed(1)}</bdi>
            <meter aria-labelledby={`score-${topic}`} min={0} max={10} value={score} />
          </li>
        ))}
      </ul>
      <ul role="list" className={css.reviews} aria-label={t`Latest reviews`}>
        {hotel.reviews.map(({ id, author, score, stayedOn, text }) => (
          <li key={id} className={css.review}>
            <span>
              <strong>
                <bdi>{author}</bdi>
              </strong>{" "}
              · <bdi dir="ltr">{score}/10</bdi>
            </span>
            <span className={css.quiet}>
              <Trans>Stayed on {formatShortDay(stayedOn, locale)}</Trans>
            </span>
            <p className={css.prose}>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function PoliciesPanel({ hotel }: { hotel: Hotel }) {
  const { t } = useLingui();
  return (
    <div className={css.panel}>
      <dl className={css.terms}>
        {hotel.policies.map(({ kind, text }) => (
          <div key={kind}>
            <dt>{t(policyWords[kind])}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

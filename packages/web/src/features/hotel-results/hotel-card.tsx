import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { HotelOffer, Names, OfferId } from "@safar/engine";
import { Dot, Dotted } from "@safar/ui/dot";
import { Link } from "@safar/ui/link";
import { memo } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { formatDistance } from "../../i18n/distance.ts";
import { formatDay } from "../../i18n/format.ts";
import { Amount, Was } from "../amounts/amount.tsx";
import * as shared from "../results/picture-card.css.ts";
import { insteadOfLink } from "../results/plain-press.ts";
import { Score } from "../reviews/score.tsx";
import { Stars } from "../reviews/stars.tsx";
import { DistanceThatCounts } from "./distance-that-counts.tsx";
import * as css from "./hotel-card.css.ts";
import { HotelImage } from "./hotel-image.tsx";
import { amenityWords, boardWords, kindWords } from "./hotel-words.ts";

const mostAmenities = 4;
/** So few are worth saying, or just the rooms that are searched for. */
const fewRooms = 2;

type Props = {
  readonly hotel: HotelOffer;
  readonly nights: number;
  /** How many are searched for; the prices are for all of them. */
  readonly rooms: number;
  readonly href: string;
  /** What its distance is counted from; null for the centre. */
  readonly from?: Names | null;
  readonly isOn?: boolean;
  readonly onChoose?: ((id: OfferId) => void) | undefined;
  readonly onPoint?: ((id: string | null) => void) | undefined;
};

/** A hotel with the price of the whole stay. The whole card is a link. */
export const HotelCard = memo(function HotelCard({
  hotel,
  nights,
  rooms,
  href,
  from = null,
  isOn = false,
  onChoose,
  onPoint,
}: Props) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { names, area, km, amenities, before, board, dueAtProperty, perNight, refundable, refundableUntil } = hotel;
  const { roomsLeft, total } = hotel;
  const choose = insteadOfLink(onChoose && (() => onChoose(hotel.id)));
  const away = formatDistance(km, locale);
  const distance = from === null ? t`${away} from the centre` : t`${away} from ${from[locale]}`;
  return (
    <div className={shared.frame}>
      {/* Being pointed at only shows the hotel on the map; what can be done with it is its link. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <article
        className={css.card}
        {...(isOn ? { "data-on": "" } : {})}
        onPointerEnter={() => onPoint?.(hotel.id)}
        onPointerLeave={() => onPoint?.(null)}
        onFocus={() => onPoint?.(hotel.id)}
        onBlur={() => onPoint?.(null)}
      >
        <div className={shared.picture}>
          <HotelImage picture={hotel.pictures[0]} hotel={names.en} sizes="(min-width: 48rem) 14rem, 7rem" />
        </div>
        <div className={shared.words}>
          <h2 className={css.name}>
            <Link href={href} className={shared.link} onClick={choose}>
              <bdi>{names[locale]}</bdi>
            </Link>{" "}
            <Stars count={hotel.stars} />
          </h2>
          <p className={css.line}>
            <Score of={hotel} />
            <span className={css.roomyOnly}>{t(kindWords[hotel.kind])}</span>
          </p>
          {/* Who looks for a hotel by its name finds it where it is. */}
          <p className={css.line}>
            {km >= 0.05 && (hotel.away?.km === km ? <DistanceThatCounts away={hotel.away} /> : <span>{distance}</span>)}
            <span className={km >= 0.05 ? css.roomyOnly : shared.quiet}>{area[locale]}</span>
          </p>
          <ul role="list" className={css.facts}>
            {amenities.slice(0, mostAmenities).map((amenity) => (
              <li key={amenity}>{t(amenityWords[amenity])}</li>
            ))}
          </ul>
          <p className={css.line}>
            <span className={shared.oneLine}>
              <span className={css.narrowOnly}>
                {t(kindWords[hotel.kind])}
                <Dot />
              </span>
              {t(boardWords[board])}
            </span>
            {refundableUntil !== null && (
              <span className={css.good}>
                <Trans>Free cancellation until {formatDay(refundableUntil, locale, hotel.zone)}</Trans>
              </span>
            )}
            {refundableUntil === null && refundable !== null && (
              <span className={shared.quiet}>
                <Trans>
                  Free cancellation from <Amount of={refundable.total} />
                </Trans>
              </span>
            )}
            {roomsLeft <= Math.max(fewRooms, rooms) && (
              <span className={css.few}>
                {t`${plural(roomsLeft, { one: "# room left at this price", other: "# rooms left at this price" })}`}
              </span>
            )}
          </p>
        </div>
        <div className={shared.side}>
          <Was of={before} />
          <Amount of={total} className={shared.amount} />
          <span className={css.nights}>
            <Dotted
              of={[
                t`${plural(nights, { one: "# night", other: "# nights" })}`,
                rooms > 1 && t`${plural(rooms, { one: "# room", other: "# rooms" })}`,
                t`taxes included`,
              ]}
            />
          </span>
          {nights > 1 && (
            <span className={css.roomyOnly}>
              <Trans>
                <Amount of={perNight} /> a night
              </Trans>
            </span>
          )}
          {dueAtProperty.minor > 0 && (
            <span className={shared.quiet}>
              <Trans>
                including <Amount of={dueAtProperty} /> at the hotel
              </Trans>
            </span>
          )}
          <span className={css.choose} aria-hidden="true">
            <Trans>See rooms</Trans>
          </span>
        </div>
      </article>
    </div>
  );
});

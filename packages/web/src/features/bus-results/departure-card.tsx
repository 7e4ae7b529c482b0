import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type BusAmenity, cheapestFare, type Departure } from "@safar/engine";
import { Anchor } from "@safar/ui/anchor";
import { Icon, type LucideIcon } from "@safar/ui/icon";
import { Price } from "@safar/ui/price";
import AirVent from "lucide-react/icons/air-vent";
import Plug from "lucide-react/icons/plug";
import Star from "lucide-react/icons/star";
import Toilet from "lucide-react/icons/toilet";
import Utensils from "lucide-react/icons/utensils";
import Wifi from "lucide-react/icons/wifi";
import { type MouseEvent, memo } from "react";
import { useFacts } from "../../app/page-path.ts";
import { paths } from "../../app/paths.ts";
import { formatMoney } from "../../i18n/format.ts";
import { amenityWords, refundWords, roadTime } from "../bus-search/bus-words.ts";
import { clockOf, isolated } from "../flight-results/flight-words.ts";
import * as card from "../flight-results/offer-card.css.ts";
import * as css from "./departure-card.css.ts";
import { DepartureFacts } from "./departure-facts.tsx";

/** The amenities that people look for first. */
const shown: readonly (readonly [BusAmenity, LucideIcon])[] = [
  ["ac", AirVent],
  ["wifi", Wifi],
  ["power", Plug],
  ["meal", Utensils],
  ["toilet", Toilet],
];

/** From here on down, how many seats are left is worth saying. */
const fewSeats = 6;

const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

const dayMs = 86_400_000;

const daysLater = ({ arrives, departs }: Departure): number =>
  (Date.parse(`${arrives.local.slice(0, 10)}T00:00:00Z`) - Date.parse(`${departs.local.slice(0, 10)}T00:00:00Z`)) /
  dayMs;

/** One coach of a day: who drives, from where to where, what it has and what a seat costs. */
export const DepartureCard = memo(function DepartureCard({
  departure,
  onChoose,
}: {
  departure: Departure;
  onChoose?: ((departure: Departure) => void) | undefined;
}) {
  const { t, i18n } = useLingui();
  const { locale } = useFacts();
  const { amenities, arrives, boarding, cancellation, coach, departs, dropping, km, minutes, operator, seatsLeft } =
    departure;
  const [least] = departure.fares.toSorted((one, other) => one.amount.minor - other.amount.minor);
  const from = cheapestFare(departure);
  const later = daysLater(departure);
  const price = from === null ? "" : formatMoney(from, locale);
  const name = operator.name[locale];
  const leaves = clockOf(departs.local);
  return (
    <article className={card.card}>
      <div className={card.journey}>
        <div className={css.head}>
          <h2>
            <Anchor className={css.operator} href={paths.busOperator(operator.slug)}>
              <bdi>{name}</bdi>
            </Anchor>
          </h2>
          <span className={css.quiet}>
            <bdi>{coach.name[locale]}</bdi>
          </span>
          <span
            className={css.rating}
            title={t`${plural(operator.reviews, { one: "(# review)", other: "(# reviews)" })}`}
          >
            <Icon of={Star} size={14} />
            <bdi>{operator.rating.toFixed(1)}</bdi>
          </span>
        </div>
        <div className={css.way}>
          <div className={css.stop}>
            <span className={css.clock} dir="ltr">
              {leaves}
            </span>
            <bdi className={css.place}>{boarding[0]?.name[locale]}</bdi>
          </div>
          <div className={css.road}>
            <span>{roadTime(i18n, minutes)}</span>
            <span className={css.distance}>{t`${km} km`}</span>
          </div>
          <div className={css.last}>
            <span className={css.clock} dir="ltr">
              {clockOf(arrives.local)}
              {later > 0 && (
                <sup
                  className={css.dayOffset}
                  title={t`${plural(later, { one: "Arrives # day later", other: "Arrives # days later" })}`}
                >
                  +{later}
                </sup>
              )}
            </span>
            <bdi className={css.place}>{dropping[0]?.name[locale]}</bdi>
          </div>
        </div>
        <ul className={css.amenities}>
          {shown.map(([amenity, icon]) =>
            amenities.includes(amenity) ? (
              <li key={amenity} className={css.amenity}>
                <Icon of={icon} size={14} />
                {t(amenityWords[amenity])}
              </li>
            ) : null,
          )}
          <li className={cancellation.length > 0 ? css.refund : undefined}>{refundWords(i18n, cancellation)}</li>
        </ul>
        <DepartureFacts departure={departure} />
      </div>
      <div className={card.priceSide}>
        <div className={card.price}>
          {least !== undefined && least.original !== null && (
            <s className={css.was}>
              <bdi>{formatMoney(least.original, locale)}</bdi>
            </s>
          )}
          {from !== null && <Price size="medium" amount={price} />}
          <span className={card.perAdult}>
            <Trans>for a seat, from</Trans>
          </span>
          {seatsLeft > 0 && seatsLeft <= fewSeats && (
            <span className={card.fewSeats}>
              {t`${plural(seatsLeft, { one: "# seat left", other: "# seats left" })}`}
            </span>
          )}
        </div>
        {seatsLeft === 0 ? (
          <span className={css.full}>
            <Trans>Full</Trans>
          </span>
        ) : (
          <Anchor
            href={paths.busSeats(departure.refId)}
            className={card.choose}
            aria-label={t`Choose seats: ${isolated(name)}, ${leaves}, ${isolated(price)}`}
            onClick={(event) => {
              if (onChoose === undefined || !isPlainPress(event)) return;
              event.preventDefault();
              onChoose(departure);
            }}
          >
            <Trans>Choose seats</Trans>
          </Anchor>
        )}
      </div>
    </article>
  );
});

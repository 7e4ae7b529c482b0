import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type BusAmenity, cheapestFare, type Departure, type OfferId } from "@safar/engine";
import { Anchor } from "@safar/ui/anchor";
import { Dotted } from "@safar/ui/dot";
import { Emblem } from "@safar/ui/emblem";
import { Icon, type LucideIcon } from "@safar/ui/icon";
import AirVent from "lucide-react/icons/air-vent";
import Plug from "lucide-react/icons/plug";
import Star from "lucide-react/icons/star";
import Toilet from "lucide-react/icons/toilet";
import Utensils from "lucide-react/icons/utensils";
import Wifi from "lucide-react/icons/wifi";
import { memo } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { seatsChart } from "../../engine/buses/late-seats.ts";
import { clockOf } from "../../i18n/clock.ts";
import { formatCount } from "../../i18n/format.ts";
import { isolated } from "../../i18n/isolated.ts";
import { useWrittenMoney } from "../amounts/amount.tsx";
import { amenityWords, refundWords } from "../bus-search/bus-words.ts";
import { OfferFrame } from "../results/offer-frame.tsx";
import { RouteLine } from "../results/route-line.tsx";
import { heardOnPhones } from "../results/search-line.css.ts";
import { daysApart } from "../shell/days-apart.ts";
import { lengthOfTime } from "../shell/length-of-time.ts";
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

type Props = {
  readonly departure: Departure;
  /** Without it the card is a plain link. */
  readonly onChoose: ((id: OfferId) => void) | undefined;
  readonly isOpen: boolean;
  readonly onToggle: ((id: string) => void) | undefined;
};

/** One coach of a day: who drives, from where to where, what it has and what a seat costs. */
export const DepartureCard = memo(function DepartureCard({ departure, onChoose, isOpen, onToggle }: Props) {
  const { t, i18n } = useLingui();
  const { locale } = useFacts();
  const write = useWrittenMoney();
  const { amenities, arrives, boarding, cancellation, coach, departs, dropping, fares, km, minutes } = departure;
  const { operator, refId, seatsLeft } = departure;
  const from = cheapestFare(departure);
  const least = fares.find(({ amount }) => amount.minor === from?.minor);
  const name = operator.name[locale];
  const leaves = clockOf(departs.local);
  const price = from === null ? "" : write(from);
  const left = t`${plural(seatsLeft, { one: "# seat left", other: "# seats left" })}`;
  const label = t`Choose seats: ${isolated(name)}, ${leaves}, ${price}`;
  return (
    <OfferFrame
      price={from}
      was={least?.original ?? null}
      per={fares.length > 1 ? t`for the cheapest seat` : t`for a seat`}
      few={seatsLeft > 0 && seatsLeft <= fewSeats ? left : null}
      action={
        seatsLeft === 0
          ? t`Full`
          : {
              href: paths.busSeats(refId),
              words: t`Choose seats`,
              label,
              onChoose: onChoose && (() => seatsChart.andGo(() => onChoose(refId))),
            }
      }
      foot={
        <ul role="list" className={css.amenities}>
          {shown.map(([amenity, icon]) =>
            amenities.includes(amenity) ? (
              <li key={amenity} className={css.amenity}>
                <Icon of={icon} size={14} />
                <span className={heardOnPhones}>{t(amenityWords[amenity])}</span>
              </li>
            ) : null,
          )}
          <li className={cancellation.length > 0 ? css.refund : undefined}>{refundWords(i18n, cancellation)}</li>
        </ul>
      }
      below={
        <details open={isOpen} onToggle={({ currentTarget }) => currentTarget.open !== isOpen && onToggle?.(refId)}>
          <summary className={css.summary}>{t`Stops, prices and cancelling`}</summary>
          <DepartureFacts departure={departure} />
        </details>
      }
    >
      <div className={css.head}>
        <h2 className={css.firm}>
          <Emblem of={operator.slug} />
          <Anchor className={css.operator} href={paths.busOperator(operator.slug)}>
            <bdi>{name}</bdi>
          </Anchor>
        </h2>
        <bdi className={css.quiet}>{coach.name[locale]}</bdi>
        <span
          className={css.rating}
          title={t`${plural(operator.reviews, { one: "(# rating)", other: "(# ratings)" })}`}
        >
          <Icon of={Star} size={14} />
          <bdi>{operator.rating.toFixed(1)}</bdi>
          <bdi className={css.reviews}>({formatCount(operator.reviews, locale)})</bdi>
        </span>
        {seatsLeft > fewSeats && <span className={`${css.quiet} ${heardOnPhones}`}>{left}</span>}
      </div>
      <RouteLine
        departs={{ local: departs.local, place: boarding[0]?.name[locale] ?? "" }}
        arrives={{ local: arrives.local, place: dropping[0]?.name[locale] ?? "" }}
        daysLater={daysApart(departs.local, arrives.local)}
      >
        <span>
          <Dotted of={[lengthOfTime(i18n, minutes), t`${formatCount(km, locale)}\u00a0km`]} />
        </span>
      </RouteLine>
    </OfferFrame>
  );
});

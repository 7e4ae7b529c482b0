import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { beforeDiscounts, type HotelDetail, ledgerOf, type Price, type RoomChoiceView } from "@safar/engine";
import { Button } from "@safar/ui/button";
import { Dot, Dotted } from "@safar/ui/dot";
import BedDouble from "lucide-react/icons/bed-double";
import CalendarDays from "lucide-react/icons/calendar-days";
import Users from "lucide-react/icons/users";
import { useFacts } from "../../app/addresses/page-path.ts";
import { formatShortDays } from "../../i18n/short-days.ts";
import { Amount, Was } from "../amounts/amount.tsx";
import { useStayParty } from "../hotel-results/stay-party.ts";
import * as css from "../offer-page/price-card.css.ts";
import { PriceCard } from "../offer-page/price-card.tsx";

/** Days, guests and rooms that every price of the page is for. */
export const useStayFacts = ({ checkIn, checkOut, occupancies }: HotelDetail) => {
  const { t } = useLingui();
  const { locale } = useFacts();
  const groups = occupancies.flatMap((one) => one.rooms.map(() => one));
  const rooms = groups.length;
  const people = useStayParty()(groups);
  return [
    {
      key: "days",
      icon: CalendarDays,
      words: formatShortDays(checkIn, checkOut, locale),
    },
    { key: "people", icon: Users, words: people },
    { key: "rooms", icon: BedDouble, words: t`${plural(rooms, { one: "# room", other: "# rooms" })}` },
  ];
};

type StayPriceProps = {
  price: Price;
  nights: number;
  rooms: number;
  isFrom: boolean;
  isRefundable: boolean;
  fromRefundable: Price | null;
};

/** What the stay comes to, and of it what is paid at the hotel. */
function StayPrice({ price, nights, rooms, isFrom, isRefundable, fromRefundable }: StayPriceProps) {
  const { t } = useLingui();
  const { dueAtProperty } = ledgerOf(price);
  const amount = <Amount of={price.total} className={css.amount} />;
  return (
    <>
      <span className={css.roomy}>
        <Was of={beforeDiscounts(price)} />
      </span>
      <span>{isFrom ? <Trans>from {amount}</Trans> : amount}</span>
      {isFrom && fromRefundable !== null && (
        <span className={isRefundable ? css.quiet : css.roomy}>
          {isRefundable ? (
            <Trans>with free cancellation</Trans>
          ) : (
            <Trans>
              Free cancellation from <Amount of={fromRefundable.total} />
            </Trans>
          )}
        </span>
      )}
      <span className={css.quiet}>
        <Dotted
          of={[
            rooms > 1 && t`${plural(rooms, { one: "# room", other: "# rooms" })}`,
            t`${plural(nights, { one: "# night", other: "# nights" })}`,
            t`taxes included`,
          ]}
        />
        {!isFrom && dueAtProperty.minor > 0 && (
          <span className={css.roomy}>
            <Dot />
            <Trans>
              including <Amount of={dueAtProperty} /> at the hotel
            </Trans>
          </span>
        )}
      </span>
    </>
  );
}

type StayCardProps = {
  detail: HotelDetail;
  view: RoomChoiceView;
  /** Whether only what can be given back is looked at: then that is what the stay costs from. */
  isRefundable: boolean;
  onRooms: () => void;
  onSubmit: () => void;
};

/** What the stay costs, for whom and when, and the way on. */
export function StayCard({ detail, view, isRefundable, onRooms, onSubmit }: StayCardProps) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const isMissing = view.requested.some((room) => room.isMissing);
  const chosen = view.requested.filter(({ picked }) => picked !== null).length;
  const isChosenFree = view.requested.every(({ picked }) => picked?.rate.isRefundable);
  const count = view.requested.length;
  const only = view.requested[0]?.picked;
  const next = view.current + 1;
  const shown = view.price ?? (isRefundable ? view.fromRefundable : view.from);
  return (
    <PriceCard
      label={t`Your stay`}
      price={
        shown && (
          <StayPrice
            price={shown}
            nights={detail.nights}
            rooms={count}
            isFrom={view.price === null}
            isRefundable={isRefundable}
            fromRefundable={view.fromRefundable}
          />
        )
      }
      status={
        // Of no room yet the button speaks.
        chosen === 0 ? null : count === 1 ? (
          <Dotted of={[<bdi key="room">{only?.room.names[locale]}</bdi>, isChosenFree && t`with free cancellation`]} />
        ) : (
          <Trans>
            Rooms chosen: {chosen} of {count}
          </Trans>
        )
      }
      facts={useStayFacts(detail)}
      missing={isMissing ? <Trans>Choose a rate for every room first.</Trans> : null}
    >
      <Button kind="next" onClick={chosen === 0 ? onRooms : onSubmit}>
        {view.isComplete ? (
          <Trans>Continue</Trans>
        ) : chosen === 0 ? (
          <Trans>Choose a room</Trans>
        ) : (
          <Trans>Choose room {next}</Trans>
        )}
      </Button>
    </PriceCard>
  );
}

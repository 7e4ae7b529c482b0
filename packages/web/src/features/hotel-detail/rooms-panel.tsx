import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { RequestedRoom, RoomChoiceEvent, RoomChoiceView } from "@safar/engine";
import { beforeDiscounts, type HotelDetail, type OfferedRoom } from "@safar/engine";
import { useEffect, useRef } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { commaIn } from "../../i18n/format.ts";
import * as css from "./hotel-detail.css.ts";
import { GoneRoom, RoomCard } from "./room-card.tsx";

type Send = (event: RoomChoiceEvent) => void;

/** One of the requested rooms: who it is for, and what is chosen for it. */
function Turn({ requested, send }: { requested: RequestedRoom; send: Send }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { room, occupancy, picked, isCurrent, isMissing } = requested;
  const adults = occupancy?.adults ?? 0;
  const children = occupancy?.childAges.length ?? 0;
  return (
    <li>
      <button
        type="button"
        className={css.turn}
        aria-pressed={isCurrent}
        {...(isMissing ? { "data-missing": "" } : {})}
        onClick={() => send({ type: "room.turn", room })}
      >
        <span>
          <strong>
            <Trans>Room {room + 1}</Trans>
          </strong>{" "}
          · {t`${plural(adults, { one: "# adult", other: "# adults" })}`}
          {children > 0 && commaIn(locale) + t`${plural(children, { one: "# child", other: "# children" })}`}
        </span>
        <span className={css.turnNote}>
          {picked === null ? <Trans>Not chosen yet</Trans> : picked.room.names[locale]}
        </span>
      </button>
    </li>
  );
}

const isToBeHad = ({ rates }: OfferedRoom): boolean => rates.length > 0;

/** Whether only what can be given back is looked at, and how that is changed; null where all of it can, or nothing. */
export type RefundableOnly = { readonly isOn: boolean; readonly change: (isOn: boolean) => void } | null;

type Props = { detail: HotelDetail; view: RoomChoiceView; only: RefundableOnly; send: Send };

/** The rooms that were asked for, and what each can be. */
export function RoomsPanel({ detail, view, only, send }: Props) {
  const { t } = useLingui();
  const isWanted = ({ isPicked, rate }: OfferedRoom["rates"][number]) => !only?.isOn || rate.isRefundable || isPicked;
  const hasDiscount = view.offered.some(({ rates }) => rates.some(({ rate }) => beforeDiscounts(rate.price) !== null));
  const gone = view.offered.filter((offered) => !isToBeHad(offered));
  // Another room's rates stand where those of the one before were: they are read from the first one on.
  const each = useRef<HTMLParagraphElement>(null);
  const { current } = view;
  const before = useRef(current);
  useEffect(() => {
    if (before.current !== current) each.current?.scrollIntoView?.({ block: "nearest" });
    before.current = current;
  }, [current]);
  return (
    <div className={css.panel}>
      {view.requested.length > 1 && (
        <>
          <p ref={each} className={css.eachRoom}>
            <Trans>Choose a rate for each room.</Trans>
          </p>
          <ul role="list" className={css.requested} aria-label={t`Your rooms`}>
            {view.requested.map((requested) => (
              <Turn key={requested.room} requested={requested} send={send} />
            ))}
          </ul>
        </>
      )}
      {only !== null && (
        <button type="button" className={css.only} aria-pressed={only.isOn} onClick={() => only.change(!only.isOn)}>
          <Trans>Only with free cancellation</Trans>
        </button>
      )}
      <p className={css.quiet}>
        <Trans>Prices are for a room and the whole stay, taxes included.</Trans>
        {hasDiscount && ` ${t`A struck price is the one before the discount.`}`}
      </p>
      <ul role="list" className={css.rooms} aria-label={t`Rooms for these guests`}>
        {view.offered
          .map((offered) => ({ ...offered, rates: offered.rates.filter(isWanted) }))
          .filter(isToBeHad)
          .map((offered) => (
            <RoomCard
              key={offered.room.key}
              offered={offered}
              hotel={detail.hotel.names.en}
              zone={detail.hotel.zone}
              onPick={({ key }) => send({ type: "rate.choose", rate: key })}
            />
          ))}
      </ul>
      {gone.length > 0 && (
        <ul role="list" className={css.goneRooms} aria-label={t`Unavailable rooms`}>
          {gone.map((offered) => (
            <GoneRoom key={offered.room.key} offered={offered} />
          ))}
        </ul>
      )}
    </div>
  );
}

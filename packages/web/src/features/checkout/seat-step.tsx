import { Trans, useLingui } from "@lingui/react/macro";
import {
  bestTogether,
  cabinPicks,
  cabinSeating,
  type ExtraChoice,
  type ExtrasEvent,
  type ExtrasView,
  offerFor,
  ownerOf,
  type Seat,
  type SeatMap as Seats,
  type ShownPlace,
  seatsOf,
  shownPlaces,
} from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Button } from "@safar/ui/button";
import { VisuallyHidden } from "@safar/ui/layout";
import { useId, useMemo, useState } from "react";
import { Amount } from "../amounts/amount.tsx";
import { LookedSeat } from "../seat-plan/looked-seat.tsx";
import { firstStop as firstOf, SeatPlan } from "../seat-plan/seat-plan.tsx";
import { SeatPriceList } from "../seat-plan/seat-prices.tsx";
import { refusalWords } from "../seat-plan/seat-words.ts";
import { useSeatPrices } from "../seat-plan/use-seat-prices.ts";
import { useSeatWords } from "../seat-plan/use-seat-words.ts";
import * as css from "./extras/extras.css.ts";
import type { Named } from "./people/named-party.ts";

/** The id of a seat's button on the page. */
export const seatId = (segmentId: string, designator: string): string => `seat-${segmentId}-${designator}`;

/** Everybody who has a seat. */
type Sitters = ExtrasView["sitters"];

type Props = {
  readonly map: Seats;
  readonly sitters: Sitters;
  readonly choices: readonly ExtraChoice[];
  readonly named: Named;
  /** For whom a seat is being chosen. */
  readonly current: string;
  readonly onCurrent: (travellerId: string) => void;
  readonly send: (event: ExtrasEvent) => void;
};

const seatOwnedBy = (map: Seats, choices: readonly ExtraChoice[], travellerId: string): Seat | undefined =>
  seatsOf(map).find(({ seat }) => ownerOf(seat, choices) === travellerId)?.seat;

/** Every seat as it is to somebody of the party. */
const shownIn = (
  map: Seats,
  sitters: Sitters,
  choices: readonly ExtraChoice[],
  travellerId: string,
): readonly ShownPlace[] => {
  const next = sitters.find(({ id }) => id === travellerId) ?? { id: travellerId };
  return shownPlaces(cabinSeating(map), cabinPicks(map, sitters, choices), next);
};

/** The seat to begin at: one's own, or the first that can be had. */
export const firstStop = (map: Seats, sitters: Sitters, choices: readonly ExtraChoice[], travellerId: string): string =>
  firstOf(shownIn(map, sitters, choices, travellerId));

function People({ map, sitters, choices, named, current, onCurrent }: Omit<Props, "send">) {
  const { t } = useLingui();
  const name = useId();
  return (
    <fieldset className={css.people}>
      <legend className={css.peopleName}>
        <Trans>Choose a seat for</Trans>
      </legend>
      {sitters.map(({ id }) => {
        const seat = seatOwnedBy(map, choices, id);
        const offer = seat && offerFor(seat, id);
        return (
          <label key={id} className={css.person}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === current}
              onChange={() => onCurrent(id)}
              className={css.personInput}
            />
            <span className={css.personMark} aria-hidden="true">
              {named.markOf(id)}
            </span>
            <span className={css.personWords}>
              <bdi className={css.personName}>{named.nameOf(id)}</bdi>
              <span className={css.personSeat}>
                {seat ? (
                  <>
                    <bdi>{seat.designator}</bdi>
                    {offer && offer.price.minor > 0 && (
                      <>
                        {" · "}
                        <Amount of={offer.price} />
                      </>
                    )}
                  </>
                ) : (
                  t`no seat yet`
                )}
              </span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** What a press on a seat does, and what is said of it. */
const useSeatPress = (
  { map, sitters, choices, named, current, onCurrent, send }: Props,
  seats: readonly ShownPlace[],
) => {
  const { t } = useLingui();
  const { segmentId } = map;
  const [told, setTold] = useState("");
  const [pressed, setPressed] = useState<string | null>(null);
  const leave = (designator: string): void => {
    send({ type: "seat.leave", segmentId, travellerId: current });
    setTold(t`${designator} is available again.`);
  };
  const take = (designator: string): void => {
    send({ type: "seat.choose", segmentId, travellerId: current, designator });
    const name = named.nameOf(current);
    const next = sitters.find(({ id }) => id !== current && seatOwnedBy(map, choices, id) === undefined);
    if (next === undefined) return setTold(t`${designator} is for ${name}.`);
    onCurrent(next.id);
    const other = named.nameOf(next.id);
    return setTold(t`${designator} is for ${name}. Now choose for ${other}.`);
  };
  const press = (id: string): void => {
    setPressed(id);
    const place = seats.find((one) => one.id === id);
    if (place === undefined || place.refusal !== null) return;
    const owner = place.mine?.id ?? null;
    if (owner === null) return take(id);
    if (owner === current) return leave(id);
    onCurrent(owner);
  };
  // Of whoever is chosen for now: what one cannot have another may.
  const refusal = seats.find(({ id }) => id === pressed)?.refusal ?? null;
  return { press, refusal, told, setTold };
};

/** The seats of one flight: whom they are for, the map, and what its signs mean. */
export function SeatStep(props: Props) {
  const { map, sitters, choices, named, current, send } = props;
  const { t } = useLingui();
  const { segmentId } = map;
  const { plan } = cabinSeating(map);
  const seats = useMemo(() => shownIn(map, sitters, choices, current), [map, sitters, choices, current]);
  const words = useSeatWords([], ({ mine }) => t`chosen for ${named.nameOf(mine?.id ?? current)}`);
  const prices = useSeatPrices([], seats);
  const { press, refusal, setTold, told } = useSeatPress(props, seats);
  const [stop, setStop] = useState(() => firstOf(seats));
  const together = useMemo(() => bestTogether(map, sitters), [map, sitters]);
  const seatTogether = () => {
    for (const { id } of sitters) send({ type: "seat.leave", segmentId, travellerId: id });
    for (const wish of together ?? []) send({ type: "seat.choose", segmentId, ...wish });
    const own = together?.find(({ travellerId }) => travellerId === current)?.designator ?? stop;
    setStop(own);
    document.getElementById(seatId(segmentId, own))?.scrollIntoView?.({ block: "center", inline: "nearest" });
    const list = (together ?? []).map(({ designator }) => designator).join(words.comma);
    setTold(t`Chosen for you together: ${list}.`);
  };
  const markOf = ({ look, mine }: ShownPlace) => {
    if (mine?.id !== undefined) return named.markOf(mine.id);
    // Its price stands where its sign would be drawn.
    return look === "better" ? "+" : undefined;
  };
  return (
    <div className={css.seating}>
      <div className={css.who}>
        <People {...props} />
        {sitters.length > 1 && together !== undefined && (
          <Button size="small" onClick={seatTogether}>
            <Trans>Seat us together</Trans>
          </Button>
        )}
        <LookedSeat place={seats.find(({ id }) => id === stop)} words={words} />
        {/* There before it speaks, so that it is heard. */}
        <div role="alert">{refusal !== null && <Alert tone="warning">{t(refusalWords(refusal))}</Alert>}</div>
        <VisuallyHidden>
          <span role="status">{told}</span>
        </VisuallyHidden>
      </div>
      <div className={css.maps}>
        <p className={css.intro}>
          <Trans>The front is at the top. A is on the left of the aircraft.</Trans>
        </p>
        <SeatPlan
          id={seatId(segmentId, "").slice(0, -1)}
          plan={plan}
          seats={seats}
          words={words}
          shape="plane"
          deckWords={() => ({ label: t`Seats, ${named.partOf(segmentId).label}` })}
          markOf={markOf}
          tagOf={prices.tagOf}
          tierOf={prices.tierOf}
          prices={<SeatPriceList of={prices} />}
          legend={{ mine: t`Chosen for this passenger` }}
          legendMark={named.markOf(current)}
          looked={stop}
          onLook={setStop}
          onPress={press}
        />
      </div>
    </div>
  );
}

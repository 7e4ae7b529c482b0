import { Trans, useLingui } from "@lingui/react/macro";
import {
  bestTogether,
  type ExtraChoice,
  type ExtrasEvent,
  moveSeat,
  offerFor,
  ownerOf,
  type QuotedPassenger,
  type Seat,
  type SeatMap as Seats,
  seatBy,
  seatsOf,
} from "@safar/engine";
import { Button } from "@safar/ui/button";
import { VisuallyHidden } from "@safar/ui/layout";
import { SeatLegend, type SeatLook, SeatMap, type SeatMapRow } from "@safar/ui/seat-map";
import { useId, useMemo, useState } from "react";
import { useFacts } from "../../app/page-path.ts";
import { formatMoney } from "../../i18n/format.ts";
import { Amount } from "./amount.tsx";
import * as css from "./extras.css.ts";
import type { Named } from "./named-party.ts";
import { laidCabin } from "./seat-rows.ts";
import { featureWords, lookOf } from "./seat-words.ts";

/** The id of a seat's button on the page. */
export const seatId = (segmentId: string, designator: string): string => `seat-${segmentId}-${designator}`;

type Props = {
  readonly map: Seats;
  /** Everybody who has a seat. */
  readonly passengers: readonly QuotedPassenger[];
  readonly choices: readonly ExtraChoice[];
  readonly named: Named;
  /** For whom a seat is being chosen. */
  readonly current: string;
  readonly onCurrent: (passengerId: string) => void;
  readonly send: (event: ExtrasEvent) => void;
};

const seatOwnedBy = (map: Seats, choices: readonly ExtraChoice[], passengerId: string): Seat | undefined =>
  seatsOf(map).find(({ seat }) => ownerOf(seat, choices) === passengerId)?.seat;

/** The seat to begin at: one's own, or the first that can be had. */
export const firstStop = (map: Seats, choices: readonly ExtraChoice[], passengerId: string): string => {
  const own = seatOwnedBy(map, choices, passengerId);
  const seats = seatsOf(map).map(({ seat }) => seat);
  const free = seats.find((seat) => ownerOf(seat, choices) === null && offerFor(seat, passengerId) !== undefined);
  return (own ?? free ?? seats[0])?.designator ?? "";
};

/** What there is to say of a seat: what it has, what it costs, how it stands. */
const useSeatWords = ({ choices, current, named }: Pick<Props, "choices" | "current" | "named">) => {
  const { t } = useLingui();
  const { locale } = useFacts();
  const stateOf = (seat: Seat, look: SeatLook): string => {
    const owner = ownerOf(seat, choices);
    switch (look) {
      case "mine":
      case "party":
        return t`chosen for ${named.nameOf(owner ?? current)}`;
      case "taken":
        return t({ message: "taken", comment: "A seat" });
      case "closed":
        return seat.status === "available"
          ? t`not for ${named.nameOf(current)}`
          : t({ message: "not available", comment: "A seat" });
      default:
        return t({ message: "free", comment: "A seat that nobody has" });
    }
  };
  const featuresOf = (seat: Seat): readonly string[] =>
    seat.features.flatMap((feature) => {
      const words = featureWords[feature];
      return words === null ? [] : [t(words)];
    });
  const priceOf = (seat: Seat): string | null => {
    const offer = offerFor(seat, ownerOf(seat, choices) ?? current);
    if (offer === undefined) return null;
    return offer.price.minor === 0 ? t`no extra charge` : formatMoney(offer.price, locale);
  };
  const separator = t({ message: ", ", comment: "Between names in a list" });
  return {
    stateOf,
    featuresOf,
    /** All of it in one line, as it is heard: "12C, aisle, extra legroom, Rs 2,400, free". */
    spoken: (seat: Seat, look: SeatLook): string =>
      [seat.designator, ...featuresOf(seat), priceOf(seat), stateOf(seat, look)]
        .filter((part) => part !== null)
        .join(separator),
    separator,
  };
};

function People({ map, passengers, choices, named, current, onCurrent }: Omit<Props, "send">) {
  const { t } = useLingui();
  const name = useId();
  return (
    <fieldset className={css.people}>
      <legend className={css.peopleName}>
        <Trans>Choose a seat for</Trans>
      </legend>
      {passengers.map(({ id }) => {
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

/** The seat under the pointer or the focus, for those who look; whoever listens hears the same from the seat itself. */
function SeatFacts({
  seat,
  look,
  words,
}: {
  seat: Seat | undefined;
  look: SeatLook;
  words: ReturnType<typeof useSeatWords>;
}) {
  if (seat === undefined) return null;
  const [offer] = seat.offers;
  const features = words.featuresOf(seat);
  return (
    <div className={css.seatFacts} aria-hidden="true">
      <bdi className={css.seatName}>{seat.designator}</bdi>
      <span className={css.seatState}>{words.stateOf(seat, look)}</span>
      <span className={css.seatPrice}>
        {offer && (offer.price.minor === 0 ? <Trans>no extra charge</Trans> : <Amount of={offer.price} />)}
      </span>
      <span className={css.seatMore}>{features.length > 0 ? features.join(words.separator) : "\u00a0"}</span>
    </div>
  );
}

const legendLooks = ["free", "better", "mine", "party", "taken", "closed"] as const satisfies readonly SeatLook[];

function Legend({ initials }: { initials: string }) {
  const { t } = useLingui();
  const words: Readonly<Record<(typeof legendLooks)[number], string>> = {
    free: t`Free`,
    better: t`Free, extra legroom`,
    mine: t`Chosen for this passenger`,
    party: t`Chosen for another of you`,
    taken: t`Taken`,
    closed: t`Not available`,
  };
  return (
    <SeatLegend
      label={t`What the seats mean`}
      entries={legendLooks.map((look) => ({
        look,
        label: words[look],
        ...(look === "mine" || look === "party" ? { mark: initials } : {}),
      }))}
    />
  );
}

/** The seats of one flight: whom they are for, the map, and what its signs mean. */
export function SeatStep({ map, passengers, choices, named, current, onCurrent, send }: Props) {
  const { t } = useLingui();
  const { segmentId } = map;
  const [stop, setStop] = useState(() => firstStop(map, choices, current));
  const [told, setTold] = useState("");
  const words = useSeatWords({ choices, current, named });
  const cabins = useMemo(() => map.cabins.map(laidCabin), [map]);
  const places: Readonly<Record<string, string>> = {
    lavatory: t`Lavatory`,
    galley: t`Galley`,
    closet: t`Closet`,
    stairs: t`Stairs`,
    bassinet: t`Bassinet`,
    door: t`Door`,
    unknown: "",
  };
  const rowsOf = (cabin: (typeof cabins)[number]): readonly SeatMapRow[] =>
    cabin.rows.map(({ id, label, cells, isExit, isOverWing }) => ({
      id,
      label,
      isExit,
      isOverWing,
      cells: cells.map((cell) => {
        if (cell.kind === "place") return { kind: "place", label: places[cell.of] ?? "", span: cell.span };
        if (cell.kind !== "seat") return cell;
        const look = lookOf(cell.seat, choices, current);
        const owner = ownerOf(cell.seat, choices);
        return {
          kind: "seat",
          id: cell.seat.designator,
          look,
          label: words.spoken(cell.seat, look),
          mark: owner === null ? undefined : named.markOf(owner),
        };
      }),
    }));
  // Moving over the map changes none of the rows.
  const rows = useMemo(
    () => cabins.map(rowsOf),
    // oxlint-disable-next-line react/exhaustive-deps -- the words follow from these
    [cabins, choices, current],
  );
  const choose = (designator: string) => {
    const seat = seatBy(map, designator);
    if (seat === undefined) return;
    const owner = ownerOf(seat, choices);
    if (owner === current) {
      send({ type: "seat.leave", segmentId, passengerId: current });
      return setTold(t`${designator} is free again.`);
    }
    if (owner !== null) return onCurrent(owner);
    send({ type: "seat.choose", segmentId, passengerId: current, designator });
    const name = named.nameOf(current);
    const next = passengers.find(({ id }) => id !== current && seatOwnedBy(map, choices, id) === undefined);
    if (next === undefined) return setTold(t`${designator} is for ${name}.`);
    onCurrent(next.id);
    const other = named.nameOf(next.id);
    return setTold(t`${designator} is for ${name}. Now choose for ${other}.`);
  };
  const ids = passengers.map(({ id }) => id);
  const together = bestTogether(map, ids);
  const seatTogether = () => {
    for (const { id } of passengers) send({ type: "seat.leave", segmentId, passengerId: id });
    for (const wish of together ?? []) send({ type: "seat.choose", segmentId, ...wish });
    setStop(together?.find(({ passengerId }) => passengerId === current)?.designator ?? stop);
    const list = (together ?? []).map(({ designator }) => designator).join(words.separator);
    setTold(t`Chosen for you together: ${list}.`);
  };
  const seat = seatBy(map, stop);
  return (
    <div className={css.seating}>
      <div className={css.who}>
        <People {...{ map, passengers, choices, named, current, onCurrent }} />
        {ids.length > 1 && together !== undefined && (
          <Button size="small" onClick={seatTogether}>
            <Trans>Seat us together</Trans>
          </Button>
        )}
        <SeatFacts seat={seat} look={seat ? lookOf(seat, choices, current) : "closed"} words={words} />
        <VisuallyHidden>
          <span role="status">{told}</span>
        </VisuallyHidden>
      </div>
      <div className={css.maps}>
        <p className={css.intro}>
          <Trans>The front is at the top. A is on the left of the aircraft.</Trans>
        </p>
        {cabins.map((cabin, index) => (
          <SeatMap
            key={`${segmentId}-${map.cabins[index]?.deck}-${map.cabins[index]?.name}`}
            id={seatId(segmentId, "").slice(0, -1)}
            label={t`Seats, ${named.partOf(segmentId).label}`}
            shape="plane"
            exit={t({ message: "Exit", comment: "The sign at a door" })}
            columns={cabin.columns}
            letters={cabin.letters}
            rows={rows[index] ?? []}
            current={stop}
            onMove={(from, step) => moveSeat(map, from, step)}
            onCurrent={setStop}
            onChoose={choose}
          />
        ))}
        <Legend initials={named.markOf(current)} />
      </div>
    </div>
  );
}

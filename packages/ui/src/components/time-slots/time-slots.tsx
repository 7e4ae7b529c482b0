import type { CSSProperties, MouseEvent, ReactNode } from "react";
import { hidden } from "../../support/hidden.css.ts";
import { Anchor } from "../anchor/anchor.tsx";
import * as css from "./time-slots.css.ts";

/** Something that begins at an hour, and can be had or once could. */
export type TimeSlot = {
  id: string;
  /** `18:30`, large. */
  time: string;
  /** Until when and where, in a line. */
  note: ReactNode;
  /** The least that it costs; left out where there is nothing to be had. */
  price?: ReactNode;
  /** How much of it is gone, from 0 to 1. */
  gone: number;
  /** The same in words. */
  state: string;
  isFew?: boolean;
  /** What pressing it does, heard before the hour. Without it the slot is there, and is not pressed. */
  press?: { href: string; label: string; onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined };
};

function Slot({ slot: { gone, isFew = false, note, press, price, state, time } }: { slot: TimeSlot }) {
  const style: CSSProperties & { "--gone": string } = { "--gone": gone.toFixed(2) };
  const words = (
    <>
      {press && <span className={hidden}>{press.label}</span>}{" "}
      <bdi dir="ltr" className={css.time}>
        {time}
      </bdi>{" "}
      {price && <span className={css.price}>{price}</span>} <span className={css.whole}>{note}</span>{" "}
      <span className={css.full}>
        <span className={css.meter} aria-hidden="true">
          <span className={css.gone} style={style} data-few={isFew || undefined} />
        </span>
        {state}
      </span>
    </>
  );
  return press ? (
    <Anchor href={press.href} className={css.open} onClick={press.onClick}>
      {words}
    </Anchor>
  ) : (
    <div className={css.shut}>{words}</div>
  );
}

/** Hours side by side, each with what it costs and how full it is, in words and by the length of a bar. */
export const TimeSlots = ({ label, slots }: { label: string; slots: readonly TimeSlot[] }) => (
  <ul className={css.row} role="list" aria-label={label}>
    {slots.map((slot) => (
      <li key={slot.id} className={css.item}>
        <Slot slot={slot} />
      </li>
    ))}
  </ul>
);

/** Hours of one kind. */
export type SlotGroup = {
  id: string;
  /** What kind they are, in a word: framed. */
  tag: string;
  /** More of it. */
  words: string;
  slots: readonly TimeSlot[];
};

/** A place, and its hours by their kinds. */
export const SlotsCard = ({
  name,
  note,
  aside,
  groups,
}: {
  name: ReactNode;
  /** Such as where it is. */
  note: ReactNode;
  /** At the end of the name's line, such as how far away it is. */
  aside?: ReactNode;
  groups: readonly SlotGroup[];
}) => (
  <article className={css.card}>
    <div className={css.place}>
      <h2 className={css.name}>{name}</h2>
      {aside && <span className={css.aside}>{aside}</span>}
      <span className={css.quiet}>{note}</span>
    </div>
    <div className={css.groups}>
      {groups.map(({ id, slots, tag, words }) => (
        <div key={id} className={css.group}>
          <p className={css.quiet}>
            <bdi className={css.tag}>{tag}</bdi> {words}
          </p>
          <TimeSlots label={`${tag} ${words}`} slots={slots} />
        </div>
      ))}
    </div>
  </article>
);

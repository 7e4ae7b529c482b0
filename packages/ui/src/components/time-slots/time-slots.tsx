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

/** An hour that is not pressed: struck out, and why in a word. Nobody needs to know more of it. */
const Shut = ({ slot: { state, time } }: { slot: TimeSlot }) => (
  <div className={css.shut}>
    <bdi dir="ltr" className={css.struck}>
      {time}
    </bdi>{" "}
    {state}
  </div>
);

function Open({
  slot: { gone, isFew = false, note, price, state, time },
  press,
}: {
  slot: TimeSlot;
  press: NonNullable<TimeSlot["press"]>;
}) {
  const style: CSSProperties & { "--gone": string } = { "--gone": gone.toFixed(2) };
  return (
    <Anchor href={press.href} className={css.open} onClick={press.onClick}>
      <span className={hidden}>{press.label}</span>{" "}
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
    </Anchor>
  );
}

/**
 * Hours side by side, each with what it costs and how full it is, in words and by the length of a bar; after them, small, those that cannot
 * be had.
 */
export const TimeSlots = ({ label, slots }: { label: string; slots: readonly TimeSlot[] }) => (
  <ul className={css.row} role="list" aria-label={label}>
    {slots.map(
      (slot) =>
        slot.press && (
          <li key={slot.id} className={css.item}>
            <Open slot={slot} press={slot.press} />
          </li>
        ),
    )}
    {slots.map(
      (slot) =>
        slot.press === undefined && (
          <li key={slot.id}>
            <Shut slot={slot} />
          </li>
        ),
    )}
  </ul>
);

const isShut = ({ press }: TimeSlot): boolean => press === undefined;

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
}) => {
  const [first] = groups;
  // What is the same of all of them is said once.
  const isSame = groups.length > 1 && groups.every(({ words }) => words === first?.words);
  return (
    <article className={css.card}>
      <div className={css.place}>
        <h2 className={css.name}>{name}</h2>
        {aside && <span className={css.aside}>{aside}</span>}
        <span className={css.quiet}>
          {note}
          {isSame && ` · ${first?.words}`}
        </span>
      </div>
      <div className={css.groups}>
        {groups.map(({ id, slots, tag, words }) => (
          <div key={id} className={css.group} data-shut={slots.every(isShut) || undefined}>
            <p className={css.quiet}>
              <bdi className={css.tag}>{tag}</bdi> {!isSame && words}
            </p>
            <TimeSlots label={`${tag} ${words}`} slots={slots} />
          </div>
        ))}
      </div>
    </article>
  );
};

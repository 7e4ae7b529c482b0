import type { CSSProperties, MouseEvent, ReactNode } from "react";
import { hidden } from "../../support/hidden.css.ts";
import { Anchor } from "../anchor/anchor.tsx";
import * as css from "./time-slots.css.ts";

/** Something that begins at an hour, and can be had or once could. */
export type TimeSlot = {
  id: string;
  /** `18:30`, large. */
  time: string;
  /** Of what kind it is, in a word. */
  tag: string;
  /** The least that it costs; left out where there is nothing to be had. */
  price?: ReactNode;
  /** Small over it, where other places cost more: `from`. */
  least?: ReactNode;
  /** How much of it is gone, from 0 to 1. */
  gone: number;
  /** The same in words. */
  state: string;
  isFew?: boolean;
  /** Where it is, heard and not seen: nobody chooses by it. */
  note?: ReactNode;
  /** What pressing it does, heard before the hour. Without it the slot is there, and is not pressed. */
  press?: { href: string; label: string; onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined };
};

function Open({
  slot: { gone, isFew = false, least, note, price, state, tag, time },
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
      {price && (
        <span className={css.price}>
          {least && <span className={css.least}>{least} </span>}
          {price}
        </span>
      )}{" "}
      {note && <span className={hidden}>{note}</span>}{" "}
      <span className={css.state}>
        <bdi className={css.tag}>{tag}</bdi> <span data-few={isFew || undefined}>{state}</span>
      </span>
      <span className={css.gone} style={style} data-few={isFew || undefined} aria-hidden="true" />
    </Anchor>
  );
}

/** Hours that are not pressed: struck out, and once before them why. Nobody needs to know more of them. */
const Shut = ({ slots }: { slots: readonly TimeSlot[] }) =>
  slots.map(({ id, state, tag, time }, place) => (
    <li key={id} className={css.shut}>
      <span className={slots[place - 1]?.state === state ? hidden : undefined}>{state}</span>{" "}
      <bdi dir="ltr" className={css.struck}>
        {time}
      </bdi>{" "}
      <bdi>{tag}</bdi>
    </li>
  ));

/**
 * Hours side by side, each with what it costs and how full it is, in words and by the length of a bar; after them, small, those that cannot be had.
 */
export const TimeSlots = ({ label, slots }: { label: string; slots: readonly TimeSlot[] }) => {
  const shut = slots.filter(({ press }) => press === undefined);
  return (
    <ul className={css.row} role="list" aria-label={label} data-shut={shut.length > 0 || undefined}>
      {slots.map(
        (slot) =>
          slot.press && (
            <li key={slot.id} className={css.item}>
              <Open slot={slot} press={slot.press} />
            </li>
          ),
      )}
      <Shut slots={shut} />
    </ul>
  );
};

/** Hours that have something in common, such as the language that is spoken. */
export type SlotGroup = {
  id: string;
  words: string;
  slots: readonly TimeSlot[];
};

/** A place, and its hours beside it, or below it where there is no room. */
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
      {groups.length === 1 && <span className={css.quiet}>{groups[0]?.words}</span>}
    </div>
    <div className={css.groups}>
      {groups.map(({ id, slots, words }) => (
        <div key={id} className={css.group}>
          {groups.length > 1 && <p className={css.quiet}>{words}</p>}
          <TimeSlots label={words} slots={slots} />
        </div>
      ))}
    </div>
  </article>
);

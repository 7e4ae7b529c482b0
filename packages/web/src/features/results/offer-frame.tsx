import type { Money } from "@safar/engine";
import { Anchor } from "@safar/ui/anchor";
import { type ReactNode, use } from "react";
import { Amount } from "../amounts/amount.tsx";
import { SaveSlot } from "../saved/save-slot.ts";
import * as css from "./offer-frame.css.ts";
import { insteadOfLink } from "./plain-press.ts";
import { heardOnPhones } from "./search-line.css.ts";

/** The one thing to do with an offer. */
export type OfferAction = {
  readonly href: string;
  readonly words: string;
  /** With what tells it from the others of a list. */
  readonly label: string;
  /** Without it the action is a plain link. */
  readonly onChoose: (() => void) | undefined;
};

/** Apart from the card, which is not drawn anew when there is something to save it with. */
const Saving = () => use(SaveSlot);

const noNotes: readonly string[] = [];

/** A card of a list: what is offered, what it costs with the one thing to do, its terms in a line, and what unfolds below. */
export const OfferFrame = ({
  children,
  price,
  was = null,
  per = null,
  isPerSaid = false,
  notes = noNotes,
  few,
  action,
  foot,
  below,
}: {
  children: ReactNode;
  price: Money | null;
  /** What it was before. */
  was?: Money | null;
  /** What the price is for, in a word or two. */
  per?: string | null;
  /** It is said over the list: on phones the cards leave it out. */
  isPerSaid?: boolean;
  /** What more there is to say of it. */
  notes?: readonly string[];
  /** How little is left, where that is worth saying. */
  few: string | null;
  /** A word where there is nothing to do. */
  action: OfferAction | string;
  foot: ReactNode;
  below?: ReactNode;
}) => (
  <article className={css.card}>
    <div className={css.body}>{children}</div>
    <div className={css.side}>
      <span className={css.price}>
        {was && (
          <s className={css.was}>
            <Amount of={was} />
          </s>
        )}
        {price && <Amount of={price} className={css.amount} />}
        {/* Two lines have room beside the first of a card on phones. */}
        {per && <span className={was === null && !isPerSaid ? css.per : `${css.per} ${heardOnPhones}`}>{per}</span>}
      </span>
      {(notes.length > 0 || few !== null) && (
        <span className={css.notes}>
          {notes.map((note) => (
            <span key={note}>{note}</span>
          ))}
          {few && <span className={css.few}>{few}</span>}
        </span>
      )}
      <span className={css.act}>
        {typeof action === "string" ? (
          <span className={css.none}>{action}</span>
        ) : (
          <Anchor
            href={action.href}
            className={css.choose}
            aria-label={action.label}
            onClick={insteadOfLink(action.onChoose)}
          >
            {action.words}
          </Anchor>
        )}
        <Saving />
      </span>
    </div>
    <div className={css.foot}>{foot}</div>
    {below && <div className={css.below}>{below}</div>}
  </article>
);

import { Card, CardLink } from "@safar/ui/card";
import type { ReactNode } from "react";
import * as css from "./picture-tiles.css.ts";

export type PictureTile = {
  readonly href: string;
  readonly picture: ReactNode;
  /** In a corner of it. */
  readonly badge?: ReactNode;
  /** Above its name. */
  readonly over: ReactNode;
  readonly name: string;
  /** What it is, in a sentence, where there is room. */
  readonly text?: string | undefined;
  /** The lines below it. */
  readonly under: readonly ReactNode[];
  /** What makes it easy to take, in a word or two. */
  readonly good?: ReactNode;
  /** What it costs, at its foot; nothing where it is not sold. */
  readonly price: ReactNode;
  /** How it stands, at the end of that line. */
  readonly status?: ReactNode;
};

export const columns = 4;

/** As many as fill whole rows of tiles; all of them where they fill none. */
export const wholeRows = <One,>(of: readonly One[]): readonly One[] =>
  of.slice(0, Math.floor(of.length / columns) * columns || of.length);

/**
 * Offers beside each other, each a picture with a few words that leads to it. With low pictures a whole row is in sight where a page begins.
 * On phones they are pushed along, or, as a `list`, read one below the other with a small picture each.
 */
export const PictureTiles = ({
  of,
  isLow = false,
  onPhones = "strip",
}: {
  readonly of: readonly PictureTile[];
  readonly isLow?: boolean;
  readonly onPhones?: "strip" | "list";
}) => (
  <ul role="list" className={onPhones === "list" ? css.listed : css.tiles} data-low={isLow || undefined}>
    {of.map(({ badge, good, href, name, over, picture, price, status, text, under }) => (
      <li key={href}>
        <Card
          as="article"
          kind="link"
          media={
            <>
              {picture}
              {badge}
            </>
          }
        >
          <p className={css.quiet}>{over}</p>
          <h3 className={css.name}>
            <CardLink href={href}>{name}</CardLink>
          </h3>
          {text && <p className={css.text}>{text}</p>}
          {under.map((words, line) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines keep their places
            <p key={line} className={css.quiet}>
              {words}
            </p>
          ))}
          {good && <p className={css.good}>{good}</p>}
          <p className={css.price}>
            <span>{price}</span>
            {status}
          </p>
        </Card>
      </li>
    ))}
  </ul>
);

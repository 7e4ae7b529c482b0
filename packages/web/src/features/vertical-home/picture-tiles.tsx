import { Card, CardLink } from "@safar/ui/card";
import type { ReactNode } from "react";
import * as css from "./picture-tiles.css.ts";

export type PictureTile = {
  readonly href: string;
  readonly picture: ReactNode;
  /** Above its name. */
  readonly over: ReactNode;
  readonly name: string;
  /** The lines below it. */
  readonly under: readonly ReactNode[];
  /** What makes it easy to take, in a word or two. */
  readonly good?: ReactNode;
  /** What it costs, at its foot; nothing where it is not sold. */
  readonly price: ReactNode;
};

const columns = 4;

/** As many as fill whole rows of tiles; all of them where they fill none. */
export const wholeRows = <One,>(of: readonly One[]): readonly One[] =>
  of.slice(0, Math.floor(of.length / columns) * columns || of.length);

/** Offers beside each other, each a picture with a few words that leads to it. */
export const PictureTiles = ({ of }: { readonly of: readonly PictureTile[] }) => (
  <ul role="list" className={css.tiles}>
    {of.map(({ good, href, name, over, picture, price, under }) => (
      <li key={href}>
        <Card as="article" kind="link" media={picture}>
          <p className={css.quiet}>{over}</p>
          <h3 className={css.name}>
            <CardLink href={href}>{name}</CardLink>
          </h3>
          {under.map((words, line) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines keep their places
            <p key={line} className={css.quiet}>
              {words}
            </p>
          ))}
          {good && <p className={css.good}>{good}</p>}
          <p className={css.price}>{price}</p>
        </Card>
      </li>
    ))}
  </ul>
);

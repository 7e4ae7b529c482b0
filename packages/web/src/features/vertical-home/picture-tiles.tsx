import { Card, CardLink } from "@safar/ui/card";
import type { ReactNode } from "react";
import * as css from "./picture-tiles.css.ts";

export type PictureTile = {
  readonly href: string;
  readonly picture: ReactNode;
  /** Above its name. */
  readonly over: ReactNode;
  readonly name: string;
  /** Two lines below it. */
  readonly under: readonly [ReactNode, ReactNode];
};

/** Offers beside each other, each a picture with a few words that leads to it. */
export const PictureTiles = ({ of }: { readonly of: readonly PictureTile[] }) => (
  <ul role="list" className={css.tiles}>
    {of.map(({ href, name, over, picture, under }) => (
      <li key={href}>
        <Card as="article" kind="link" media={picture}>
          <p className={css.quiet}>{over}</p>
          <h3 className={css.name}>
            <CardLink href={href}>{name}</CardLink>
          </h3>
          <p className={css.quiet}>{under[0]}</p>
          <p className={css.quiet}>{under[1]}</p>
        </Card>
      </li>
    ))}
  </ul>
);

import { Trans } from "@lingui/react/macro";
import type { Money } from "@safar/engine";
import { Anchor } from "@safar/ui/anchor";
import type { PosterKind } from "@safar/ui/poster";
import type { ReactNode } from "react";
import { Art } from "../../../app/art.tsx";
import { Amount } from "../../amounts/amount.tsx";
import * as css from "./sections.css.ts";

export type Tile = {
  readonly href: string;
  readonly kind: PosterKind;
  readonly art: string;
  readonly name: string;
  /** The lines below it. */
  readonly under: readonly ReactNode[];
  /** From how much on; words where it costs nothing, null where nothing is said of it. */
  readonly price?: Money | string | null;
};

/** From how much on something costs. */
export const PriceFrom = ({ of }: { of: Money }) => (
  <span className={css.price}>
    <Trans>
      from <Amount of={of} className={css.amount} />
    </Trans>
  </span>
);

/** What can be had, each a picture with a few words that leads to it. Few of them stay lines where there is room for columns too. */
export const Tiles = ({ of, isFew = false }: { of: readonly Tile[]; isFew?: boolean }) => (
  <ul role="list" className={isFew ? css.tiles : css.pictures}>
    {of.map(({ art, href, kind, name, price = null, under }) => (
      <li key={href}>
        <Anchor href={href} className={css.tile}>
          <span>
            <Art kind={kind} of={art} sizes="(min-width: 64rem) 12rem, 24rem" />
          </span>
          <span>
            <strong>{name}</strong>
            {under.map((words, line) => (
              // oxlint-disable-next-line react/no-array-index-key -- lines keep their places
              <span key={line} className={css.small}>
                {words}
              </span>
            ))}
          </span>
          {typeof price === "string" ? <span className={css.price}>{price}</span> : price && <PriceFrom of={price} />}
        </Anchor>
      </li>
    ))}
  </ul>
);

import { Anchor } from "@safar/ui/anchor";
import type { ReactNode } from "react";
import * as css from "./kind-tiles.css.ts";
import { quiet } from "./picture-tiles.css.ts";

type Kind = {
  readonly id: string;
  readonly href: string;
  readonly picture: ReactNode;
  readonly name: ReactNode;
  /** Such as how many there are. */
  readonly note: ReactNode;
};

/** What there is, kind by kind, each a way to all of its kind. */
export const KindTiles = ({ of }: { readonly of: readonly Kind[] }) => (
  <ul role="list" className={css.kinds}>
    {of.map(({ href, id, name, note, picture }) => (
      <li key={id}>
        <Anchor href={href} className={css.kind}>
          {picture}
          <span className={css.kindWords}>
            {name}
            <span className={quiet}>{note}</span>
          </span>
        </Anchor>
      </li>
    ))}
  </ul>
);

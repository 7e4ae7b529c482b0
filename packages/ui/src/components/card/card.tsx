import type { ElementType, ReactNode } from "react";
import { Anchor } from "../anchor/anchor.tsx";
import * as css from "./card.css.ts";

export function Card({
  as: Element = "div",
  kind = "still",
  media,
  shape = "picture",
  children,
}: {
  as?: ElementType;
  kind?: keyof typeof css.kinds;
  /** A picture above the words. */
  media?: ReactNode;
  shape?: keyof typeof css.medias;
  children: ReactNode;
}) {
  return (
    <Element className={css.kinds[kind]}>
      {media && <div className={css.medias[shape]}>{media}</div>}
      <div className={css.body}>{children}</div>
    </Element>
  );
}

/** The one link of a card of the kind `link`; the card itself becomes its target. */
export const CardLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Anchor href={href} className={css.titleLink}>
    {children}
  </Anchor>
);

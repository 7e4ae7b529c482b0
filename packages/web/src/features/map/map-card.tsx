import { Link } from "@safar/ui/link";
import type { MouseEvent, ReactNode } from "react";
import * as css from "./map-card.css.ts";

/** What stands at a point in short: a picture, where there is one, beside a few lines. All of it is one link. */
export const MapCard = ({
  href,
  onPress,
  name,
  picture,
  children,
}: {
  href: string;
  onPress: (event: MouseEvent) => void;
  name: string;
  picture: ReactNode;
  children: ReactNode;
}) => (
  <article className={css.card}>
    {picture !== null && <div className={css.picture}>{picture}</div>}
    <div className={css.words}>
      <h3 className={css.name}>
        <Link href={href} className={css.link} onClick={onPress}>
          <bdi>{name}</bdi>
        </Link>
      </h3>
      {children}
    </div>
  </article>
);

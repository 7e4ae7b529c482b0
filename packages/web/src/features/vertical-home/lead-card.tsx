import { ButtonLink } from "@safar/ui/button";
import { Card, CardLink } from "@safar/ui/card";
import type { ReactNode } from "react";
import * as css from "./lead-card.css.ts";
import type { PictureTile } from "./picture-tiles.tsx";

/** What a page begins with, and the ways beside it where there is room; above it where there is none. */
export const Opening = ({ ways, children }: { readonly ways: ReactNode; readonly children: ReactNode }) => (
  <div className={children ? css.opening : undefined}>
    <div className={css.ways}>{ways}</div>
    {children}
  </div>
);

/** The one offer that a page begins with: a large picture, its name, what it is in a sentence or two, and what it costs. */
export const LeadCard = ({
  of: { badge, href, name, over, picture, price, status, text, under },
  action,
}: {
  readonly of: PictureTile;
  readonly action: ReactNode;
}) => (
  <div className={css.lead}>
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
      <p className={css.over}>{over}</p>
      <h2 className={css.name}>
        <CardLink href={href}>{name}</CardLink>
      </h2>
      {under.map((words, line) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines keep their places
        <p key={line} className={css.quiet}>
          {words}
        </p>
      ))}
      {text && <p className={css.text}>{text}</p>}
      <div className={css.foot}>
        <span className={css.price}>{price}</span>
        {status}
        {/* The whole card leads there: this shows it. */}
        <span className={css.action}>
          <ButtonLink kind="next" size="small" href={href} tabIndex={-1} aria-hidden="true">
            {action}
          </ButtonLink>
        </span>
      </div>
    </Card>
  </div>
);

import { Card, CardLink } from "@safar/ui/card";
import { Section } from "@safar/ui/layout";
import type { PosterKind } from "@safar/ui/poster";
import type { ReactNode } from "react";
import { Art } from "../../../app/art.tsx";
import { Rail } from "./rail.tsx";

export type RowCard = {
  readonly id: string;
  readonly art: string;
  /** Where it leads; without it it is read, not pressed. */
  readonly href?: string | null;
  /** Over the title. */
  readonly before?: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
};

/** Cards under a heading, below what is in sight when the page comes: nothing of them is fetched before it is painted. */
export const CardRow = ({
  title,
  kind,
  cards,
  action,
}: {
  title: string;
  kind: PosterKind;
  cards: readonly RowCard[];
  action?: ReactNode;
}) => (
  <Section title={title} action={action} isLate>
    <Rail label={title}>
      {cards.map(({ id, art, href, before, title: words, children }) => (
        <Card key={id} as="article" kind={href ? "link" : "still"} media={<Art kind={kind} of={art} />}>
          {before}
          <h3>{href ? <CardLink href={href}>{words}</CardLink> : words}</h3>
          {children}
        </Card>
      ))}
    </Rail>
  </Section>
);

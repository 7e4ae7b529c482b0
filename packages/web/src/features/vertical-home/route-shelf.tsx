import { Trans } from "@lingui/react/macro";
import type { Money, Names } from "@safar/engine";
import { Card, CardLink } from "@safar/ui/card";
import { Icon } from "@safar/ui/icon";
import { Section, Shelf } from "@safar/ui/layout";
import { Poster } from "@safar/ui/poster";
import ArrowRight from "lucide-react/icons/arrow-right";
import type { ReactNode } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { PriceOf } from "../amounts/amount.tsx";
import * as css from "./route-shelf.css.ts";

export type ShownRoute = {
  readonly href: string;
  readonly from: Names;
  readonly to: Names;
  /** The name that the picture of where it goes is drawn from. */
  readonly poster: string;
  /** The least that it costs; null where that is not known. */
  readonly price: Money | null;
  /** What else there is to say of it, a line each. */
  readonly said: readonly ReactNode[];
};

/** Ways that many take, each a card that leads on: where it goes, what there is to know of it, and from which price. */
export function RouteShelf({
  title,
  intro,
  action,
  least = "15rem",
  routes,
}: {
  readonly title: string;
  readonly intro: string;
  readonly action?: ReactNode;
  /** How narrow a card may be. */
  readonly least?: string;
  readonly routes: readonly ShownRoute[];
}) {
  const { locale } = useFacts();
  if (routes.length === 0) return null;
  return (
    <Section title={title} intro={intro} action={action}>
      <Shelf least={least}>
        {routes.map(({ from, href, poster, price, said, to }) => (
          <Card key={href} as="article" kind="link" media={<Poster kind="city" name={poster} />}>
            <h3 className={css.route}>
              <CardLink href={href}>
                <span className={css.ends}>
                  <bdi>{from[locale]}</bdi>
                  <Icon of={ArrowRight} size={18} directional />
                  <bdi>{to[locale]}</bdi>
                </span>
              </CardLink>
            </h3>
            {said.map((words, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- lines keep their places
              <p key={place} className={css.quiet}>
                {words}
              </p>
            ))}
            {price && (
              <p className={css.from}>
                <span className={css.quiet}>
                  <Trans>from</Trans>
                </span>{" "}
                <PriceOf of={price} size="medium" />
              </p>
            )}
          </Card>
        ))}
      </Shelf>
    </Section>
  );
}

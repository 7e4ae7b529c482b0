import { Trans } from "@lingui/react/macro";
import type { Money } from "@safar/engine";
import { Card, CardLink } from "@safar/ui/card";
import { Icon } from "@safar/ui/icon";
import { Section, Shelf } from "@safar/ui/layout";
import { Poster } from "@safar/ui/poster";
import ArrowRight from "lucide-react/icons/arrow-right";
import type { ReactNode } from "react";
import { PriceOf } from "../amounts/amount.tsx";
import { PriceBars } from "./price-bars.tsx";
import * as css from "./route-shelf.css.ts";

export type ShownRoute = {
  readonly href: string;
  /** Left out where all of them leave from one place, which the heading names. */
  readonly from?: string;
  readonly to: string;
  /** The name that the picture of where it goes is drawn from. */
  readonly poster: string;
  /** The least that it costs; null where that is not known. */
  readonly price: Money | null;
  /** What else there is to say of it, a line each. */
  readonly said: readonly ReactNode[];
  /** What it costs on each of the days that the price is the least of, in minor units. */
  readonly days?: readonly (number | null)[];
};

/** Ways that many take, each a card that leads on: where it goes, what there is to know of it, and from which price. */
export function RouteShelf({
  title,
  intro,
  action,
  least = "15rem",
  shape = "picture",
  routes,
}: {
  readonly title: string;
  readonly intro: string;
  readonly action?: ReactNode;
  /** How narrow a card may be. */
  readonly least?: string;
  /** How high its picture is. */
  readonly shape?: "picture" | "strip";
  readonly routes: readonly ShownRoute[];
}) {
  if (routes.length === 0) return null;
  return (
    <Section title={title} intro={intro} action={action}>
      <Shelf least={least}>
        {routes.map(({ days, from, href, poster, price, said, to }) => (
          <Card key={href} as="article" kind="link" shape={shape} media={<Poster kind="city" name={poster} />}>
            <div className={css.head}>
              <h3 className={css.route}>
                <CardLink href={href}>
                  <span className={css.ends}>
                    {from !== undefined && (
                      <>
                        <bdi>{from}</bdi>
                        <Icon of={ArrowRight} size={18} directional />
                      </>
                    )}
                    <bdi>{to}</bdi>
                  </span>
                </CardLink>
              </h3>
              {/* One place leaves room for it beside the name. */}
              {price && from === undefined && <PriceOf of={price} size="medium" />}
            </div>
            {said.map((words, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- lines keep their places
              <p key={place} className={css.quiet}>
                {words}
              </p>
            ))}
            {days && <PriceBars of={days} />}
            {price && from !== undefined && (
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

import { Trans } from "@lingui/react/macro";
import type { Money } from "@safar/engine";
import { Anchor } from "@safar/ui/anchor";
import { Icon } from "@safar/ui/icon";
import { Section } from "@safar/ui/layout";
import MapPin from "lucide-react/icons/map-pin";
import Star from "lucide-react/icons/star";
import type { ReactNode } from "react";
import { Amount } from "../amounts/amount.tsx";
import * as css from "./spot-links.css.ts";

export type SpotLink = {
  readonly href: string;
  readonly name: string;
  /** The least that it costs there; null where that is not known. */
  readonly price: Money | null;
  /** What most want to be near. */
  readonly isNear?: boolean;
};

/** Large places, each with what is looked for in it. */
export function SpotLinks({
  title,
  intro,
  of,
}: {
  readonly title: string;
  readonly intro: ReactNode;
  readonly of: readonly { readonly id: string; readonly name: string; readonly spots: readonly SpotLink[] }[];
}) {
  if (of.length === 0) return null;
  return (
    <Section title={title} intro={intro}>
      <ul role="list" className={css.cities}>
        {of.map(({ id, name, spots }) => (
          <li key={id} className={css.city}>
            <h3 className={css.name}>
              <bdi>{name}</bdi>
            </h3>
            <ul role="list" className={css.spots}>
              {spots.map(({ href, isNear = false, name: spot, price }) => (
                <li key={href}>
                  <Anchor href={href} className={css.spot}>
                    <Icon of={isNear ? Star : MapPin} size={18} />
                    <bdi className={isNear ? css.near : undefined}>{spot}</bdi>
                    {price && (
                      <span className={css.said}>
                        <Trans>from</Trans> <Amount of={price} />
                      </span>
                    )}
                  </Anchor>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { useLingui } from "@lingui/react/macro";
import type { Money } from "@safar/engine";
import { Anchor } from "@safar/ui/anchor";
import { Amount } from "../amounts/amount.tsx";
import * as css from "./recent-strip.css.ts";

/** A place to go to, what that costs and where it leads. */
export type PricedWay = { readonly href: string; readonly city: string; readonly price: Money };

/** Places to go to with their prices, in sight before anything is asked, on phones. */
export function WayChips({ of }: { readonly of: readonly PricedWay[] }) {
  const { t } = useLingui();
  return (
    <ul className={css.onPhones} role="list" aria-label={t`Lowest prices`}>
      {of.map(({ city, href, price }) => (
        <li key={href} className={css.chip}>
          <Anchor href={href} className={css.alone}>
            <bdi className={css.route}>{city}</bdi>
            <Amount of={price} className={css.days} />
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

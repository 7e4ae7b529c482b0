import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Anchor } from "@safar/ui/anchor";
import { Icon } from "@safar/ui/icon";
import { Inline, Section } from "@safar/ui/layout";
import { ArrowRight } from "lucide-react";
import { paths } from "../../../app/addresses/paths.ts";
import type { ShopWindow } from "../../../calls/home.calls.ts";
import { isolated } from "../../../i18n/isolated.ts";
import { AllOf } from "./all-of.tsx";
import * as css from "./sections.css.ts";
import { PriceFrom } from "./tiles.tsx";

/** Which ways people go by coach, each leading to its departures of tomorrow. */
export function RidesShown({ day, of }: ShopWindow["rides"]) {
  const { t } = useLingui();
  const when = isolated(day);
  return (
    <Section
      title={t`By coach tomorrow`}
      intro={<Trans>{when}, one seat</Trans>}
      action={
        <AllOf href={paths.busHome()}>
          <Trans>All coaches</Trans>
        </AllOf>
      }
    >
      <ul role="list" className={css.tiles}>
        {of.map(({ count, first, from, href, price, to }) => (
          <li key={href}>
            <Anchor href={href} className={css.way}>
              <span>
                <Inline as="strong" gap="1">
                  <bdi>{from}</bdi> <Icon of={ArrowRight} size={16} directional /> <bdi>{to}</bdi>
                </Inline>
                <span className={css.small}>
                  {t`${plural(count, { one: "# departure", other: "# departures" })}`} ·{" "}
                  {t`first at ${isolated(first)}`}
                </span>
              </span>
              <PriceFrom of={price} />
            </Anchor>
          </li>
        ))}
      </ul>
    </Section>
  );
}

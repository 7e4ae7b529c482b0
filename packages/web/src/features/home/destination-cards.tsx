import { Trans, useLingui } from "@lingui/react/macro";
import type { TrendingDestination } from "@safar/engine";
import { Card } from "@safar/ui/card";
import { Section } from "@safar/ui/layout";
import { Art } from "../../app/art.tsx";
import { useFacts } from "../../app/page-path.ts";
import { formatMoney } from "../../i18n/format.ts";
import * as css from "./home.css.ts";
import { Rail } from "./rail.tsx";

/** The first picture opens the page; the others wait, so that nothing else is fetched before it is painted. */
export function DestinationCards({ destinations }: { destinations: readonly TrendingDestination[] }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  return (
    <Section title={t`Where people are going`}>
      <Rail label={t`Where people are going`}>
        {destinations.map(({ id, title, text, art, from, to, lowestFare }, index) => (
          <Card key={id} as="article" media={<Art kind="city" of={art} eager={index === 0} />}>
            <h3>{title}</h3>
            <p className={css.muted}>{text}</p>
            <p>
              <bdi dir="ltr">
                {from} – {to}
              </bdi>
              {lowestFare && (
                <>
                  {" · "}
                  <Trans>
                    from <bdi>{formatMoney(lowestFare, locale)}</bdi>
                  </Trans>
                </>
              )}
            </p>
          </Card>
        ))}
      </Rail>
    </Section>
  );
}

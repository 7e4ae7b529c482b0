import { Trans, useLingui } from "@lingui/react/macro";
import { type DashboardBanner, type DashboardOffer, editions } from "@safar/engine";
import { Card, CardLink } from "@safar/ui/card";
import { Section } from "@safar/ui/layout";
import { Art } from "../../app/art.tsx";
import { useFacts } from "../../app/page-path.ts";
import { formatDay } from "../../i18n/format.ts";
import * as css from "./home.css.ts";
import { Rail } from "./rail.tsx";

/** Offers that run, then what editors promote. A card without an address is read, not pressed. */
export function OfferCards({
  offers,
  cards,
}: {
  offers: readonly DashboardOffer[];
  cards: readonly DashboardBanner[];
}) {
  const { t } = useLingui();
  const { locale, edition } = useFacts();
  const all = [...offers, ...cards.map((card) => ({ ...card, code: null, validUntil: null }))];
  // Whole rows of three, or the few there are.
  const shown = all.length > 3 ? all.slice(0, all.length - (all.length % 3)) : all;
  return (
    <Section title={t`Worth a look`} isLate>
      <Rail label={t`Worth a look`}>
        {shown.map(({ id, title, text, art, href, code, validUntil }) => (
          <Card key={id} as="article" kind={href ? "link" : "still"} media={<Art kind="blog" of={art} />}>
            <h3>{href ? <CardLink href={href}>{title}</CardLink> : title}</h3>
            <p className={css.muted}>{text}</p>
            {code && (
              <bdi dir="ltr" className={css.code}>
                {code}
              </bdi>
            )}
            {validUntil !== null && (
              <p className={css.muted}>
                <Trans>Until {formatDay(validUntil, locale, editions[edition].timeZone)}</Trans>
              </p>
            )}
          </Card>
        ))}
      </Rail>
    </Section>
  );
}

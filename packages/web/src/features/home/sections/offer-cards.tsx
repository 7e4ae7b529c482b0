import { Trans, useLingui } from "@lingui/react/macro";
import { type DashboardBanner, type DashboardOffer, editions } from "@safar/engine";
import { Icon } from "@safar/ui/icon";
import { ArrowRight } from "lucide-react";
import { useFacts } from "../../../app/addresses/page-path.ts";
import { formatDay } from "../../../i18n/format.ts";
import { CardRow } from "./card-row.tsx";
import * as css from "./sections.css.ts";
import { UseOffer } from "./use-offer.tsx";

/** Offers that run, then what editors promote. */
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
    <CardRow
      kind="blog"
      title={t`Offers`}
      cards={shown.map(({ text, code, validUntil, ...card }) => ({
        ...card,
        children: (
          <>
            <p>{text}</p>
            {validUntil !== null && (
              <p className={css.muted}>
                <Trans>Until {formatDay(validUntil, locale, editions[edition].timeZone)}</Trans>
              </p>
            )}
            {code && <UseOffer code={code} until={validUntil} />}
            {card.href && (
              <p className={css.foot}>
                <Icon of={ArrowRight} directional />
              </p>
            )}
          </>
        ),
      }))}
    />
  );
}

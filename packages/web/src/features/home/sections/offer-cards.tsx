import { Trans } from "@lingui/react/macro";
import { type DashboardOffer, editions } from "@safar/engine";
import { Lattice } from "@safar/ui/lattice";
import { Container } from "@safar/ui/layout";
import { useFacts } from "../../../app/addresses/page-path.ts";
import { formatDay } from "../../../i18n/format.ts";
import * as css from "./sections.css.ts";
import { UseOffer } from "./use-offer.tsx";

/** Codes that take something off, each to be put into the next booking. */
export function OfferCards({ offers }: { offers: readonly (DashboardOffer & { readonly code: string })[] }) {
  const { locale, edition } = useFacts();
  return (
    <Container>
      {offers.map(({ code, id, text, title, validUntil }) => (
        <section key={id} aria-labelledby={id} className={css.voucher}>
          <Lattice fade="end" />
          <div>
            <h2 id={id}>{title}</h2>
            <p className={css.muted}>
              {text}
              {validUntil !== null && (
                <>
                  {" "}
                  <Trans>Until {formatDay(validUntil, locale, editions[edition].timeZone)}</Trans>
                </>
              )}
            </p>
          </div>
          <UseOffer code={code} until={validUntil} />
        </section>
      ))}
    </Container>
  );
}

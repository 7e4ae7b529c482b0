import { Trans, useLingui } from "@lingui/react/macro";
import { type BusCity, encodeBusRoute } from "@safar/engine";
import { ButtonLink } from "@safar/ui/button";
import { EmptyState } from "@safar/ui/empty-state";
import { Container, Inline } from "@safar/ui/layout";
import BusFront from "lucide-react/icons/bus-front";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";

/** An address that looks like a route between two cities and is none, with what it may have meant. */
export function MissingRoute({ routes }: { routes: readonly { readonly from: BusCity; readonly to: BusCity }[] }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  return (
    <Container>
      <EmptyState
        icon={BusFront}
        heading="h1"
        title={t`Page Not Found`}
        action={
          <Inline>
            {routes.map(({ from, to }) => (
              <ButtonLink
                key={`${from.slug} ${to.slug}`}
                kind="primary"
                href={`/bus/${encodeBusRoute({ from: from.slug, to: to.slug })}`}
              >
                <bdi>
                  {from.name[locale]} – {to.name[locale]}
                </bdi>
              </ButtonLink>
            ))}
            <ButtonLink href={paths.busHome()}>
              <Trans>Search buses</Trans>
            </ButtonLink>
          </Inline>
        }
      >
        {routes.length > 0 ? (
          <Trans>No bus stops in a city with this name. Did you mean one of these?</Trans>
        ) : (
          <Trans>No bus stops in a city with this name.</Trans>
        )}
      </EmptyState>
    </Container>
  );
}

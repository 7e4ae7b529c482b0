import { Trans, useLingui } from "@lingui/react/macro";
import { oneWaySearch } from "@safar/engine";
import { Card, CardLink } from "@safar/ui/card";
import { Icon } from "@safar/ui/icon";
import { Section, Shelf } from "@safar/ui/layout";
import { Link } from "@safar/ui/link";
import { Poster } from "@safar/ui/poster";
import ArrowRight from "lucide-react/icons/arrow-right";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import type { PopularRoute } from "../../calls/flight-pages.calls.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { PriceOf } from "../amounts/amount.tsx";
import * as css from "./flights-home-page.css.ts";

/** A route's own search: on its cheapest day, or with the day still to be chosen. */
const linkOf = ({ from, to, lowest }: PopularRoute): string => {
  const search = oneWaySearch(from.iata, to.iata, lowest?.date ?? "");
  return lowest === null ? paths.flightsHome(search) : paths.flightResults(search);
};

/** The trips that the edition's travellers make, with what they cost on their cheapest day. */
export function PopularRoutes({ routes }: { routes: readonly PopularRoute[] }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  return (
    <Section
      title={t`Popular routes`}
      intro={t`The lowest one-way fare for one adult in the coming weeks, with its date.`}
      action={
        <Link kind="alone" href={paths.airline("airline-booking")}>
          <Trans>All airlines</Trans>
          <Icon of={ArrowRight} size={18} directional />
        </Link>
      }
    >
      <Shelf least="15rem">
        {routes.map((route) => {
          const { from, to, lowest } = route;
          return (
            <Card
              key={`${from.iata}-${to.iata}`}
              as="article"
              kind="link"
              media={<Poster kind="city" name={`${to.city.en} ${to.iata}`} />}
            >
              <h3 className={css.route}>
                <CardLink href={linkOf(route)}>
                  <span className={css.cities}>
                    <bdi>{from.city[locale]}</bdi>
                    <Icon of={ArrowRight} size={18} directional />
                    <bdi>{to.city[locale]}</bdi>
                  </span>
                </CardLink>
              </h3>
              {lowest === null ? (
                <p className={css.muted}>
                  <Trans>See the fares</Trans>
                </p>
              ) : (
                <>
                  <p className={css.muted}>
                    <time dateTime={lowest.date}>{formatShortDay(lowest.date, locale)}</time>
                  </p>
                  <p className={css.from}>
                    <span className={css.muted}>
                      <Trans>from</Trans>
                    </span>{" "}
                    <PriceOf of={lowest.price} size="medium" />
                  </p>
                </>
              )}
            </Card>
          );
        })}
      </Shelf>
    </Section>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { oneWaySearch } from "@safar/engine";
import { Icon } from "@safar/ui/icon";
import { Link } from "@safar/ui/link";
import ArrowRight from "lucide-react/icons/arrow-right";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import type { PopularRoute } from "../../calls/flight-pages.calls.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { RouteShelf } from "../vertical-home/route-shelf.tsx";

/** A route's own search: on its cheapest day, or with the day still to be chosen. */
const linkOf = ({ from, to, lowest }: PopularRoute): string => {
  const search = oneWaySearch(from.iata, to.iata, lowest?.date ?? "");
  return lowest === null ? paths.flightsHome(search) : paths.flightResults(search);
};

/** The trips that the edition's travellers make, with what they cost on their cheapest day. */
export function PopularRoutes({ routes }: { routes: readonly PopularRoute[] }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const saidOf = ({ lowest }: PopularRoute) =>
    lowest === null ? t`See the fares` : <time dateTime={lowest.date}>{formatShortDay(lowest.date, locale)}</time>;
  return (
    <RouteShelf
      title={t`Popular routes`}
      intro={t`The lowest one-way fare for one adult in the coming weeks, with its date.`}
      action={
        <Link kind="alone" href={paths.airline("airline-booking")}>
          <Trans>All airlines</Trans>
          <Icon of={ArrowRight} size={18} directional />
        </Link>
      }
      routes={routes.map((route) => ({
        from: route.from.city,
        to: route.to.city,
        href: linkOf(route),
        poster: `${route.to.city.en} ${route.to.iata}`,
        price: route.lowest?.price ?? null,
        said: [saidOf(route)],
      }))}
    />
  );
}

import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Names } from "@safar/engine";
import { Emblem } from "@safar/ui/emblem";
import { VisuallyHidden } from "@safar/ui/layout";
import { useFacts } from "../../app/addresses/page-path.ts";
import { atOtherHours } from "../../app/at-other-hours.ts";
import type { DayRides } from "../../calls/day-rides.calls.ts";
import { clockOf } from "../../i18n/clock.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { commaIn, formatCount } from "../../i18n/format.ts";
import { isolated } from "../../i18n/isolated.ts";
import { unbrokenLength } from "../shell/length-of-time.ts";
import { RouteShelf } from "../vertical-home/route-shelf.tsx";
import * as css from "./route-cards.css.ts";

/** A way that many take, with what goes on the day that is shown; null where that is not known. */
export type BusyRoute = {
  readonly from: Names;
  readonly to: Names;
  readonly href: string;
  readonly rides: DayRides | null;
};

/** Who drives, as their emblems; their names are heard. */
function Firms({ of }: { readonly of: DayRides["firms"] }) {
  const { locale } = useFacts();
  return (
    <span className={css.firms}>
      {of.map(({ emblem }) => (
        <Emblem key={emblem} of={emblem} />
      ))}
      <VisuallyHidden>{of.map(({ name }) => name[locale]).join(commaIn(locale))}</VisuallyHidden>
    </span>
  );
}

const Length = ({ of: { km, minutes } }: { readonly of: NonNullable<DayRides["way"]> }) => {
  const { i18n } = useLingui();
  const { locale } = useFacts();
  return (
    <>
      {unbrokenLength(i18n, minutes)} · <Trans>{formatCount(km, locale)}&nbsp;km</Trans>
    </>
  );
};

/** The ways that the edition's travellers take: how long, how far and how often, who drives, and the least it costs on the next day. */
export function RouteCards({ routes, date }: { readonly routes: readonly BusyRoute[]; readonly date: string }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const day = isolated(formatShortDay(date, locale));
  const saidOf = (rides: DayRides | null) => {
    if (rides === null) return [t`See the times`];
    const { count, firms, first, last, way } = rides;
    if (way === null || first === null || last === null) return [t`Nothing goes that day`];
    const often = t`${plural(count, { one: "# departure", other: "# departures" })}`;
    const [opens, closes] = [isolated(clockOf(first)), isolated(clockOf(last))];
    return [
      <Length key="length" of={way} />,
      `${often} · ${first === last ? t`leaves at ${opens}` : t`first ${opens}, last ${closes}`}`,
      ...(firms.length > 0 ? [<Firms key="firms" of={firms} />] : []),
    ];
  };
  const pictures = atOtherHours(routes.map(({ to }) => to.en));
  return (
    <RouteShelf
      title={t`Popular routes`}
      intro={t`Tomorrow, ${day}: the lowest price, how long it takes, and when the first and the last leave.`}
      least="20rem"
      routes={routes.map(({ from, href, rides, to }, index) => ({
        from: from[locale],
        to: to[locale],
        href,
        poster: pictures[index] ?? to.en,
        price: rides?.least ?? null,
        said: saidOf(rides),
      }))}
    />
  );
}

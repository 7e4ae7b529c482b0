import { decodeCriteria, type Locale, type SearchText } from "@safar/engine";
import { Icon } from "@safar/ui/icon";
import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import ArrowRight from "lucide-react/icons/arrow-right";
import { formatShortDays } from "../../i18n/short-days.ts";
import { type AirportBook, cityText } from "./places.ts";
import * as css from "./search-text.css.ts";

type Shown = { readonly search: SearchText; readonly book: AirportBook; readonly locale: Locale };

/** The cities of a search, from the first to the last: `Karachi ⇄ Jeddah`. */
export function RouteText({ search, book, locale }: Shown) {
  const { trip, legs } = decodeCriteria(search);
  const [first] = legs;
  const name = (place: string) => (place === "" ? "…" : cityText(place, book, locale));
  if (first === undefined) return null;
  const stops = trip === "multi_city" ? [first.from, ...legs.map(({ to }) => to)] : [first.from, first.to];
  return (
    <span className={css.route}>
      {stops.map((place, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a city may come twice
        <span key={index} className={css.stop}>
          {index > 0 && <Icon of={trip === "return" ? ArrowLeftRight : ArrowRight} size={16} directional />}
          <bdi>{name(place)}</bdi>
        </span>
      ))}
    </span>
  );
}

/** The first and the last day of a search: `Thu, 3 Dec – Thu, 17 Dec`. */
export function DaysText({ search, locale }: Omit<Shown, "book">) {
  const { legs } = decodeCriteria(search);
  return <bdi>{formatShortDays(legs[0]?.date, legs.at(-1)?.date, locale)}</bdi>;
}

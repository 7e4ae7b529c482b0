import { Trans } from "@lingui/react/macro";
import { addDays, type Booking } from "@safar/engine";
import { ButtonLink } from "@safar/ui/button";
import { Icon } from "@safar/ui/icon";
import { useSuspenseQuery } from "@tanstack/react-query";
import BedDouble from "lucide-react/icons/bed-double";
import { useFacts } from "../../app/addresses/page-path.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { isolated } from "../../i18n/isolated.ts";
import { shellQuery } from "../../session/queries.ts";
import { useBooked } from "./booked-context.ts";
import * as css from "./booking.css.ts";
import { staySearch } from "./by-name-search.ts";

/** A bed where somebody travels to, for the nights they are there and as many as they are; nothing where no hotel is sold. */
export function WayOn({ booking }: { booking: Booking }) {
  const { locale } = useFacts();
  const { data: shell } = useSuspenseQuery(shellQuery);
  const goesTo = useBooked().goesToOf(booking);
  if (goesTo === null || !shell.verticals.includes("hotels")) return null;
  const first = goesTo.from.slice(0, 10);
  const last = (goesTo.until ?? addDays(first, 1)).slice(0, 10);
  if (last <= first) return null;
  const place = isolated(goesTo.to[locale]);
  return (
    <section className={css.offer} aria-labelledby="way-on">
      <span className={css.offerSign}>
        <Icon of={BedDouble} size={26} />
      </span>
      <div>
        <h2 id="way-on" className={css.offerTitle}>
          <Trans>A room in {place}?</Trans>
        </h2>
        <p className={css.quiet}>
          {goesTo.until === null ? (
            <Trans>From {formatShortDay(first, locale)}, with taxes in the price.</Trans>
          ) : (
            <Trans>
              {formatShortDay(first, locale)} to {formatShortDay(last, locale)}, with taxes in the price.
            </Trans>
          )}
        </p>
      </div>
      <ButtonLink href={staySearch({ place: goesTo.to.en, in: first, out: last, adults: goesTo.adults })}>
        <Trans>See hotels</Trans>
      </ButtonLink>
    </section>
  );
}

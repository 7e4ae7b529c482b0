import { Trans, useLingui } from "@lingui/react/macro";
import type { BookingRow, BookingStatus, BookingSummary } from "@safar/engine";
import { ButtonLink } from "@safar/ui/button";
import { CardLink } from "@safar/ui/card";
import { Icon } from "@safar/ui/icon";
import FileText from "lucide-react/icons/file-text";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Search from "lucide-react/icons/search";
import { bookingAddress } from "../../app/addresses/booking-address.ts";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { isSold } from "../../app/verticals.ts";
import { todayIn } from "../../engine/asking/today.ts";
import { clockOf } from "../../i18n/clock.ts";
import { formatLongDay, formatShortDay } from "../../i18n/days.ts";
import { isolated } from "../../i18n/isolated.ts";
import { Amount } from "../amounts/amount.tsx";
import { isHeld } from "../shell/booking-status.ts";
import { bookAgainAddress } from "./book-again.ts";
import { BookingArt } from "./booking-art.tsx";
import { StatusMark } from "./booking-status.tsx";
import { DaysToGo } from "./days-to-go.tsx";
import * as css from "./list.css.ts";
import { useListedKind } from "./listed-kinds.ts";

/** Whether somebody will be there, and is not yet. */
export const isNext = ({ booking: { startsAt, status } }: BookingRow): boolean =>
  isHeld(status) && startsAt.local.slice(0, 10) >= todayIn(startsAt.zone);

/** Nobody is asked for the price of these any more; what came of a payment stands on their page. */
const lapsed: ReadonlySet<string> = new Set<BookingStatus>(["Cancelled", "Expired"]);

type Of = { readonly booking: BookingSummary };

/** When it was to begin before the supplier moved it: its day where that is another. */
export function Was({ booking: { movedFrom, startsAt } }: Of) {
  const { locale } = useFacts();
  if (movedFrom === null || movedFrom === startsAt.local) return null;
  const isSameDay = movedFrom.slice(0, 10) === startsAt.local.slice(0, 10);
  const before = [...(isSameDay ? [] : [formatShortDay(movedFrom, locale)]), clockOf(movedFrom)].map(isolated);
  return (
    <span className={css.was}>
      <Trans>was {before.join(" ")}</Trans>
    </span>
  );
}

/** The day and the hour that it begins at, in short. */
export function ShortWhen({ booking }: Of) {
  const { locale } = useFacts();
  const { local } = booking.startsAt;
  return (
    <>
      <time dateTime={local}>
        <bdi>{formatShortDay(local, locale)}</bdi> <bdi>{clockOf(local)}</bdi>
      </time>{" "}
      <Was booking={booking} />
    </>
  );
}

/** What it is found by. */
export const Reference = ({ of: { orderId, pnr } }: { readonly of: BookingSummary }) =>
  pnr === null ? (
    <Trans>
      Order <bdi dir="ltr">{orderId}</bdi>
    </Trans>
  ) : (
    <Trans>
      Booking reference <bdi dir="ltr">{pnr}</bdi>
    </Trans>
  );

/** What is left to do with what is over: the same once more, and what was paid on paper. */
function Afterwards({ booking }: Of) {
  const { t } = useLingui();
  const { product, status, title, uuid } = booking;
  const kind = useListedKind(booking);
  const again = bookAgainAddress(booking, kind);
  const hasInvoice = isHeld(status) && product !== null && isSold(product);
  if (again === null && !hasInvoice) return null;
  return (
    <div className={css.afterwards}>
      {hasInvoice && (
        <ButtonLink
          kind="quiet"
          size="small"
          href={paths.bookingPaper(product, uuid, "invoice")}
          aria-label={t`Invoice: ${title}`}
        >
          <Icon of={FileText} size={18} />
          <Trans>Invoice</Trans>
        </ButtonLink>
      )}
      {again !== null && (
        <ButtonLink
          size="small"
          href={again}
          aria-label={kind.isOther ? t`Search again: ${title}` : t`Book again: ${title}`}
        >
          <Icon of={kind.isOther ? Search : RotateCcw} size={18} />
          {kind.isOther ? <Trans>Search again</Trans> : <Trans>Book again</Trans>}
        </ButtonLink>
      )}
    </div>
  );
}

/** One booking of the list; the whole card leads to it. Of what is over, what can still be done with it. */
export function BookingCard({ row: { booking }, isPast }: { readonly row: BookingRow; readonly isPast: boolean }) {
  const { locale } = useFacts();
  const { amount, product, startsAt, status, subtitle, title, uuid } = booking;
  const address = bookingAddress(product, uuid);
  return (
    <li className={css.card}>
      <BookingArt of={booking} className={css.picture} />
      <div className={css.what}>
        <h3 className={css.title}>
          {address === null ? <bdi>{title}</bdi> : <CardLink href={address}>{title}</CardLink>}
        </h3>
        <p className={css.when}>
          <time className={css.start} dateTime={startsAt.local}>
            <span>{formatLongDay(startsAt.local, locale)}</span> <bdi>{clockOf(startsAt.local)}</bdi>
          </time>
          <Was booking={booking} />
        </p>
        <p className={css.facts}>
          <bdi>{subtitle}</bdi>
          <span>
            <Reference of={booking} />
          </span>
        </p>
      </div>
      <div className={css.state}>
        <div className={css.stands}>
          <StatusMark status={status} isOver={isPast} product={product} />
          {isHeld(status) && !isPast && <DaysToGo to={startsAt} className={css.countdown} />}
          {amount !== null && !lapsed.has(status) && <Amount of={amount} className={css.amount} />}
        </div>
        {isPast && <Afterwards booking={booking} />}
      </div>
    </li>
  );
}

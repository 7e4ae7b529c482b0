import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { BookingRow, BookingStatus } from "@safar/engine";
import { ButtonLink } from "@safar/ui/button";
import { CardLink } from "@safar/ui/card";
import { Icon } from "@safar/ui/icon";
import CalendarDays from "lucide-react/icons/calendar-days";
import Ticket from "lucide-react/icons/ticket";
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
import { DueBy } from "../shell/due-by.tsx";
import { partAddress } from "./booking-address.ts";
import { StatusMark } from "./booking-status.tsx";
import { productIcons } from "./booking-words.ts";
import { DaysToGo } from "./days-to-go.tsx";
import * as css from "./list.css.ts";
import { PayClock } from "./pay-clock.tsx";

/** Whether somebody will be there, and is not yet. */
export const isNext = ({ booking: { startsAt, status } }: BookingRow): boolean =>
  isHeld(status) && startsAt.local.slice(0, 10) >= todayIn(startsAt.zone);

/** Nobody is asked for the price of these any more; what came of a payment stands on their page. */
const lapsed: ReadonlySet<string> = new Set<BookingStatus>(["Cancelled", "Expired"]);

/** Whether its last day has passed where it ends. */
const isOver = ({ booking: { endsAt } }: BookingRow): boolean => endsAt.local.slice(0, 10) < todayIn(endsAt.zone);

/** What is asked of the booking's owner, until when, and the way to do it; null where it cannot be done here. */
const askOf = ({
  booking: { product, uuid },
  due,
}: BookingRow): (NonNullable<BookingRow["due"]> & { href: string }) | null => {
  if (due === null || product === null || !isSold(product)) return null;
  if (due.of === "payment") return { ...due, href: paths.payment(product, uuid) };
  const address = bookingAddress(product, uuid);
  return address === null ? null : { ...due, href: partAddress(address, "manage") };
};

/** Whether a booking of the list waits for something that its owner can do here. */
export const isAsked = (row: BookingRow): boolean => askOf(row) !== null;

/** What its owner is asked for, until when, and the way to it. */
function Ask({
  ask: { of, by, href },
  booking: { amount, startsAt, title },
}: Pick<BookingRow, "booking"> & { ask: NonNullable<ReturnType<typeof askOf>> }) {
  const { t } = useLingui();
  const isPayment = of === "payment";
  return (
    <div className={css.due}>
      <div className={css.dueWords}>
        {isPayment ? (
          <>
            {amount !== null && <Amount of={amount} className={css.amount} />}
            <span className={css.dueNote}>
              <PayClock deadline={by} />
            </span>
          </>
        ) : (
          <>
            <span className={css.dueMark}>
              <DueBy of={of} by={by} zone={startsAt.zone} />
            </span>
            <span className={css.dueNote}>
              <Trans>Keep it as it is now, or cancel free of charge.</Trans>
            </span>
          </>
        )}
      </div>
      <ButtonLink
        kind="next"
        size="small"
        className={css.dueAction}
        href={href}
        aria-label={isPayment ? t`Pay Now: ${title}` : t`Answer the change: ${title}`}
      >
        {isPayment ? <Trans>Pay Now</Trans> : <Trans>Answer the change</Trans>}
      </ButtonLink>
    </div>
  );
}

/** What is shown at the door of those that are stays; the others have tickets. */
const withVouchers: ReadonlySet<string> = new Set(["hotels", "tours"]);

type EndNames = readonly [begins: MessageDescriptor, over: MessageDescriptor];
const ride: EndNames = [msg`Departs`, msg`Arrives`];
const endNames: Readonly<Record<string, EndNames>> = {
  flights: ride,
  buses: ride,
  trains: ride,
  hotels: [msg`Check-in`, msg`Check-out`],
};
const others: EndNames = [msg`Starts`, msg`Ends`];
/** What its beginning and its end are called. */
const endNamesOf = (product: string | null) => endNames[product ?? ""] ?? others;

/** When it was to begin before the supplier moved it: its day where that is another. */
function Was({ booking: { movedFrom, startsAt } }: Pick<BookingRow, "booking">) {
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

const isOneDay = ({ endsAt, startsAt }: BookingRow["booking"]): boolean =>
  startsAt.local.slice(0, 10) === endsAt.local.slice(0, 10);

/** When it begins and ends, each by the clock of its place, and the way to what is shown there. */
function Ahead({ booking }: Pick<BookingRow, "booking">) {
  const { endsAt, product, startsAt, title, uuid } = booking;
  const { t } = useLingui();
  const { locale } = useFacts();
  const [begins, over] = endNamesOf(product);
  const ends = [
    { label: t(begins), ...startsAt, was: <Was booking={booking} /> },
    { label: t(over), ...endsAt, was: null },
  ];
  const hasVoucher = product !== null && withVouchers.has(product);
  return (
    <div className={css.ahead}>
      <dl className={css.ends}>
        {ends.map(({ label, local, was }) => (
          <div key={label}>
            <dt className={css.endName}>{label}</dt>
            <dd className={css.end}>
              <time dateTime={local}>
                <span className={css.hour}>{clockOf(local)}</span> {!isOneDay(booking) && formatShortDay(local, locale)}
              </time>
              {was}
            </dd>
          </div>
        ))}
      </dl>
      {product !== null && isSold(product) && (
        <ButtonLink
          kind="primary"
          size="small"
          className={css.paper}
          href={paths.bookingPaper(product, uuid, "ticket")}
          aria-label={hasVoucher ? t`Open voucher: ${title}` : t`Open ticket: ${title}`}
        >
          <Icon of={Ticket} size={18} />
          {hasVoucher ? <Trans>Open voucher</Trans> : <Trans>Open ticket</Trans>}
        </ButtonLink>
      )}
    </div>
  );
}

/** One booking of the list; the whole card leads to it, and what its owner is asked for can be done from here. The next one says more. */
export function BookingCard({ row, isFirst = false }: { row: BookingRow; isFirst?: boolean }) {
  const { locale } = useFacts();
  const { amount, orderId, pnr, product, startsAt, status, subtitle, title, uuid } = row.booking;
  const address = bookingAddress(product, uuid);
  const ask = askOf(row);
  return (
    <li className={ask === null ? css.card : css.asking}>
      <span className={css.sign}>
        <Icon of={product === null ? CalendarDays : productIcons[product]} size={22} />
      </span>
      <div className={css.what}>
        <h3 className={css.title}>
          {address === null ? <bdi>{title}</bdi> : <CardLink href={address}>{title}</CardLink>}
        </h3>
        {(!isFirst || isOneDay(row.booking)) && (
          <p className={css.when}>
            <time className={css.start} dateTime={startsAt.local}>
              <span>{formatLongDay(startsAt.local, locale)}</span> {!isFirst && <bdi>{clockOf(startsAt.local)}</bdi>}
            </time>
            {!isFirst && <Was booking={row.booking} />}
          </p>
        )}
        <p className={css.facts}>
          <bdi>{subtitle}</bdi>
          <span>
            {pnr === null ? (
              <Trans>
                Order <bdi dir="ltr">{orderId}</bdi>
              </Trans>
            ) : (
              <Trans>
                Booking reference <bdi dir="ltr">{pnr}</bdi>
              </Trans>
            )}
          </span>
        </p>
        {isFirst && <Ahead booking={row.booking} />}
      </div>
      {ask === null ? (
        <div className={css.state}>
          <StatusMark status={status} isOver={isOver(row)} />
          {isHeld(status) && <DaysToGo to={startsAt} className={css.countdown} />}
          {amount !== null && !lapsed.has(status) && <Amount of={amount} className={css.amount} />}
        </div>
      ) : (
        <Ask ask={ask} booking={row.booking} />
      )}
    </li>
  );
}

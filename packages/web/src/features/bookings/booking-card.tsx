import { Trans, useLingui } from "@lingui/react/macro";
import type { BookingRow, BookingStatus } from "@safar/engine";
import { ButtonLink } from "@safar/ui/button";
import { CardLink } from "@safar/ui/card";
import { Icon } from "@safar/ui/icon";
import CalendarDays from "lucide-react/icons/calendar-days";
import { bookingAddress } from "../../app/addresses/booking-address.ts";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { isSold } from "../../app/verticals.ts";
import { clockOf } from "../../i18n/clock.ts";
import { formatLongDay } from "../../i18n/days.ts";
import { Amount } from "../amounts/amount.tsx";
import { StatusMark } from "./booking-status.tsx";
import { productIcons } from "./booking-words.ts";
import { DaysToGo } from "./days-to-go.tsx";
import * as css from "./list.css.ts";
import { PayClock } from "./pay-clock.tsx";

/** That somebody will be there; what waits for its payment counts down to that. */
const ahead: ReadonlySet<string> = new Set<BookingStatus>(["Confirmed", "Partially Confirmed", "Updated", "Modified"]);
/** One booking of the list; the whole card leads to it, and what waits for a payment can be paid from here. */
export function BookingCard({ row: { booking, canPay, deadline } }: { row: BookingRow }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { amount, orderId, pnr, product, startsAt, status, subtitle, title, uuid } = booking;
  const address = bookingAddress(product, uuid);
  return (
    <li className={css.card}>
      <span className={css.sign}>
        <Icon of={product === null ? CalendarDays : productIcons[product]} size={22} />
      </span>
      <div className={css.what}>
        <h2 className={css.title}>
          {address === null ? <bdi>{title}</bdi> : <CardLink href={address}>{title}</CardLink>}
        </h2>
        <p className={css.when}>
          <time className={css.start} dateTime={startsAt.local}>
            <span>{formatLongDay(startsAt.local, locale)}</span> <bdi>{clockOf(startsAt.local)}</bdi>
          </time>
        </p>
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
      </div>
      <div className={css.state}>
        <StatusMark status={status} />
        {ahead.has(status) && <DaysToGo to={startsAt} className={css.countdown} />}
        {amount !== null && <Amount of={amount} className={css.amount} />}
      </div>
      {canPay && deadline !== null && product !== null && isSold(product) && (
        <div className={css.due}>
          <PayClock deadline={deadline} />
          <ButtonLink
            kind="next"
            size="small"
            className={css.dueAction}
            href={paths.payment(product, uuid)}
            aria-label={t`Pay Now: ${title}`}
          >
            <Trans>Pay Now</Trans>
          </ButtonLink>
        </div>
      )}
    </li>
  );
}

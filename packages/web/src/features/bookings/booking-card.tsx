import { plural } from "@lingui/core/macro";
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
import { todayIn } from "../../engine/asking/today.ts";
import { clockOf } from "../../i18n/clock.ts";
import { formatLongDay } from "../../i18n/days.ts";
import { Amount } from "../amounts/amount.tsx";
import { StatusMark } from "./booking-status.tsx";
import { productIcons } from "./booking-words.ts";
import * as css from "./list.css.ts";
import { PayClock } from "./pay-clock.tsx";

/** That somebody will be there; what waits for its payment counts down to that. */
const ahead: ReadonlySet<string> = new Set<BookingStatus>(["Confirmed", "Partially Confirmed", "Updated", "Modified"]);
const dayMs = 86_400_000;
/** What is further away is no countdown yet. */
const soon = 60;

/** How long it is until then, while that is worth counting. */
function Countdown({ startsAt: { local, zone } }: Pick<BookingRow["booking"], "startsAt">) {
  const { t } = useLingui();
  const days = (Date.parse(local.slice(0, 10)) - Date.parse(todayIn(zone))) / dayMs;
  if (days < 0 || days > soon) return null;
  return (
    <strong className={css.countdown}>
      {days === 0 ? t`Today` : t`${plural(days, { one: "in # day", other: "in # days" })}`}
    </strong>
  );
}

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
        {ahead.has(status) && <Countdown startsAt={startsAt} />}
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

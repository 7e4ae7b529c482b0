import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type BookedPlace, type BookingSummary, instantOfPlace, nightsBetween, type PlaceTime } from "@safar/engine";
import { ButtonLink } from "@safar/ui/button";
import { CardLink } from "@safar/ui/card";
import { Icon } from "@safar/ui/icon";
import { TicketLeg } from "@safar/ui/ticket-card";
import CalendarPlus from "lucide-react/icons/calendar-plus";
import Hash from "lucide-react/icons/hash";
import Settings2 from "lucide-react/icons/settings-2";
import Ticket from "lucide-react/icons/ticket";
import Users from "lucide-react/icons/users";
import type { ReactNode } from "react";
import { bookingAddress } from "../../app/addresses/booking-address.ts";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { isSold } from "../../app/verticals.ts";
import { clockOf } from "../../i18n/clock.ts";
import { formatLongDay, formatShortDay } from "../../i18n/days.ts";
import { commaIn } from "../../i18n/format.ts";
import { isolated } from "../../i18n/isolated.ts";
import { Amount } from "../amounts/amount.tsx";
import { unbrokenLength } from "../shell/length-of-time.ts";
import { partAddress } from "./booking-address.ts";
import { BookingArt } from "./booking-art.tsx";
import { Reference, Was } from "./booking-card.tsx";
import { StatusMark } from "./booking-status.tsx";
import { productIcons } from "./booking-words.ts";
import { DaysToGo } from "./days-to-go.tsx";
import * as list from "./list.css.ts";
import { useListedKind } from "./listed-kinds.ts";
import * as css from "./next-trip.css.ts";

type Of = { readonly booking: BookingSummary };

/** When it begins and ends, each by the clock of its place. */
function Ends({ booking: { endsAt, product, startsAt } }: Of) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { ends, hasNights } = useListedKind({ product });
  const [begins, over] = ends;
  const isOneDay = startsAt.local.slice(0, 10) === endsAt.local.slice(0, 10);
  const nights = hasNights ? nightsBetween(startsAt.local.slice(0, 10), endsAt.local.slice(0, 10)) : 0;
  return (
    <dl className={css.ends}>
      {[
        { label: t(begins), ...startsAt },
        { label: t(over), ...endsAt },
      ].map(({ label, local }) => (
        <div key={label}>
          <dt className={css.quiet}>{label}</dt>
          <dd className={css.end}>
            <time dateTime={local}>
              <span className={css.hour}>{clockOf(local)}</span> {!isOneDay && formatShortDay(local, locale)}
            </time>
          </dd>
        </div>
      ))}
      {nights > 0 && (
        <div>
          <dt className={css.quiet}>
            <Trans>Stay</Trans>
          </dt>
          <dd className={css.end}>
            <span className={css.hour}>{t`${plural(nights, { one: "# night", other: "# nights" })}`}</span>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Its way on a line, where it has one: from where and to where, by the clocks there. */
function Way({ booking }: Of) {
  const { i18n, t } = useLingui();
  const { locale } = useFacts();
  const { endsAt, places, product, startsAt } = booking;
  const { hasCodes, turn = 0 } = useListedKind(booking);
  const [from, to] = places;
  if (from === undefined || to === undefined || places.length > 2 || product === null)
    return <Ends booking={booking} />;
  const isOneDay = startsAt.local.slice(0, 10) === endsAt.local.slice(0, 10);
  const endOf = ({ local }: PlaceTime, { code, name, stop, terminal }: BookedPlace) => ({
    time: clockOf(local),
    place: (
      <>
        <strong className={css.town}>
          <bdi>{name}</bdi> {hasCodes && <bdi className={css.code}>{code}</bdi>}
        </strong>
        {stop !== "" && (
          <span className={css.stop}>
            <bdi>{stop}</bdi>
            {terminal !== "" && `${commaIn(locale)}${t`Terminal ${isolated(terminal)}`}`}
          </span>
        )}
        {!isOneDay && <span className={css.stop}>{formatShortDay(local, locale)}</span>}
      </>
    ),
  });
  const minutes = Math.round((instantOfPlace(endsAt) - instantOfPlace(startsAt)) / 60_000);
  return (
    <div className={css.way}>
      <TicketLeg
        tells="brief"
        icon={productIcons[product]}
        turn={turn}
        from={endOf(startsAt, from)}
        to={endOf(endsAt, to)}
        between={[<span key="length">{unbrokenLength(i18n, minutes)}</span>]}
      />
    </div>
  );
}

const Fact = ({ icon, children }: { icon: typeof Users; children: ReactNode }) => (
  <li className={css.fact}>
    <Icon of={icon} size={18} />
    <span>{children}</span>
  </li>
);

/** As many as a line has room for; the rest are counted. */
const mostNamed = 3;

function Facts({ booking }: Of) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { product, subtitle, travellers } = booking;
  const more = travellers.length - mostNamed;
  const names = [
    ...travellers.slice(0, mostNamed).map(isolated),
    ...(more > 0 ? [t`${plural(more, { one: "# more", other: "# more" })}`] : []),
  ];
  return (
    <ul role="list" className={css.facts}>
      {subtitle !== "" && product !== null && (
        <Fact icon={productIcons[product]}>
          <bdi>{subtitle}</bdi>
        </Fact>
      )}
      {names.length > 0 && <Fact icon={Users}>{names.join(commaIn(locale))}</Fact>}
      <Fact icon={Hash}>
        <Reference of={booking} />
      </Fact>
    </ul>
  );
}

/** What there is to do with it: what is shown at the door first. */
function Actions({ booking: { product, title, uuid }, address }: Of & { readonly address: string | null }) {
  const { t } = useLingui();
  const { hasVoucher } = useListedKind({ product });
  if (product === null || !isSold(product) || address === null) return null;
  return (
    <div className={css.actions}>
      <ButtonLink
        kind="primary"
        size="small"
        href={paths.bookingPaper(product, uuid, "ticket")}
        aria-label={hasVoucher ? t`Open voucher: ${title}` : t`Open ticket: ${title}`}
      >
        <Icon of={Ticket} size={18} />
        {hasVoucher ? <Trans>Open voucher</Trans> : <Trans>Open ticket</Trans>}
      </ButtonLink>
      <ButtonLink size="small" href={paths.bookingCalendar(uuid)} download aria-label={t`Add to calendar: ${title}`}>
        <Icon of={CalendarPlus} size={18} />
        <Trans>Add to calendar</Trans>
      </ButtonLink>
      <ButtonLink size="small" href={partAddress(address, "manage")} aria-label={t`Manage: ${title}`}>
        <Icon of={Settings2} size={18} />
        <Trans>Manage</Trans>
      </ButtonLink>
    </div>
  );
}

/** The trip that comes next: where, when, who and by what name, and what is needed for it. The whole card leads to it. */
export function NextTrip({ booking }: Of) {
  const { locale } = useFacts();
  const { amount, product, startsAt, status, title, uuid } = booking;
  const address = bookingAddress(product, uuid);
  return (
    <article className={css.card}>
      <BookingArt of={booking} className={css.picture} />
      <div className={css.words}>
        <div className={css.head}>
          <DaysToGo to={startsAt} className={css.countdown} />
          <StatusMark status={status} product={product} />
          {amount !== null && <Amount of={amount} className={css.amount} />}
        </div>
        <div>
          <h3 className={css.title}>
            {address === null ? <bdi>{title}</bdi> : <CardLink href={address}>{title}</CardLink>}
          </h3>
          <p className={list.when}>
            <time dateTime={startsAt.local}>{formatLongDay(startsAt.local, locale)}</time>
            <Was booking={booking} />
          </p>
        </div>
        <Way booking={booking} />
        <Facts booking={booking} />
        <Actions booking={booking} address={address} />
      </div>
    </article>
  );
}

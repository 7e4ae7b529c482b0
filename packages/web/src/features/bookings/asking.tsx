import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type BookingRow, editions } from "@safar/engine";
import { ButtonLink } from "@safar/ui/button";
import { CardLink } from "@safar/ui/card";
import { Countdown } from "@safar/ui/countdown";
import { useHydrated } from "@tanstack/react-router";
import { type ReactNode, useId } from "react";
import { bookingAddress } from "../../app/addresses/booking-address.ts";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { isSold } from "../../app/verticals.ts";
import { useSecondsUntil } from "../../engine/asking/use-seconds-until.ts";
import { clockOf, localAt } from "../../i18n/clock.ts";
import { shortDayParts } from "../../i18n/days.ts";
import { commaIn, meantMinute } from "../../i18n/format.ts";
import { isolated } from "../../i18n/isolated.ts";
import { Amount } from "../amounts/amount.tsx";
import * as css from "./asking.css.ts";
import { partAddress } from "./booking-address.ts";
import { BookingArt } from "./booking-art.tsx";
import { ShortWhen } from "./booking-card.tsx";

type Due = NonNullable<BookingRow["due"]>;

/** What is asked of the booking's owner, until when, and the way to do it; null where it cannot be done here. */
const askOf = ({ booking: { orderId, product, uuid }, due }: BookingRow): (Due & { href: string }) | null => {
  if (due === null || product === null) return null;
  if (product === "wallet") return { ...due, href: paths.walletPayment(orderId) };
  if (!isSold(product)) return null;
  if (due.of !== "answer") return { ...due, href: paths.payment(product, uuid) };
  const address = bookingAddress(product, uuid);
  return address === null ? null : { ...due, href: partAddress(address, "manage") };
};

/** Whether a booking of the list waits for something that its owner can do here. */
export const isAsked = (row: BookingRow): boolean => askOf(row) !== null;

const daySeconds = 86_400;

/** Until when it waits, on one line: the moment, and the time that is left to pay once that is short. */
function Deadline({ due: { by, of }, zone }: { readonly due: Due; readonly zone: string }) {
  const { t } = useLingui();
  const { edition, locale } = useFacts();
  const isAlive = useHydrated();
  const seconds = useSecondsUntil(by) ?? 0;
  const isPayment = of === "payment";
  // Server and browser look at different clocks: what counts down comes with the browser.
  if (isPayment && isAlive && seconds < daySeconds) return <Countdown label={t`Pay within`} seconds={seconds} />;
  const local = localAt(isPayment ? editions[edition].timeZone : zone, meantMinute(by));
  const when = isolated(`${shortDayParts(local, locale)[2]}${commaIn(locale)}${clockOf(local)}`);
  return isPayment ? <Trans>Pay by {when}</Trans> : <Trans>Answer by {when}</Trans>;
}

const asks = {
  payment: (title: string) => msg`Pay Now: ${title}`,
  check: (title: string) => msg`View the payment: ${title}`,
  answer: (title: string) => msg`Answer the change: ${title}`,
} as const satisfies Readonly<Record<Due["of"], unknown>>;

const actions: Readonly<Record<Due["of"], ReactNode>> = {
  payment: <Trans>Pay Now</Trans>,
  check: <Trans>View the payment</Trans>,
  answer: <Trans>Answer</Trans>,
};

/** What waits for its owner, in one row: what it is, until when, and the way to do it. */
function Ask({ row, isFirst }: { readonly row: BookingRow; readonly isFirst: boolean }) {
  const { t } = useLingui();
  const ask = askOf(row);
  const { booking } = row;
  const { amount, product, startsAt, subtitle, title, uuid } = booking;
  const address = bookingAddress(product, uuid);
  if (ask === null) return null;
  const { of } = ask;
  return (
    <li className={css.row}>
      <BookingArt of={booking} className={css.picture} />
      <div className={css.what}>
        <h4 className={css.title}>
          {address === null ? <bdi>{title}</bdi> : <CardLink href={address}>{title}</CardLink>}
        </h4>
        <p className={css.facts}>
          <ShortWhen booking={booking} /> <bdi className={css.subtitle}>{subtitle}</bdi>
        </p>
      </div>
      <div className={css.due}>
        <span className={css.dueWords}>
          {of !== "answer" && amount !== null && <Amount of={amount} className={css.amount} />}
          {of !== "check" && (
            <span className={css.deadline}>
              <Deadline due={ask} zone={startsAt.zone} />
            </span>
          )}
        </span>
        <ButtonLink
          kind={isFirst ? "next" : "secondary"}
          size="small"
          className={css.action}
          href={ask.href}
          aria-label={t(asks[of](title))}
        >
          {actions[of]}
        </ButtonLink>
      </div>
    </li>
  );
}

/** Those that ask the same, what is due first before the others. */
function Group({
  heading,
  note,
  rows,
  isFirst,
}: {
  readonly heading: ReactNode;
  readonly note: ReactNode;
  readonly rows: readonly BookingRow[];
  readonly isFirst: boolean;
}) {
  const id = useId();
  if (rows.length === 0) return null;
  const sorted = rows.toSorted((one, other) => (one.due?.by ?? 0) - (other.due?.by ?? 0));
  return (
    <div className={css.group}>
      <div className={css.groupHead}>
        <h3 id={id} className={css.groupName}>
          {heading} <span className={css.count}>{rows.length}</span>
        </h3>
        <p className={css.note}>{note}</p>
      </div>
      <ul role="list" className={css.rows} aria-labelledby={id}>
        {sorted.map((row, at) => (
          <Ask key={row.booking.uuid} row={row} isFirst={isFirst && at === 0} />
        ))}
      </ul>
    </div>
  );
}

/** All that waits for its owner: what is paid for and was changed before what is only held. */
export function Asking({ rows }: { readonly rows: readonly BookingRow[] }) {
  const { answer = [], check = [], payment = [] } = Object.groupBy(rows, ({ due }) => due?.of ?? "answer");
  return (
    <div className={css.panel}>
      <Group
        heading={<Trans>Answer a change</Trans>}
        note={<Trans>Keep it as it is now, or cancel free of charge.</Trans>}
        rows={answer}
        isFirst
      />
      <Group
        heading={<Trans>Pay before it is released</Trans>}
        note={<Trans>Held at this price until then.</Trans>}
        rows={payment}
        isFirst={answer.length === 0}
      />
      <Group
        heading={<Trans>We are checking your payment</Trans>}
        note={<Trans>Do not pay again. This page updates by itself.</Trans>}
        rows={check}
        isFirst={false}
      />
    </div>
  );
}

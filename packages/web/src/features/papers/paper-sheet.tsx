import { Trans, useLingui } from "@lingui/react/macro";
import { editions } from "@safar/engine";
import { BrandMark } from "@safar/ui/brand-mark";
import type { ReactNode } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { formatPhone } from "../../i18n/format.ts";
import { addressOf } from "../../seo/alternates.ts";
import { useOver } from "../bookings/booked-context.ts";
import { CancelledOn } from "../bookings/cancelled-on.tsx";
import { hasEnded } from "../bookings/has-ended.ts";
import { TicketCode } from "../bookings/ticket-code.tsx";
import { statusOf } from "../shell/booking-status.ts";
import * as css from "./paper.css.ts";
import type { ShownPaper } from "./paper.types.ts";
import { PaperFacts } from "./paper-facts.tsx";
import { paperMoment } from "./paper-time.tsx";

/** By what a booking is found, and how it stands; the reference of what was cancelled or has expired is struck out. */
export function PaperNumbers({ kind, booking }: Pick<ShownPaper, "kind" | "booking">) {
  const { t } = useLingui();
  const { cancelledAt, order, pnr, statusText } = booking;
  const isVoid = cancelledAt !== undefined;
  const { words } = statusOf(statusText, useOver(kind.booked, booking), kind.booked.vertical);
  const status = typeof words === "string" ? words : t(words);
  return (
    <PaperFacts
      of={[
        ...(pnr === null
          ? []
          : [
              {
                name: t(kind.reference),
                value: (
                  <strong className={css.reference}>
                    <bdi dir="ltr">{hasEnded(booking) ? <s>{pnr}</s> : pnr}</bdi>
                  </strong>
                ),
              },
            ]),
        { name: t`Order number`, value: <bdi dir="ltr">{order}</bdi> },
        { name: t`Status`, value: isVoid ? <CancelledOn at={cancelledAt} /> : <bdi>{status}</bdi> },
      ]}
    />
  );
}

type Props = ShownPaper & { readonly name: string; readonly hasCode: boolean; readonly children: ReactNode };

/** A sheet of paper: whose it is, what it is, by what it is found, what stands on it, and how to reach us. */
export function PaperSheet({ kind, booking, parts, support, name, hasCode, children }: Props) {
  const { t } = useLingui();
  const facts = useFacts();
  const { contact, createdAt, pnr, uuid } = booking;
  const { door } = parts;
  const { edition, locale } = facts;
  const address = addressOf(paths.booking(kind.booked.vertical, uuid), facts);
  const doorName = t(kind.doorName);
  const isOver = useOver(kind.booked, booking);
  return (
    <article className={css.sheet}>
      <header className={css.head}>
        <span className={css.brand}>
          <BrandMark size={32} />
          <Trans>Safar</Trans>
        </span>
        <h1 className={css.name}>{name}</h1>
      </header>
      <div className={css.top}>
        <div className={css.topWords}>
          <p className={css.title}>{parts.title}</p>
          {!hasCode && parts.brief}
          <PaperNumbers kind={kind} booking={booking} />
          <PaperFacts
            of={[
              { name: t`Booked on`, value: <bdi>{paperMoment(createdAt, locale, editions[edition].timeZone)}</bdi> },
              {
                name: t`Booked by`,
                value: (
                  <>
                    <bdi dir="ltr">{contact.email}</bdi> · <bdi dir="ltr">{formatPhone(contact.phone)}</bdi>
                  </>
                ),
              },
            ]}
          />
        </div>
        {hasCode && isOver && <p className={css.over}>{kind.booked.words.over}</p>}
        {hasCode && door !== null && !isOver && (
          <div className={css.codeRoom}>
            <span className={css.below}>{t(kind.show)}</span>
            <TicketCode says={door} label={doorName} />
            {door !== pnr && (
              <>
                <span className={css.below}>{doorName}</span>
                <bdi dir="ltr">{door}</bdi>
              </>
            )}
          </div>
        )}
      </div>
      {children}
      <footer className={css.foot}>
        <span>
          <Trans>
            This booking: <bdi dir="ltr">{address}</bdi>
          </Trans>
        </span>
        {support?.phone && (
          <span>
            <Trans>
              Call us: <bdi dir="ltr">{formatPhone(support.phone)}</bdi>
            </Trans>
          </span>
        )}
        {support?.email && (
          <span>
            <Trans>
              Write to us: <bdi dir="ltr">{support.email}</bdi>
            </Trans>
          </span>
        )}
      </footer>
    </article>
  );
}

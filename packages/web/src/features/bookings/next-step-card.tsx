import { Trans, useLingui } from "@lingui/react/macro";
import { type Booking, type BookingView, editions } from "@safar/engine";
import { ButtonLink } from "@safar/ui/button";
import type { BookingPart } from "../../app/addresses/booking-parts.ts";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { verticalHomes } from "../../app/addresses/vertical-homes.ts";
import { momentIn } from "../checkout/quote/moment.ts";
import { useBookAgain } from "./book-again.ts";
import { useBooked, useBookedWords, useIsOver } from "./booked-context.ts";
import * as css from "./booking.css.ts";
import { partAddress } from "./booking-address.ts";
import { CancelledOn } from "./cancelled-on.tsx";
import { useListedKind } from "./listed-kinds.ts";
import { PayClock } from "./pay-clock.tsx";
import { KeptLines, RefundLine } from "./refund-tracker.tsx";
import { Step } from "./step.tsx";

function Pay({ view, booking }: { view: BookingView; booking: Booking }) {
  const { vertical, words } = useBooked();
  return (
    <Step
      tone="next"
      title={words.payTitle(booking.due)}
      action={
        <ButtonLink kind="next" href={paths.payment(vertical, booking.uuid)}>
          <Trans>Pay Now</Trans>
        </ButtonLink>
      }
    >
      {view.deadline !== null && <PayClock deadline={view.deadline} isSpoken />}
      <p className={css.quiet}>{words.heldUntilPaid}</p>
    </Step>
  );
}

/** The same once more; where it is not sold again, whatever else there is of its kind. */
function BookAgain({ booking }: { booking: Booking }) {
  const { vertical } = useBooked();
  const { isOther = false } = useListedKind({ product: vertical });
  const again = useBookAgain(booking);
  return (
    <ButtonLink href={again ?? verticalHomes[vertical]}>
      {again === null || isOther ? <Trans>Search again</Trans> : <Trans>Book again</Trans>}
    </ButtonLink>
  );
}

const RefundLink = ({ address }: { address: string }) => (
  <ButtonLink href={partAddress(address, "invoice")}>
    <Trans>Follow the refund</Trans>
  </ButtonLink>
);

/** What was kept and what goes back; its steps stand with the invoice, and say it there. */
const Returned = ({ booking: { refund }, part }: Pick<Props, "booking" | "part">) =>
  refund !== null &&
  part !== "invoice" && (
    <>
      <RefundLine refund={refund} />
      <KeptLines refund={refund} />
    </>
  );

function Over({ booking, part }: Pick<Props, "booking" | "part">) {
  const { cancelledAt, isNeverPaid, status } = booking;
  const words = useBookedWords();
  const cancelled = cancelledAt !== undefined && <CancelledOn at={cancelledAt} />;
  if (status === "Refunded") {
    return (
      <Step
        tone="good"
        title={cancelled || <Trans>Your refund is complete</Trans>}
        action={<BookAgain booking={booking} />}
      >
        <Returned booking={booking} part={part} />
      </Step>
    );
  }
  if (status === "Cancelled") {
    return (
      <Step
        tone="over"
        title={cancelled || <Trans>This booking was cancelled</Trans>}
        action={<BookAgain booking={booking} />}
      >
        <p className={css.quiet}>
          {isNeverPaid ? (
            <Trans>It can no longer be used. Nothing was paid and nothing was charged.</Trans>
          ) : (
            <Trans>It can no longer be used.</Trans>
          )}
        </p>
        <Returned booking={booking} part={part} />
      </Step>
    );
  }
  return (
    <Step tone="over" title={<Trans>This booking has expired</Trans>} action={<BookAgain booking={booking} />}>
      <p className={css.quiet}>{words.expired}</p>
    </Step>
  );
}

/** Whoever has everything needs their ticket first: what they do by when stands beside it. */
function Travel({ booking }: { booking: Booking }) {
  const { words } = useBooked();
  return (
    useIsOver(booking) && (
      <Step tone="over" title={words.over} action={<BookAgain booking={booking} />}>
        <p className={css.quiet}>
          <Trans>Its documents and times stay available here.</Trans>
        </p>
      </Step>
    )
  );
}

type Props = {
  readonly view: BookingView;
  readonly booking: Booking;
  /** Of the booking's page. */
  readonly address: string;
  /** Which of its parts is read: nobody is led to where they are. */
  readonly part?: BookingPart | undefined;
};

/** Where it is managed the change itself is shown, and answered. */
function Respond({ booking, address }: Pick<Props, "booking" | "address">) {
  const { edition, locale } = useFacts();
  const { beginsOf, changeOf, words } = useBooked();
  const zone = beginsOf(booking)?.zone ?? editions[edition].timeZone;
  const open = booking.changes.find(({ state }) => state === "open");
  const moment = open === undefined ? "" : momentIn(open.respondBy, locale, zone);
  return (
    <Step
      tone="warn"
      title={words.changed}
      action={
        <ButtonLink kind="next" href={partAddress(address, "manage")}>
          <Trans>See the change</Trans>
        </ButtonLink>
      }
    >
      {changeOf(booking)}
      <p className={css.quiet}>
        <Trans>
          Tell us by <bdi>{moment}</bdi> whether the new times suit you. If not, you can cancel free of charge.
        </Trans>
      </p>
    </Step>
  );
}

/** What to do, or what is being waited for, now. */
export function NextStepCard({ view, booking, address, part }: Props) {
  const { t } = useLingui();
  const booked = useBooked();
  const { vertical } = booked;
  const words = booked.wordsOf(booking);
  switch (view.nextStep) {
    case "pay":
      return <Pay view={view} booking={booking} />;
    case "waitForPayment":
      return (
        <Step
          tone="wait"
          title={<Trans>We are waiting for the payment</Trans>}
          action={
            <ButtonLink href={paths.payment(vertical, booking.uuid)}>
              <Trans>View the payment</Trans>
            </ButtonLink>
          }
        >
          <p className={css.quiet}>{words.paymentUnknown}</p>
        </Step>
      );
    case "waitForTicket":
      return (
        <Step tone="wait" title={words.waiting.title}>
          <p className={css.quiet}>{words.waiting.text}</p>
        </Step>
      );
    case "waitForRest":
      return (
        <Step tone="warn" title={<Trans>Some of the tickets are still being issued</Trans>}>
          <p className={css.quiet}>
            <Trans>Passengers without a ticket are marked below. Any ticket that cannot be issued is refunded.</Trans>
          </p>
        </Step>
      );
    case "respond":
      return part !== "manage" && <Respond booking={booking} address={address} />;
    case "travel":
      return <Travel booking={booking} />;
    case "followRefund":
      return (
        <Step
          tone="wait"
          title={
            booking.cancelledAt === undefined ? (
              <Trans>Your refund is on its way</Trans>
            ) : (
              <CancelledOn at={booking.cancelledAt} />
            )
          }
          action={part !== "invoice" && <RefundLink address={address} />}
        >
          <Returned booking={booking} part={part} />
        </Step>
      );
    case "bookAgain":
      return <Over booking={booking} part={part} />;
    case "none":
      return booking.status === "unknown" ? (
        <Step tone="plain" title={t`The supplier calls this booking “${booking.statusText}”`}>
          <p className={css.quiet}>
            <Trans>We have no more details yet. Contact us if you need help with it.</Trans>
          </p>
        </Step>
      ) : null;
    case "prove":
      return null;
    default:
      return view.nextStep satisfies never;
  }
}

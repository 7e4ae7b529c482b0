import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Icon } from "@safar/ui/icon";
import { Link } from "@safar/ui/link";
import CalendarClock from "lucide-react/icons/calendar-clock";
import CreditCard from "lucide-react/icons/credit-card";
import Mail from "lucide-react/icons/mail";
import Ticket from "lucide-react/icons/ticket";
import Undo2 from "lucide-react/icons/undo-2";
import { paths } from "../../app/addresses/paths.ts";
import { writeAddress } from "../../app/addresses/write-place.ts";
import * as css from "./find-booking.css.ts";

/** As long as those that are given, and nobody's. */
const sample = { order: "HX4T9KQWM2", reference: "QX7K2M" } as const;

const open = [
  { icon: CreditCard, words: msg`Pay what is still to be paid` },
  { icon: Ticket, words: msg`Open, print and save tickets and the invoice` },
  { icon: CalendarClock, words: msg`Answer what the provider has changed` },
  { icon: Undo2, words: msg`Cancel, once you have seen what you get back` },
] as const;

/** The confirmation as it is sent, with what is asked for marked. */
function Confirmation() {
  const { order, reference } = sample;
  return (
    <figure className={css.mail}>
      <div className={css.letter} aria-hidden="true">
        <p className={css.subject}>
          <Icon of={Mail} size={20} />
          <span>
            <Trans>
              Your booking <mark className={css.marked}>{order}</mark>
            </Trans>
          </span>
        </p>
        <div className={css.lines}>
          <span className={css.line} />
          <span className={css.shortLine} />
          <p>
            <Trans>
              Booking reference: <mark className={css.marked}>{reference}</mark>
            </Trans>
          </p>
        </div>
      </div>
      <figcaption className={css.note}>
        <Trans>
          The confirmation email has the order number in its subject and the booking reference below. Either will do.
        </Trans>
      </figcaption>
    </figure>
  );
}

/** Where a reference is found and what it opens; and what to do without one. */
export function FindBookingGuide() {
  const { t } = useLingui();
  return (
    <>
      <div className={css.guide}>
        <section aria-labelledby="where">
          <h2 id="where" className={css.heading}>
            <Trans>Where the reference is</Trans>
          </h2>
          <Confirmation />
        </section>
        <section aria-labelledby="opens">
          <h2 id="opens" className={css.heading}>
            <Trans>Then you can</Trans>
          </h2>
          <ul role="list" className={css.opens}>
            {open.map(({ icon, words }) => (
              <li key={words.id} className={css.opened}>
                <Icon of={icon} size={20} />
                {t(words)}
              </li>
            ))}
          </ul>
          <p className={css.note}>
            <Trans>With the last name alone, names and tickets stay hidden until you give the email address.</Trans>
          </p>
        </section>
      </div>
      <section className={css.without} aria-labelledby="lost">
        <h2 id="lost" className={css.heading}>
          <Trans>No reference at hand?</Trans>
        </h2>
        <ul role="list" className={css.lost}>
          <li>
            <Trans>
              Booked with an account? <Link href={paths.bookings()}>Sign in to see all your bookings</Link>
            </Trans>
          </li>
          <li>
            <Trans>
              Booked as a guest? <Link href={writeAddress}>Write to us</Link> and name the email address you booked
              with.
            </Trans>
          </li>
        </ul>
      </section>
    </>
  );
}

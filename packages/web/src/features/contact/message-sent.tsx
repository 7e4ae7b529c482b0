import { Trans, useLingui } from "@lingui/react/macro";
import { type EpochMs, editions } from "@safar/engine";
import { Alert } from "@safar/ui/alert";
import { Button, ButtonLink } from "@safar/ui/button";
import { Inline } from "@safar/ui/layout";
import { useEffect, useRef } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { formatLongDay } from "../../i18n/days.ts";
import { formatMoment } from "../../i18n/format.ts";
import { isolated } from "../../i18n/isolated.ts";
import * as css from "./contact.css.ts";
import type { BookingAbout } from "./contact-form.tsx";

/** What was asked of a booking, in words and as another day, and where the answer goes. */
export type Asked = { readonly wish: string; readonly day: string | null; readonly email: string };

/** An address that whoever wrote it knows again, and nobody who looks over their shoulder reads. */
const masked = (email: string): string => {
  const [name = "", host = ""] = email.trim().split("@");
  return `${name.slice(0, 1)}•••@${host}`;
};

/** The message was taken; its reference is what a person may quote. */
export function MessageSent({
  reference,
  answerBy,
  booking,
  asked: { wish, day, email },
  onWriteAnother,
}: {
  reference: string;
  answerBy: EpochMs;
  /** What it is about. */
  booking: BookingAbout | null;
  asked: Asked;
  onWriteAnother: (() => void) | undefined;
}) {
  const { t } = useLingui();
  const { edition, locale } = useFacts();
  const change = booking?.isChange ? booking : null;
  const answered = formatMoment(answerBy, locale, editions[edition].timeZone);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={css.sent}>
      <h2 ref={heading} tabIndex={-1}>
        {change === null ? (
          <Trans>Your message is with us</Trans>
        ) : (
          <Trans>We have your request to change booking {isolated(change.reference)}</Trans>
        )}
      </h2>
      <Alert tone="success" title={t`Keep this reference`}>
        <p className={css.reference}>
          <bdi dir="ltr">{reference}</bdi>
        </p>
        <p>
          <Trans>Quote it if you write or call about the same thing.</Trans>
        </p>
        <p>
          <Trans>
            By <bdi>{answered}</bdi> we reply to <bdi dir="ltr">{masked(email)}</bdi>.
          </Trans>
        </p>
      </Alert>
      {change !== null && (wish !== "" || day !== null) && (
        <div>
          <strong>
            <Trans>You asked for:</Trans>
          </strong>
          {day !== null && (
            <p>
              <Trans>
                Another day: <bdi>{formatLongDay(day, locale)}</bdi>
              </Trans>
            </p>
          )}
          {wish !== "" && (
            <p className={css.wished}>
              <Trans>
                “<bdi>{wish}</bdi>”
              </Trans>
            </p>
          )}
        </div>
      )}
      {change !== null && (
        <p>
          <Trans>
            What comes next: we ask whether it can be done and write to you what it costs. Your booking stays as it is
            until you have said yes.
          </Trans>
        </p>
      )}
      <Inline>
        <ButtonLink kind="next" href={booking?.back ?? paths.home()}>
          {booking === null ? <Trans>Home</Trans> : <Trans>Back to your booking</Trans>}
        </ButtonLink>
        {onWriteAnother && (
          <Button onClick={onWriteAnother}>
            <Trans>Write another message</Trans>
          </Button>
        )}
      </Inline>
    </section>
  );
}

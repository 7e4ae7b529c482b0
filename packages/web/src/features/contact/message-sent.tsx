import { Trans, useLingui } from "@lingui/react/macro";
import { Alert } from "@safar/ui/alert";
import { Button, ButtonLink } from "@safar/ui/button";
import { Inline } from "@safar/ui/layout";
import { useEffect, useRef } from "react";
import { paths } from "../../app/addresses/paths.ts";
import * as css from "./contact.css.ts";

/** The message was taken; its reference is what a person may quote. */
export function MessageSent({
  reference,
  back,
  onWriteAnother,
}: {
  reference: string;
  /** The page of the booking that it is about. */
  back: string | null;
  onWriteAnother: (() => void) | undefined;
}) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={css.sent}>
      <h2 ref={heading} tabIndex={-1}>
        <Trans>Your message is with us</Trans>
      </h2>
      <Alert tone="success" title={t`Keep this reference`}>
        <p className={css.reference}>
          <bdi dir="ltr">{reference}</bdi>
        </p>
        <p>
          <Trans>Quote it if you write or call about the same thing. We reply to the email address you gave.</Trans>
        </p>
      </Alert>
      {back !== null && (
        <p>
          <Trans>
            What comes next: we ask whether it can be done and write to you what it costs. Your booking stays as it is
            until you have said yes.
          </Trans>
        </p>
      )}
      <Inline>
        <ButtonLink kind="next" href={back ?? paths.home()}>
          {back === null ? <Trans>Home</Trans> : <Trans>Back to your booking</Trans>}
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

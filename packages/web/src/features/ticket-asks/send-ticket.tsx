import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type AskDraft, type Booking, editions, type TicketMail } from "@safar/engine";
import { Disclosure } from "@safar/ui/disclosure";
import { Icon } from "@safar/ui/icon";
import { VisuallyHidden } from "@safar/ui/layout";
import MailCheck from "lucide-react/icons/mail-check";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { sendTicket } from "../../engine/services/ticket.service.ts";
import { formatMoment } from "../../i18n/format.ts";
import { isolated } from "../../i18n/isolated.ts";
import { AskForm } from "./ask-form.tsx";
import * as css from "./ticket-asks.css.ts";

/** Where a ticket was sent, and whether what was sent still counts. */
function Sent({ mail: { email, isOutdated, left, sentAt } }: { readonly mail: TicketMail }) {
  const { edition, locale } = useFacts();
  if (sentAt === null) return null;
  const moment = formatMoment(sentAt, locale, editions[edition].timeZone);
  return (
    <p role={left === 0 ? "status" : undefined} className={isOutdated ? css.warned : css.told}>
      <span className={css.mark}>
        <Icon of={isOutdated ? TriangleAlert : MailCheck} size={16} />
      </span>
      <span>
        {isOutdated ? (
          <Trans>
            What was sent to <bdi dir="ltr">{email}</bdi> is no longer valid: the ticket has a new code. Send it again.
          </Trans>
        ) : (
          <Trans>
            Sent to <bdi dir="ltr">{email}</bdi>, <bdi>{moment}</bdi>
          </Trans>
        )}
        {left === 0 && (
          <span className={css.more}>
            <Trans>It has been sent as often as it can be. Its code is still here.</Trans>
          </span>
        )}
      </span>
    </p>
  );
}

const SentTo = ({ draft: { email: to } }: { readonly draft: AskDraft }) => (
  <Trans>
    Sent to <bdi dir="ltr">{to}</bdi>
  </Trans>
);

type Props = {
  readonly booking: Booking;
  readonly ticket: string;
  /** Whose it is, or what it is for. */
  readonly name: string;
  readonly onSent: () => void;
};

/** Sending a ticket to whoever it is for, as often as it may be; nothing of one that goes nowhere. */
export function SendTicket({ booking: { sending, uuid }, name, onSent, ticket }: Props) {
  const { t } = useLingui();
  const [isClosed, setClosed] = useState(false);
  const mail = sending?.tickets.find((one) => one.ticket === ticket);
  const tooLate = <Trans>It is too late to send this ticket: it is no longer valid, or the doors are open.</Trans>;
  if (mail === undefined)
    return isClosed ? (
      <p role="status" className={css.late}>
        {tooLate}
      </p>
    ) : null;
  const { email, isOutdated, left, sentAt } = mail;
  const whose = isolated(name);
  return (
    <div className={css.send}>
      <Sent mail={mail} />
      {left > 0 && (
        <Disclosure
          title={
            <span>
              {sentAt === null ? <Trans>Send this ticket by email</Trans> : <Trans>Send this ticket again</Trans>}
              <VisuallyHidden>: {whose}</VisuallyHidden>
            </span>
          }
        >
          <AskForm
            key={String(isOutdated)}
            isNamed
            ask={sendTicket}
            draft={{ booking: uuid, ticket, email: isOutdated ? "" : (email ?? "") }}
            fields={[
              {
                name: "email",
                label: t`Email`,
                hint: t`Only this ticket is sent, without the price. It can be sent ${plural(left, { one: "# more time", other: "# more times" })}.`,
              },
            ]}
            label={t`Send the ticket of ${whose}`}
            invalid={t`Please enter a valid email address`}
            Done={SentTo}
            closed={tooLate}
            submit={<Trans>Send the ticket</Trans>}
            onSettled={(isOver) => {
              setClosed(isOver);
              onSent();
            }}
          />
        </Disclosure>
      )}
    </div>
  );
}

/** Where tickets go by themselves, and where they went. */
export function SentEach({ booking: { sending } }: Pick<Props, "booking">) {
  if (sending?.isByItself !== true) return null;
  return (
    <p className={css.told}>
      {sending.tickets.length === 0 ? (
        <Trans>Tickets are sent to each person's own email as soon as they are issued.</Trans>
      ) : (
        <Trans>Tickets are sent to each person, at the email that was given for them.</Trans>
      )}
    </p>
  );
}

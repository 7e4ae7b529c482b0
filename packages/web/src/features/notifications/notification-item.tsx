import { Trans, useLingui } from "@lingui/react/macro";
import { type EpochMs, editions, type Notification } from "@safar/engine";
import { Status } from "@safar/ui/badge";
import { ButtonLink } from "@safar/ui/button";
import { CardLink } from "@safar/ui/card";
import { Icon } from "@safar/ui/icon";
import { VisuallyHidden } from "@safar/ui/layout";
import { Link } from "@safar/ui/link";
import { ArrowRight } from "lucide-react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { clockOf, localAt } from "../../i18n/clock.ts";
import { formatMoment } from "../../i18n/format.ts";
import { kindOf, leadOf } from "./notification-kind.ts";
import * as css from "./notifications.css.ts";

const isElsewhere = (href: string): boolean => href.startsWith("https:");

/** Where a notification leads, in words of its kind. */
function Action({ notification, onSeen }: { notification: Notification; onSeen: (() => void) | undefined }) {
  const { t } = useLingui();
  const { respondBy, title } = notification;
  const href = leadOf(notification);
  if (href === null) return null;
  const words = (
    <>
      {t(kindOf(notification).action)}
      <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
      <Icon of={ArrowRight} size={16} directional />
    </>
  );
  if (respondBy !== null)
    return (
      <ButtonLink kind="next" size="small" href={href} className={css.action} onClick={onSeen}>
        {words}
      </ButtonLink>
    );
  return (
    <Link
      kind="alone"
      href={href}
      className={css.action}
      onClick={onSeen}
      {...(isElsewhere(href) ? { rel: "noopener noreferrer", target: "_blank" } : {})}
    >
      {words}
    </Link>
  );
}

/** Until when an answer is waited for. */
export function RespondBy({ at }: { at: EpochMs }) {
  const { edition, locale } = useFacts();
  const when = formatMoment(at, locale, editions[edition].timeZone);
  return (
    <Status tone="warning">
      <span>
        <Trans>
          Answer by <bdi>{when}</bdi>
        </Trans>
      </span>
    </Status>
  );
}

/** One notification; what was not seen yet is told by colour, weight and a word. */
export function NotificationItem({
  notification,
  onSeen,
}: {
  notification: Notification;
  /** Goes where it leads without reading more. */
  onSeen: (id: string) => void;
}) {
  const { edition } = useFacts();
  const { id, title, body, at, isSeen, respondBy } = notification;
  const { icon } = kindOf(notification);
  return (
    <li className={isSeen ? css.item : css.unseen}>
      <span className={css.sign}>
        <Icon of={icon} />
      </span>
      <div className={css.said}>
        <h3 className={css.title}>
          <CardLink href={paths.notification(id)}>{title}</CardLink>
        </h3>
        <p className={css.body}>{body}</p>
        {respondBy !== null && <RespondBy at={respondBy} />}
        <div className={css.foot}>
          <time className={css.when} dateTime={new Date(at).toISOString()} dir="ltr">
            {clockOf(localAt(editions[edition].timeZone, at))}
          </time>
          {!isSeen && (
            <Status tone="brand">
              <Trans>New</Trans>
            </Status>
          )}
          <Action notification={notification} onSeen={isSeen ? undefined : () => onSeen(id)} />
        </div>
      </div>
    </li>
  );
}

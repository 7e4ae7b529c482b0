import { Trans, useLingui } from "@lingui/react/macro";
import { editions, type Notification } from "@safar/engine";
import { Status } from "@safar/ui/badge";
import { CardLink } from "@safar/ui/card";
import { Icon } from "@safar/ui/icon";
import { VisuallyHidden } from "@safar/ui/layout";
import { Link } from "@safar/ui/link";
import { ArrowRight } from "lucide-react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { clockOf, localAt } from "../../i18n/clock.ts";
import { kindOf } from "./notification-kind.ts";
import * as css from "./notifications.css.ts";

const isElsewhere = (href: string): boolean => href.startsWith("https:");

/** Where a notification leads, in words of its kind. */
function Action({ notification, onSeen }: { notification: Notification; onSeen: (() => void) | undefined }) {
  const { t } = useLingui();
  const { href, title } = notification;
  if (href === null) return null;
  return (
    <Link
      kind="alone"
      href={href}
      className={css.action}
      onClick={onSeen}
      {...(isElsewhere(href) ? { rel: "noopener noreferrer", target: "_blank" } : {})}
    >
      {t(kindOf(notification).action)}
      <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
      <Icon of={ArrowRight} size={16} directional />
    </Link>
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
  const { id, title, body, at, isSeen } = notification;
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
        <Action notification={notification} onSeen={isSeen ? undefined : () => onSeen(id)} />
      </div>
      <div className={css.side}>
        <time className={css.when} dateTime={new Date(at).toISOString()} dir="ltr">
          {clockOf(localAt(editions[edition].timeZone, at))}
        </time>
        {!isSeen && (
          <Status tone="brand">
            <Trans>New</Trans>
          </Status>
        )}
      </div>
    </li>
  );
}

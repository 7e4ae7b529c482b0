import { Trans, useLingui } from "@lingui/react/macro";
import { type EpochMs, editions, type Notification } from "@safar/engine";
import { ButtonLink } from "@safar/ui/button";
import { CardLink } from "@safar/ui/card";
import { Icon } from "@safar/ui/icon";
import { VisuallyHidden } from "@safar/ui/layout";
import { Link } from "@safar/ui/link";
import { ArrowRight } from "lucide-react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { clockOf, localAt } from "../../i18n/clock.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { DueBy } from "../shell/due-by.tsx";
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

/** When it came: the hour of a day that stands above it, or else the day. */
function Arrival({ at, isOld }: { at: EpochMs; isOld: boolean }) {
  const { edition, locale } = useFacts();
  const local = localAt(editions[edition].timeZone, at);
  return (
    <time className={css.when} dateTime={new Date(at).toISOString()}>
      <bdi>{isOld ? formatShortDay(local, locale) : clockOf(local)}</bdi>
    </time>
  );
}

/** One notification; what was not seen yet is told by a mark, by weight and, to who hears it, by a word. */
export function NotificationItem({
  isOld,
  notification,
  onSeen,
}: {
  /** It stands under its month, not under its day. */
  isOld: boolean;
  notification: Notification;
  /** Goes where it leads without reading more. */
  onSeen: (id: string) => void;
}) {
  const { id, title, body, at, isSeen, respondBy } = notification;
  const { icon } = kindOf(notification);
  return (
    <li className={isSeen ? css.item : css.unseen}>
      <span className={css.sign}>
        <Icon of={icon} />
      </span>
      <div className={css.said}>
        <div className={css.head}>
          <h3 className={css.title}>
            <CardLink href={paths.notification(id)}>{title}</CardLink>
          </h3>
          {!isSeen && (
            <span className={css.fresh}>
              <VisuallyHidden>
                <Trans>New</Trans>
              </VisuallyHidden>
            </span>
          )}
        </div>
        <p className={css.body}>{body}</p>
        {respondBy !== null && <DueBy of="answer" by={respondBy} zone={notification.respondZone} />}
      </div>
      <div className={css.end}>
        <Action notification={notification} onSeen={isSeen ? undefined : () => onSeen(id)} />
        <Arrival at={at} isOld={isOld} />
      </div>
    </li>
  );
}

import { useLingui } from "@lingui/react/macro";
import { editions, type Notification } from "@safar/engine";
import { Breadcrumbs } from "@safar/ui/breadcrumbs";
import { ButtonLink } from "@safar/ui/button";
import { Icon } from "@safar/ui/icon";
import { useEffect } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { formatMoment } from "../../i18n/format.ts";
import { AccountPlace } from "../shell/account-place.tsx";
import { DueBy } from "../shell/due-by.tsx";
import { kindOf, leadOf } from "./notification-kind.ts";
import * as css from "./notifications.css.ts";
import { useMarkSeen } from "./use-mark-seen.ts";

/** One notification in full. Reading it marks it as seen; a mark that fails is made by the next reading. */
export function NotificationPage({ notification }: { notification: Notification }) {
  const { t } = useLingui();
  const { edition, locale } = useFacts();
  const { mark } = useMarkSeen();
  const { id, title, body, at, isSeen, respondBy } = notification;
  const href = leadOf(notification);
  useEffect(() => {
    if (!isSeen) void mark([id]);
  }, [id, isSeen, mark]);
  const isElsewhere = href?.startsWith("https:") ?? false;
  return (
    <AccountPlace>
      <article className={css.detail}>
        <Breadcrumbs
          label={t`You are here`}
          trail={[{ href: paths.notifications(), label: t`Notifications` }]}
          here={title}
        />
        <span className={css.sign}>
          <Icon of={kindOf(notification).icon} />
        </span>
        <h1>{title}</h1>
        <p className={css.when}>
          <time dateTime={new Date(at).toISOString()}>{formatMoment(at, locale, editions[edition].timeZone)}</time>
        </p>
        <p className={css.words}>{body}</p>
        {respondBy !== null && <DueBy of="answer" by={respondBy} zone={notification.respondZone} />}
        {href !== null && (
          <ButtonLink
            kind="next"
            href={href}
            {...(isElsewhere ? { rel: "noopener noreferrer", target: "_blank" } : {})}
          >
            {t(kindOf(notification).action)}
          </ButtonLink>
        )}
      </article>
    </AccountPlace>
  );
}

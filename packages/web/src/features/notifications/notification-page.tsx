import { Trans, useLingui } from "@lingui/react/macro";
import type { Notification } from "@safar/engine";
import { Breadcrumbs } from "@safar/ui/breadcrumbs";
import { ButtonLink } from "@safar/ui/button";
import { useEffect } from "react";
import { paths } from "../../app/addresses/paths.ts";
import { AccountPlace } from "../shell/account-place.tsx";
import { NotificationDay } from "./notification-item.tsx";
import * as css from "./notifications.css.ts";
import { useMarkSeen } from "./use-mark-seen.ts";

/** One notification in full. Reading it marks it as seen; a mark that fails is made by the next reading. */
export function NotificationPage({ notification }: { notification: Notification }) {
  const { t } = useLingui();
  const { mark } = useMarkSeen();
  const { id, title, body, at, href, isSeen } = notification;
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
        <h1>{title}</h1>
        <p className={css.when}>
          <NotificationDay at={at} />
        </p>
        <p className={css.words}>{body}</p>
        {href !== null && (
          <ButtonLink
            kind="next"
            href={href}
            {...(isElsewhere ? { rel: "noopener noreferrer", target: "_blank" } : {})}
          >
            {isElsewhere ? <Trans>Open in a new tab</Trans> : <Trans>Continue</Trans>}
          </ButtonLink>
        )}
      </article>
    </AccountPlace>
  );
}

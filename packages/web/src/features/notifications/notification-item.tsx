import { Trans } from "@lingui/react/macro";
import { editions, type Notification } from "@safar/engine";
import { Status } from "@safar/ui/badge";
import { CardLink } from "@safar/ui/card";
import { Icon } from "@safar/ui/icon";
import { Bell, Tag } from "lucide-react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { formatDay } from "../../i18n/format.ts";
import * as css from "./notifications.css.ts";

export function NotificationDay({ at }: { at: number }) {
  const { locale, edition } = useFacts();
  return <time dateTime={new Date(at).toISOString()}>{formatDay(at, locale, editions[edition].timeZone)}</time>;
}

/** One notification; what was not seen yet is told by colour and by a word. */
export const NotificationItem = ({
  notification: { id, tab, title, body, at, isSeen },
}: {
  notification: Notification;
}) => (
  <li className={isSeen ? css.item : `${css.item} ${css.unseen}`}>
    <span className={css.sign}>
      <Icon of={tab === "promotion" ? Tag : Bell} />
    </span>
    <h2 className={css.title}>
      <CardLink href={paths.notification(id)}>{title}</CardLink>
    </h2>
    {isSeen ? (
      <span />
    ) : (
      <Status tone="brand">
        <Trans>New</Trans>
      </Status>
    )}
    <p className={css.body}>{body}</p>
    <p className={css.when}>
      <NotificationDay at={at} />
    </p>
  </li>
);

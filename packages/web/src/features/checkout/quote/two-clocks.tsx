import { Plural, Trans } from "@lingui/react/macro";
import { editions, type Quote } from "@safar/engine";
import { Icon, type LucideIcon } from "@safar/ui/icon";
import Hourglass from "lucide-react/icons/hourglass";
import MailCheck from "lucide-react/icons/mail-check";
import ShieldCheck from "lucide-react/icons/shield-check";
import type { ReactNode } from "react";
import { useFacts } from "../../../app/addresses/page-path.ts";
import { clockOf, localAt, zoneName } from "../../../i18n/clock.ts";
import * as css from "./two-clocks.css.ts";

function Clock({
  icon,
  name,
  time,
  children,
}: {
  readonly icon: LucideIcon;
  readonly name: ReactNode;
  readonly time?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className={css.clock}>
      <span className={css.clockSign}>
        <Icon of={icon} />
      </span>
      <span className={css.clockName}>{name}</span>
      {time !== undefined && <span className={css.clockTime}>{time}</span>}
      <span className={css.clockNote}>{children}</span>
    </div>
  );
}

/**
 * The two deadlines of a quote, which are easily taken for one: until when this price can be reserved, and how long it is then
 * held unpaid, where there is something to pay. `sent` says where it goes after that.
 */
export function TwoClocks({
  quote: { expiresAt, holdMinutes, price },
  sent,
}: {
  readonly quote: Quote;
  readonly sent?: ReactNode;
}) {
  const { edition, locale } = useFacts();
  const { timeZone } = editions[edition];
  const hour = clockOf(localAt(timeZone, expiresAt));
  const zone = zoneName(timeZone, expiresAt, locale);
  return (
    <div className={css.clocks}>
      <Clock
        icon={ShieldCheck}
        name={<Trans>Price held until</Trans>}
        time={
          <Trans>
            <bdi>{hour}</bdi> {zone}
          </Trans>
        }
      >
        <Trans>Reserve by then, or we check the price again.</Trans>
      </Clock>
      {price.charge.total.minor > 0 && (
        <Clock
          icon={Hourglass}
          name={<Trans>Time to pay</Trans>}
          time={
            holdMinutes > 0 ? (
              <Plural value={holdMinutes} one="# minute after you reserve" other="# minutes after you reserve" />
            ) : (
              <Trans>right after you reserve</Trans>
            )
          }
        >
          <Trans>Until then it is held for you. Nothing is charged before you pay.</Trans>
        </Clock>
      )}
      {sent !== undefined && (
        <Clock
          icon={MailCheck}
          name={price.charge.total.minor > 0 ? <Trans>After you pay</Trans> : <Trans>After you reserve</Trans>}
        >
          {sent}
        </Clock>
      )}
    </div>
  );
}

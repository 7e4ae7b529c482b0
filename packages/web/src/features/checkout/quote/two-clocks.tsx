import { Plural, Trans } from "@lingui/react/macro";
import type { Quote } from "@safar/engine";
import { Icon } from "@safar/ui/icon";
import Hourglass from "lucide-react/icons/hourglass";
import ShieldCheck from "lucide-react/icons/shield-check";
import { serverClock } from "../../../engine/asking/server-clock.ts";
import { clockHere } from "../../../i18n/clock.ts";
import * as css from "./two-clocks.css.ts";

/**
 * The two deadlines of a quote, which are easily taken for one: until when this price can be reserved, and how long it is then
 * held unpaid, where there is something to pay.
 */
export function TwoClocks({ quote: { expiresAt, holdMinutes, price } }: { quote: Quote }) {
  const hour = clockHere(serverClock.onDevice(expiresAt));
  return (
    <div className={css.clocks}>
      <div className={css.clock}>
        <span className={css.clockSign}>
          <Icon of={ShieldCheck} />
        </span>
        <span className={css.clockName}>
          <Trans>Price guaranteed until</Trans>
        </span>
        <span className={css.clockTime}>
          <bdi>{hour}</bdi>
        </span>
        <span className={css.clockNote}>
          <Trans>by your device's clock. Reserve by then, or we check the price again.</Trans>
        </span>
      </div>
      {price.charge.total.minor > 0 && (
        <div className={css.clock}>
          <span className={css.clockSign}>
            <Icon of={Hourglass} />
          </span>
          <span className={css.clockName}>
            <Trans>Time to pay</Trans>
          </span>
          <span className={css.clockTime}>
            {holdMinutes > 0 ? (
              <Plural value={holdMinutes} one="# minute after you reserve" other="# minutes after you reserve" />
            ) : (
              <Trans>right after you reserve</Trans>
            )}
          </span>
          <span className={css.clockNote}>
            <Trans>Until then it is held for you. Nothing is charged before you pay.</Trans>
          </span>
        </div>
      )}
    </div>
  );
}

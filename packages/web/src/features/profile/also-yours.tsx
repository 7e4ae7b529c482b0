import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Anchor } from "@safar/ui/anchor";
import { Icon } from "@safar/ui/icon";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Bell, ChevronRight, CreditCard, KeyRound, SunMoon } from "lucide-react";
import { paths } from "../../app/addresses/paths.ts";
import { shellQuery } from "../../session/queries.ts";
import * as css from "./profile.css.ts";

const places = [
  {
    feature: "payment-methods",
    isOnlyHere: false,
    href: paths.paymentMethods(),
    icon: CreditCard,
    title: msg`Payment methods`,
    hint: msg`Saved cards and mobile wallets`,
  },
  {
    feature: "notifications",
    isOnlyHere: false,
    href: paths.notifications(),
    icon: Bell,
    title: msg`Notifications`,
    hint: msg`News of your bookings and offers`,
  },
  {
    feature: null,
    isOnlyHere: true,
    href: paths.forgotPassword(),
    icon: KeyRound,
    title: msg`Security`,
    hint: msg`A new password, with a code to your phone`,
  },
  {
    feature: null,
    isOnlyHere: false,
    href: paths.preferences(),
    icon: SunMoon,
    title: msg`Language, currency and appearance`,
    hint: msg`The currency of prices; light or dark`,
  },
] as const;

/** What is somebody's own as well, and where it is kept. Where the account's pages stand beside it, only what is not among them. */
export function AlsoYours() {
  const { t } = useLingui();
  const { features } = useSuspenseQuery(shellQuery).data;
  return (
    <nav className={css.panel} aria-labelledby="also-yours">
      <h2 id="also-yours" className={css.heading}>
        <Trans>More of your account</Trans>
      </h2>
      <ul role="list" className={css.places}>
        {places
          .filter(({ feature }) => feature === null || features.includes(feature))
          .map(({ href, hint, icon, isOnlyHere, title }) => (
            <li key={href} className={isOnlyHere ? undefined : css.besides}>
              <Anchor href={href} className={css.place}>
                <Icon of={icon} size={20} />
                <span className={css.words}>
                  {t(title)}
                  <span className={css.note}>{t(hint)}</span>
                </span>
                <Icon of={ChevronRight} size={18} directional />
              </Anchor>
            </li>
          ))}
      </ul>
    </nav>
  );
}

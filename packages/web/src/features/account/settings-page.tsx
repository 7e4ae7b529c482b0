import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Anchor } from "@safar/ui/anchor";
import { Avatar } from "@safar/ui/avatar";
import { Icon, type LucideIcon } from "@safar/ui/icon";
import { useSuspenseQuery } from "@tanstack/react-query";
import {
  Bell,
  CalendarCheck,
  ChevronRight,
  CreditCard,
  Heart,
  KeyRound,
  Languages,
  LogOut,
  SunMoon,
  Trash2,
  UserRound,
  Users,
  Wallet,
} from "lucide-react";
import type { ReactNode } from "react";
import { localisePath } from "../../app/addresses/locale.ts";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { shellQuery } from "../../session/queries.ts";
import { useSignOut } from "../../session/use-sign-out.ts";
import { AccountPlace } from "../shell/account-place.tsx";
import * as css from "./account.css.ts";

type Words = { icon: LucideIcon; title: ReactNode; hint: ReactNode };

const RowWords = ({ icon, title, hint }: Words) => (
  <>
    <span className={css.rowMark}>
      <Icon of={icon} />
    </span>
    <span className={css.rowWords}>
      <span className={css.rowTitle}>{title}</span>
      <span className={css.small}>{hint}</span>
    </span>
  </>
);

function Row({ href, lang, ...words }: Words & { href: string; lang?: string }) {
  return (
    <li className={css.row}>
      <Anchor href={href} hrefLang={lang} className={css.rowLink}>
        <RowWords {...words} />
        <Icon of={ChevronRight} directional />
      </Anchor>
    </li>
  );
}

/** What the account holds; an edition that does not offer it has no row for it. */
const places: readonly {
  readonly feature: string;
  readonly icon: LucideIcon;
  readonly href: string;
  readonly title: MessageDescriptor;
  readonly hint: MessageDescriptor;
}[] = [
  {
    feature: "bookings",
    icon: CalendarCheck,
    href: paths.bookings(),
    title: msg`My Bookings`,
    hint: msg`Tickets, invoices, changes and refunds`,
  },
  {
    feature: "fnf",
    icon: Users,
    href: paths.savedTravellers(),
    title: msg`Friends and Family`,
    hint: msg`Saved travellers and their documents`,
  },
  {
    feature: "payment-methods",
    icon: CreditCard,
    href: paths.paymentMethods(),
    title: msg`Payment methods`,
    hint: msg`Saved cards and mobile wallets`,
  },
  {
    feature: "wallet",
    icon: Wallet,
    href: paths.wallet(),
    title: msg`My Wallet`,
    hint: msg`Balance, transactions, points and withdrawals`,
  },
  {
    feature: "notifications",
    icon: Bell,
    href: paths.notifications(),
    title: msg`Notifications`,
    hint: msg`News of your bookings and offers`,
  },
];

/** The account as one place: everything it holds, how it is shown, and the way out. */
export function SettingsPage() {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { features, viewer } = useSuspenseQuery(shellQuery).data;
  const signOut = useSignOut();
  const other = locale === "ar" ? "en" : "ar";
  return (
    <AccountPlace>
      <div className={css.page}>
        <h1>
          <Trans>Settings</Trans>
        </h1>
        {viewer && (
          <div className={css.person}>
            <Avatar name={viewer.name} />
            <div className={css.personWords}>
              <strong>
                <bdi>{viewer.name}</bdi>
              </strong>
              <bdi className={css.small}>{viewer.email}</bdi>
            </div>
          </div>
        )}
        <nav aria-label={t`Settings`}>
          <ul className={css.rows} role="list">
            <Row
              icon={UserRound}
              href={paths.profile()}
              title={<Trans>Personal Information</Trans>}
              hint={<Trans>Name, email, phone, date of birth</Trans>}
            />
            {places
              .filter(({ feature }) => features.includes(feature))
              .map(({ feature, icon, href, title, hint }) => (
                <Row key={feature} icon={icon} href={href} title={t(title)} hint={t(hint)} />
              ))}
            <Row
              icon={Heart}
              href={paths.saved()}
              title={<Trans>Saved</Trans>}
              hint={<Trans>Offers kept in this browser</Trans>}
            />
            <Row
              icon={KeyRound}
              href={paths.forgotPassword()}
              title={<Trans>Security</Trans>}
              hint={<Trans>A new password, with a code to your phone</Trans>}
            />
            <Row
              icon={SunMoon}
              href={paths.preferences()}
              title={<Trans>Language, currency and appearance</Trans>}
              hint={<Trans>The currency of prices; light or dark</Trans>}
            />
            <Row
              icon={Languages}
              href={localisePath(paths.settings(), other)}
              lang={other}
              title={<span lang={other}>{other === "ar" ? "العربية" : "English"}</span>}
              hint={<Trans>Use Safar in this language</Trans>}
            />
          </ul>
        </nav>
        <ul className={css.rows} role="list">
          <li className={css.row}>
            <button type="button" className={css.rowLink} onClick={() => void signOut()}>
              <RowWords icon={LogOut} title={<Trans>Logout</Trans>} hint={<Trans>On this device</Trans>} />
            </button>
          </li>
          <Row
            icon={Trash2}
            href={`${paths.profile()}#delete-account`}
            title={<Trans>Delete account</Trans>}
            hint={<Trans>What happens, and how to change your mind</Trans>}
          />
        </ul>
      </div>
    </AccountPlace>
  );
}

import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Locale } from "@safar/engine";
import { Anchor } from "@safar/ui/anchor";
import { Icon, type LucideIcon } from "@safar/ui/icon";
import { useSuspenseQuery } from "@tanstack/react-query";
import {
  Bell,
  CalendarCheck,
  ChevronRight,
  Coins,
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
import { type ReactNode, useId } from "react";
import { localisePath } from "../../app/addresses/locale.ts";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import type { ColourMode } from "../../app/loading/request-facts.ts";
import { currencyName } from "../../i18n/currency-name.ts";
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

/** `action` says what its press does, where it does not lead to more of the same. */
function Row({ href, lang, action, ...words }: Words & { href: string; lang?: string; action?: ReactNode }) {
  return (
    <li className={css.row}>
      <Anchor href={href} hrefLang={lang} className={css.rowLink}>
        <RowWords {...words} />
        <span className={css.rowAction}>
          {action}
          <Icon of={ChevronRight} directional />
        </span>
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

const modes: Readonly<Record<ColourMode, MessageDescriptor>> = {
  light: msg`Light`,
  dark: msg`Dark`,
  system: msg`As this device is set`,
};

/** Each language by its own name. */
const languages: Readonly<Record<Locale, string>> = { en: "English", ar: "العربية" };

/** Some of the rows under what they are about. */
function Rows({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.rowsPart} aria-labelledby={id}>
      <h2 id={id} className={css.rowsName}>
        {heading}
      </h2>
      <ul className={css.rows} role="list">
        {children}
      </ul>
    </section>
  );
}

/** How the account is set, each with what it is now and the way to change it. The other places of the account stand here where no menu does. */
export function SettingsPage() {
  const { t } = useLingui();
  const { colourMode, locale } = useFacts();
  const { currency, features, viewer } = useSuspenseQuery(shellQuery).data;
  const signOut = useSignOut();
  const other = locale === "ar" ? "en" : "ar";
  return (
    <AccountPlace>
      <div className={css.page}>
        <h1>
          <Trans>Settings</Trans>
        </h1>
        {viewer && (
          <Rows heading={<Trans>You</Trans>}>
            <Row
              icon={UserRound}
              href={paths.profile()}
              title={<bdi>{viewer.name}</bdi>}
              hint={<bdi>{viewer.email}</bdi>}
              action={<Trans>Change</Trans>}
            />
            <Row
              icon={KeyRound}
              href={paths.forgotPassword()}
              title={<Trans>Password</Trans>}
              hint={<Trans>A new password, with a code to your phone</Trans>}
              action={<Trans>Change</Trans>}
            />
          </Rows>
        )}
        <Rows heading={<Trans>Language, currency and appearance</Trans>}>
          <Row
            icon={Languages}
            href={localisePath(paths.settings(), other)}
            lang={other}
            title={languages[locale]}
            hint={<Trans>Language</Trans>}
            action={<span lang={other}>{languages[other]}</span>}
          />
          <Row
            icon={Coins}
            href={`${paths.preferences()}#currency`}
            title={currencyName(currency, locale)}
            hint={<Trans>The currency of prices</Trans>}
            action={<Trans>Change</Trans>}
          />
          <Row
            icon={SunMoon}
            href={`${paths.preferences()}#appearance`}
            title={t(modes[colourMode])}
            hint={<Trans>Light or dark</Trans>}
            action={<Trans>Change</Trans>}
          />
        </Rows>
        <div className={css.withoutMenu}>
          <Rows heading={<Trans>Your account</Trans>}>
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
          </Rows>
        </div>
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

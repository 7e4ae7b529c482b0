import { useLingui } from "@lingui/react/macro";
import { Icon } from "@safar/ui/icon";
import { LanguageSwitch } from "@safar/ui/language-switch";
import { Link } from "@safar/ui/link";
import { TopBar } from "@safar/ui/top-bar";
import { Bell } from "lucide-react";
import { directionOf, localisePath } from "../../app/addresses/locale.ts";
import { useFacts, usePageAddress, usePagePath } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import type { Shell } from "../../calls/shell.calls.ts";
import { Brand } from "./brand.tsx";
import * as css from "./shell.css.ts";
import { UserMenu } from "./user-menu.tsx";
import { verticalPlaces } from "./vertical-places.ts";

/** The verticals that find room; the footer and the home page have them all. */
const room = 5;

export function SiteHeader({
  shell,
  isOverHero,
  onSignOut,
}: {
  shell: Shell;
  isOverHero: boolean;
  onSignOut: () => void;
}) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const path = usePagePath();
  const address = usePageAddress();
  const other = locale === "ar" ? "en" : "ar";
  return (
    <TopBar
      kind={isOverHero ? "clear" : "solid"}
      brand={<Brand />}
      home={{ href: paths.home(), label: t`Safar, home` }}
      label={t`Main`}
      links={[
        ...verticalPlaces(shell.verticals.slice(0, room)).map(({ label, href }) => ({
          label: t(label),
          href,
          isCurrent: path === href,
        })),
        { href: paths.blogs(), label: t`Blog`, isCurrent: path === paths.blogs() },
        shell.viewer === null
          ? { href: paths.findBooking(), label: t`Find my booking`, isCurrent: path === paths.findBooking() }
          : { href: paths.bookings(), label: t`My Bookings`, isCurrent: path === paths.bookings() },
      ]}
    >
      <Link
        kind="plain"
        href={paths.preferences()}
        className={css.currency}
        aria-label={t`Currency and appearance: ${shell.currency}`}
      >
        <bdi>{shell.currency}</bdi>
      </Link>
      <LanguageSwitch
        href={localisePath(address, other)}
        lang={other}
        dir={directionOf(other)}
        name={other === "ar" ? "العربية" : "English"}
      />
      {shell.viewer !== null && shell.features.includes("notifications") && (
        <Link kind="plain" href={paths.notifications()} className={css.bell} aria-label={t`Notifications`}>
          <Icon of={Bell} />
        </Link>
      )}
      <UserMenu shell={shell} onSignOut={onSignOut} />
    </TopBar>
  );
}

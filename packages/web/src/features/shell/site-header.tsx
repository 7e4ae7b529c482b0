import { useLingui } from "@lingui/react/macro";
import { Brand } from "@safar/ui/brand-mark";
import { CountMark } from "@safar/ui/count-mark";
import { Icon } from "@safar/ui/icon";
import { LanguageSwitch } from "@safar/ui/language-switch";
import { Link } from "@safar/ui/link";
import { Menu } from "@safar/ui/menu";
import { TopBar } from "@safar/ui/top-bar";
import { Bell, BookOpen, CalendarCheck, Heart, Info, LifeBuoy, Menu as MenuIcon, Settings } from "lucide-react";
import { directionOf, localisePath } from "../../app/addresses/locale.ts";
import { useFacts, usePageAddress, usePagePath } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { isSold } from "../../app/verticals.ts";
import type { Shell } from "../../calls/shell.calls.ts";
import * as css from "./shell.css.ts";
import { useUnseen } from "./use-unseen.ts";
import { UserMenu } from "./user-menu.tsx";
import { verticalIcons } from "./vertical-icons.ts";
import { isPageOf, verticalPlaces } from "./vertical-places.ts";

/** The verticals that find room; the footer and the home page have them all. */
const room = 7;

export function SiteHeader({
  shell,
  isOverHero,
  isStep,
  onSignOut,
}: {
  shell: Shell;
  isOverHero: boolean;
  /** On a step of a booking there is the way home, help and the account, and nothing else. */
  isStep: boolean;
  onSignOut: () => void;
}) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const path = usePagePath();
  const address = usePageAddress();
  const at = (href: string, label: string) => ({ id: href, href, label, isCurrent: path === href });
  const sold = verticalPlaces(shell.verticals).map(({ vertical, label, href }) => ({
    id: href,
    href,
    label: t(label),
    isCurrent: isPageOf(vertical, path),
    ...(isSold(vertical) && { icon: verticalIcons[vertical] }),
  }));
  const unseen = useUnseen(shell);
  const saved = at(paths.saved(), t`Saved`);
  const help = at(paths.contactUs(), t`Help`);
  const own =
    shell.viewer === null ? at(paths.findBooking(), t`Find my booking`) : at(paths.bookings(), t`My Bookings`);
  const other = locale === "ar" ? "en" : "ar";
  return (
    <TopBar
      kind={isOverHero ? "clear" : "solid"}
      brand={<Brand name={t`Safar`} />}
      home={{ href: paths.home(), label: t`Safar, home` }}
      label={t`Main`}
      links={isStep ? [] : [...sold.slice(0, room), own, help]}
    >
      {isStep ? (
        <Link kind="plain" href={help.href} className={css.help}>
          {help.label}
        </Link>
      ) : (
        <Link
          kind="plain"
          href={paths.preferences()}
          className={css.currency}
          aria-label={t`Currency and appearance: ${shell.currency}`}
        >
          <bdi>{shell.currency}</bdi>
        </Link>
      )}
      <LanguageSwitch
        href={localisePath(address, other)}
        lang={other}
        dir={directionOf(other)}
        name={other === "ar" ? "العربية" : "English"}
      />
      {!isStep && (
        <Link kind="plain" href={saved.href} className={css.glyphLink} aria-label={saved.label}>
          <Icon of={Heart} />
        </Link>
      )}
      {!isStep && shell.viewer !== null && shell.features.includes("notifications") && (
        <Link
          kind="plain"
          href={paths.notifications()}
          className={css.glyphLink}
          aria-label={[t`Notifications`, unseen?.label].filter(Boolean).join(" ")}
        >
          <Icon of={Bell} />
          {unseen && <CountMark>{unseen.shown}</CountMark>}
        </Link>
      )}
      <UserMenu shell={shell} onSignOut={onSignOut} />
      {!isStep && (
        <Menu
          label={t`All pages`}
          triggerClass={css.allPages}
          trigger={<Icon of={MenuIcon} />}
          items={[
            ...sold.map((place, at) => ({ ...place, group: at === 0 ? t`Book` : undefined })),
            { ...own, icon: CalendarCheck, group: t`Bookings` },
            { ...saved, icon: Heart },
            { ...help, icon: LifeBuoy, group: t`Safar` },
            { ...at(paths.blogs(), t`Blog`), icon: BookOpen },
            { ...at(paths.aboutUs(), t`About us`), icon: Info },
            {
              ...at(paths.preferences(), t`Currency and appearance: ${shell.currency}`),
              icon: Settings,
            },
          ]}
        />
      )}
    </TopBar>
  );
}

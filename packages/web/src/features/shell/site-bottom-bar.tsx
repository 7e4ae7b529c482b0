import { useLingui } from "@lingui/react/macro";
import { BottomNavigation } from "@safar/ui/bottom-navigation";
import { Bell, CalendarCheck, House, Settings, Users } from "lucide-react";
import { usePagePath } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import type { Shell } from "../../calls/shell.calls.ts";
import { useUnseen } from "./use-unseen.ts";

/** The five places of a phone, those the edition offers. */
export function SiteBottomBar({ shell }: { shell: Shell }) {
  const { t } = useLingui();
  const path = usePagePath();
  const unseen = useUnseen(shell);
  const places = [
    { feature: "home", href: paths.home(), label: t`Home`, icon: House },
    { feature: "bookings", href: paths.bookings(), label: t`Bookings`, icon: CalendarCheck },
    { feature: "fnf", href: paths.savedTravellers(), label: t`Friends and Family`, icon: Users },
    { feature: "notifications", href: paths.notifications(), label: t`Notifications`, icon: Bell },
    { feature: "settings", href: paths.settings(), label: t`Settings`, icon: Settings },
  ];
  return (
    <BottomNavigation
      label={t`Places`}
      entries={places
        .filter(({ feature }) => feature === "home" || shell.features.includes(feature))
        .map(({ feature, href, label, icon }) => ({
          href,
          label,
          icon,
          isCurrent: path === href,
          ...(feature === "notifications" && unseen ? { count: unseen } : {}),
        }))}
    />
  );
}

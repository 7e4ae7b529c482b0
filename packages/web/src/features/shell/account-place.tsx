import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Icon } from "@safar/ui/icon";
import { Container } from "@safar/ui/layout";
import { Link } from "@safar/ui/link";
import { useQuery } from "@tanstack/react-query";
import { Bell, Heart, SunMoon } from "lucide-react";
import type { ReactNode } from "react";
import { usePageAddress } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { shellQuery } from "../../session/queries.ts";
import { type AccountEntry, accountEntries } from "./account-entries.ts";
import * as css from "./account-place.css.ts";

/** What the menu behind somebody's name has no room for. */
const more: readonly Omit<AccountEntry, "feature">[] = [
  { label: msg`Saved`, href: paths.saved(), icon: Heart },
  { label: msg`Notifications`, href: paths.notifications(), icon: Bell },
  { label: msg`Language, currency and appearance`, href: paths.preferences(), icon: SunMoon },
];

/** A page of somebody's account. On wide screens it stands beside the ways to the others; whoever is not signed in has none. */
export function AccountPlace({ width = "text", children }: { width?: "text" | "wide"; children: ReactNode }) {
  const { t } = useLingui();
  const here = usePageAddress();
  // It came with the page: the header shows it too.
  const { data: shell } = useQuery({ ...shellQuery, enabled: false });
  const features = shell?.viewer ? shell.features : null;
  // One tree for both: whoever is signed out meanwhile keeps the page that they look at.
  return (
    <Container width={features === null ? width : "wide"}>
      <div className={features === null ? undefined : css.place}>
        {features !== null && (
          <nav className={css.nav} aria-label={t`Account pages`}>
            <ul role="list" className={css.list}>
              {[...accountEntries.filter(({ feature }) => features.includes(feature)), ...more].map(
                ({ href, icon, label, title }) => (
                  <li key={href}>
                    <Link
                      href={href}
                      className={css.entry}
                      {...(new RegExp(`^${href}(?:[/?]|$)`).test(here) ? { "aria-current": "page" } : {})}
                    >
                      <Icon of={icon} size={18} />
                      {t(title ?? label)}
                    </Link>
                  </li>
                ),
              )}
            </ul>
          </nav>
        )}
        <div className={features === null ? undefined : css.contents[width]}>{children}</div>
      </div>
    </Container>
  );
}

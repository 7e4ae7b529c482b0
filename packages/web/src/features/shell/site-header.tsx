import { useLingui } from "@lingui/react/macro";
import { LanguageSwitch } from "@safar/ui/language-switch";
import { Link } from "@safar/ui/link";
import { TopBar } from "@safar/ui/top-bar";
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
      <UserMenu shell={shell} onSignOut={onSignOut} />
    </TopBar>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { Avatar } from "@safar/ui/avatar";
import { ButtonLink } from "@safar/ui/button";
import { Menu } from "@safar/ui/menu";
import { useRouterState } from "@tanstack/react-router";
import { LogOut } from "lucide-react";
import { usePageAddress } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import type { Shell } from "../../calls/shell.calls.ts";
import { accountEntries } from "./account-entries.ts";
import * as css from "./shell.css.ts";

/** Who is signed in and their places, or the way to sign in and back here. */
export function UserMenu({ shell, onSignOut }: { shell: Shell; onSignOut: () => void }) {
  const { t } = useLingui();
  const here = usePageAddress();
  const isSigningIn = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.layout === "blank" });
  if (!shell.viewer) {
    // On the way in already: the page itself says what comes next.
    if (isSigningIn) return null;
    return (
      <ButtonLink size="small" href={paths.login(here === "/" ? undefined : here)}>
        <Trans context="in the header, short">Sign&nbsp;in</Trans>
      </ButtonLink>
    );
  }
  const { name } = shell.viewer;
  return (
    <Menu
      label={t`Your account`}
      triggerClass={css.avatarButton}
      trigger={<Avatar name={name} />}
      heading={
        <Trans>
          Signed in as <bdi>{name}</bdi>
        </Trans>
      }
      items={[
        ...accountEntries
          .filter(({ feature }) => shell.features.includes(feature))
          .map(({ feature, label, href, icon }) => ({ id: feature, label: t(label), href, icon })),
        { id: "sign-out", label: t`Logout`, icon: LogOut, onSelect: onSignOut },
      ]}
    />
  );
}

import { useLingui } from "@lingui/react/macro";
import { Breadcrumbs } from "@safar/ui/breadcrumbs";
import type { ReactNode } from "react";
import { paths } from "../../app/addresses/paths.ts";
import { AccountPlace } from "../shell/account-place.tsx";
import * as css from "./wallet.css.ts";

/** A page of the wallet under its home: the way back, its title, and what it is for. */
export function WalletFrame({
  title,
  intro,
  width = "text",
  children,
}: {
  title: string;
  intro?: ReactNode;
  width?: "text" | "wide";
  children: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <AccountPlace width={width}>
      <div className={css.page}>
        <div className={css.head}>
          <Breadcrumbs label={t`You are here`} trail={[{ href: paths.wallet(), label: t`My Wallet` }]} here={title} />
          <h1>{title}</h1>
          {intro && <p className={css.intro}>{intro}</p>}
        </div>
        {children}
      </div>
    </AccountPlace>
  );
}

import { useLingui } from "@lingui/react/macro";
import { Breadcrumbs } from "@safar/ui/breadcrumbs";
import { Lattice } from "@safar/ui/lattice";
import type { ReactNode } from "react";
import { paths } from "../../app/addresses/paths.ts";
import * as css from "./content.css.ts";

/** Opens a page of words: the way here, its title, one sentence, and what belongs under it. */
export function PageHeadBand({
  title,
  within,
  lead,
  children,
}: {
  title: string;
  /** What it is a part of. */
  within?: { readonly href: string; readonly label: string } | undefined;
  lead?: ReactNode;
  children?: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <header className={css.band}>
      <Lattice fade="end" />
      <Breadcrumbs
        label={t`You are here`}
        trail={[{ href: paths.home(), label: t`Home` }, ...(within ? [within] : [])]}
        here={title}
      />
      <h1 className={css.bandTitle}>{title}</h1>
      {lead && <p className={css.bandLead}>{lead}</p>}
      {children}
    </header>
  );
}

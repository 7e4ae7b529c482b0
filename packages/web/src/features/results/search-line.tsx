import { Trans } from "@lingui/react/macro";
import { ButtonLink } from "@safar/ui/button";
import { Icon } from "@safar/ui/icon";
import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import ArrowRight from "lucide-react/icons/arrow-right";
import Pencil from "lucide-react/icons/pencil";
import type { ReactNode } from "react";
import { insteadOfLink } from "./plain-press.ts";
import * as css from "./search-line.css.ts";

/** The way to change a search: a link to its form and, on a page that is alive, the form itself over the results. */
export type SearchEdit = {
  readonly href: string;
  readonly onEdit: (() => void) | undefined;
  /** Somebody is about to: what the form takes may be fetched. */
  readonly onNear?: (() => void) | undefined;
};

/** What makes a link of it a press of this page. */
export const editPress = ({ href, onEdit, onNear }: SearchEdit) => ({
  href,
  onPointerEnter: onNear,
  onFocus: onNear,
  onClick: insteadOfLink(onEdit),
});

/** A part of a way: from a place, where it does not go on from the one before, to a place. */
type Hop = { readonly from: string | null; readonly to: string; readonly isBothWays?: boolean };

/** A way in words, for a search line. */
export const RouteTitle = ({ hops }: { hops: readonly Hop[] }) =>
  hops.map(({ from, isBothWays = false, to }, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- hops keep their places
    <span key={place}>
      {from !== null && <bdi>{from}</bdi>}
      <Icon of={isBothWays ? ArrowLeftRight : ArrowRight} size={18} directional />
      <bdi>{to}</bdi>
    </span>
  ));

/** What is searched for, in words, with the way to change it. */
export const SearchLine = ({
  title,
  facts,
  edit,
}: {
  title: ReactNode;
  /** Days, how many people and the like; null where the title says all of it. */
  facts: readonly string[] | null;
  edit: SearchEdit;
}) =>
  facts === null ? (
    title
  ) : (
    <div className={css.line}>
      <div className={css.words}>
        <h1 className={css.route}>{title}</h1>
        <p className={css.facts}>{facts.join(" · ")}</p>
      </div>
      <ButtonLink size="small" {...editPress(edit)}>
        <Icon of={Pencil} size={16} />
        <span className={css.heardOnPhones}>
          <Trans>Change search</Trans>
        </span>
      </ButtonLink>
    </div>
  );

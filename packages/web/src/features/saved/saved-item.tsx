import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Names, SavedSearch } from "@safar/engine";
import { Anchor } from "@safar/ui/anchor";
import { Status } from "@safar/ui/badge";
import { IconButton } from "@safar/ui/icon-button";
import { Link } from "@safar/ui/link";
import Trash2 from "lucide-react/icons/trash-2";
import type { ReactNode } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { verticalHomes } from "../../app/addresses/vertical-homes.ts";
import { isSold } from "../../app/verticals.ts";
import { formatShortDay } from "../../i18n/days.ts";
import { verticalNames } from "../../seo/vertical-names.ts";
import * as css from "./saved-page.css.ts";

/** Something that is kept of a search, with the way back to it. What is over leads to where another is searched for. */
export function SavedItem({
  of: { first, href, last, people, title, vertical },
  isOver,
  detail,
  children,
  onRemove,
}: {
  readonly of: SavedSearch;
  readonly isOver: boolean;
  readonly detail: Names | null;
  /** What it costs. */
  readonly children: ReactNode;
  readonly onRemove: () => void;
}) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const days = [first, ...(last === first ? [] : [last])].map((day) => formatShortDay(day, locale)).join(" – ");
  const name = [title[locale], ...(detail === null ? [] : [detail[locale]])].join(", ");
  const sold = isSold(vertical) ? vertical : null;
  return (
    <li className={css.item} {...(isOver ? { "data-over": "" } : {})}>
      <div className={css.words}>
        {sold && <span className={css.quiet}>{t(verticalNames[sold])}</span>}
        <h3 className={css.title}>
          {isOver ? (
            <bdi>{title[locale]}</bdi>
          ) : (
            <Anchor href={href} className={css.link}>
              <bdi>{title[locale]}</bdi>
            </Anchor>
          )}
        </h3>
        {detail && <bdi>{detail[locale]}</bdi>}
        <span className={css.facts}>
          <bdi>{days}</bdi>
          {people !== null && <span>{t`${plural(people, { one: "for # person", other: "for # people" })}`}</span>}
        </span>
        {isOver && (
          <span className={css.over}>
            <Status tone="neutral">
              <Trans>This day has passed</Trans>
            </Status>
            {sold && (
              <Link href={verticalHomes[sold]}>
                <Trans>Search other days</Trans>
              </Link>
            )}
          </span>
        )}
      </div>
      <div className={css.cost}>{children}</div>
      <IconButton icon={Trash2} label={t`Remove: ${name}`} className={css.remove} onClick={onRemove} />
    </li>
  );
}

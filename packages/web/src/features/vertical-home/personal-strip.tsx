import { Trans, useLingui } from "@lingui/react/macro";
import { editions } from "@safar/engine";
import { Anchor } from "@safar/ui/anchor";
import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { todayIn } from "../../engine/asking/today.ts";
import { deviceKept } from "../../engine/device/device-kept.ts";
import { deviceStorage } from "../../engine/device/device-storage.ts";
import { readOpenWalk } from "../../engine/walk/open-walk.ts";
import { lastSearches } from "../search-form/last-searches.ts";
import * as css from "./recent-strip.css.ts";

/** Few have saved anything: the others' browsers need not know how to show it. */
const SavedChips = lazy(() => import("./saved-chips.tsx"));

const hasKept = async (): Promise<boolean> => {
  const texts = await Promise.all(Object.values(deviceKept).map((name) => deviceStorage.read(name)));
  return texts.some((text) => text !== null && text !== "[]");
};

/** What this device knows of whoever is at it: the booking that they have begun, and what they searched for last. */
export function PersonalStrip({
  children,
}: {
  /** What stands there where the device knows nothing. */
  readonly children?: ReactNode;
}) {
  const { t } = useLingui();
  const { edition, locale } = useFacts();
  const [today] = useState(() => todayIn(editions[edition].timeZone));
  const [open] = useState(readOpenWalk);
  const { data: recent = [] } = useQuery({
    queryKey: ["last searches", today],
    queryFn: () => lastSearches.list(today),
    staleTime: 0,
  });
  const { data: isKept = false } = useQuery({ queryKey: ["has kept"], queryFn: hasKept, staleTime: 0, retry: false });
  if (open === null && recent.length === 0 && !isKept) return children;
  return (
    <ul className={css.list} role="list" aria-label={t`Continue where you left off`}>
      {open !== null && (
        <li className={css.chip}>
          <Anchor href={open.href} className={css.alone}>
            <span className={css.route}>
              <Trans>Continue your booking</Trans>
            </span>
            <bdi className={css.days}>{open.title}</bdi>
          </Anchor>
        </li>
      )}
      {isKept && (
        <Suspense>
          <SavedChips today={today} />
        </Suspense>
      )}
      {recent.map(({ days, href, name, search }) => (
        <li key={search} className={css.chip}>
          <Anchor href={href} className={css.alone}>
            <bdi className={css.route}>{name[locale]}</bdi>
            <bdi className={css.days}>{days[locale]}</bdi>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

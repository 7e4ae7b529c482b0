import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type CalendarDate, changeSince, isOver, type Money } from "@safar/engine";
import { Anchor } from "@safar/ui/anchor";
import { useQuery } from "@tanstack/react-query";
import { useFacts } from "../../app/addresses/page-path.ts";
import { paths } from "../../app/addresses/paths.ts";
import { Amount } from "../amounts/amount.tsx";
import { savedQuery } from "../saved/saved-offers.ts";
import { watchedQuery } from "../saved/watched-prices.ts";
import * as css from "./recent-strip.css.ts";

/** As many as leave room for what was searched for. */
const mostWatched = 3;

/** By how much a remembered price is less or more than it was. */
function Change({ since, now }: { readonly since: Money; readonly now: Money }) {
  const change = changeSince(since, now);
  if (change.type !== "LESS" && change.type !== "MORE") return null;
  return (
    <>
      {" · "}
      {change.type === "LESS" ? (
        <Trans>
          <Amount of={change.by} /> less
        </Trans>
      ) : (
        <Trans>
          <Amount of={change.by} /> more
        </Trans>
      )}
    </>
  );
}

/** The way to what is saved, and what the remembered prices were when they were last looked at. */
export default function SavedChips({ today }: { readonly today: CalendarDate }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const { data: saved } = useQuery(savedQuery);
  const { data: watched } = useQuery(watchedQuery);
  const count = (saved?.length ?? 0) + (watched?.length ?? 0);
  return (
    <>
      <li className={css.chip}>
        <Anchor href={paths.saved()} className={css.alone}>
          <span className={css.route}>
            <Trans>Saved</Trans>
          </span>
          <span className={css.days}>{t`${plural(count, { one: "# thing", other: "# things" })}`}</span>
        </Anchor>
      </li>
      {watched
        ?.filter((one) => !isOver(one, today))
        .slice(0, mostWatched)
        .map(({ href, key, latest, price, title }) => (
          <li key={key} className={css.chip}>
            <Anchor href={href} className={css.alone}>
              <bdi className={css.route}>{title[locale]}</bdi>
              <span className={css.days}>
                <Trans>
                  Remembered: <Amount of={latest} />
                </Trans>
                <Change since={price} now={latest} />
              </span>
            </Anchor>
          </li>
        ))}
    </>
  );
}

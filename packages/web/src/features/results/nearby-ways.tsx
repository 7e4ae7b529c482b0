import { Trans, useLingui } from "@lingui/react/macro";
import { decodeCriteria, type SearchText } from "@safar/engine";
import { Anchor } from "@safar/ui/anchor";
import { Status } from "@safar/ui/badge";
import { Button } from "@safar/ui/button";
import { Skeleton } from "@safar/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useFacts } from "../../app/addresses/page-path.ts";
import { readNearbyWays } from "../../calls/other-ways.calls.ts";
import { Amount } from "../amounts/amount.tsx";
import * as css from "./ways.css.ts";

/** The part of a price from which on saving it is worth a way by road. */
const leastShare = 100;

/** What the same costs from and to the places nearby, each a search of its own. */
export default function NearbyWays({ search }: { readonly search: SearchText }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const isReturn = decodeCriteria(search).trip === "return";
  const { data, isFetching, refetch } = useQuery({
    queryKey: ["nearby ways", search],
    queryFn: ({ signal }) => readNearbyWays({ data: search, signal }),
    retry: false,
  });
  if (data === undefined && isFetching) return <Skeleton kind="box" />;
  if (data === undefined)
    return (
      <p className={css.quiet}>
        <Trans>The airports nearby could not be looked up.</Trans>{" "}
        <Button kind="quiet" onClick={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </p>
    );
  return (
    <ul className={css.ways} role="list" aria-label={t`Nearby airports`}>
      {data.length === 0 && (
        <li className={css.quiet}>
          <Trans>No other airport nearby has flights on this day.</Trans>
        </li>
      )}
      {data.map(({ href, isStart, km, least, place, saving }) => (
        <li key={href}>
          <Anchor href={href} className={css.way}>
            <strong>{isStart ? t`Fly from ${place[locale]}` : t`Fly to ${place[locale]}`}</strong>
            <span className={css.quiet}>
              {isReturn ? (
                <Trans>
                  {km} km away, there and back from <Amount of={least} className={css.least} />
                </Trans>
              ) : (
                <Trans>
                  {km} km away, one way from <Amount of={least} className={css.least} />
                </Trans>
              )}
            </span>
            {saving !== null && saving.minor * leastShare >= least.minor && (
              <span className={css.saving}>
                <Status tone="success">
                  <span>
                    <Trans>
                      <Amount of={saving} /> less
                    </Trans>
                  </span>
                </Status>
              </span>
            )}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

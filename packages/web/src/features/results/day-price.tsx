import { Trans } from "@lingui/react/macro";
import type { SearchText } from "@safar/engine";
import { useNear } from "@safar/ui/use-near";
import { useQuery } from "@tanstack/react-query";
import pLimit from "p-limit";
import { type ReactNode, useRef } from "react";
import { type RideCarrier, readDayRides } from "../../calls/day-rides.calls.ts";
import { Amount } from "../amounts/amount.tsx";

/** Each is a search of its own: whoever looks at one day is answered before them. */
const asking = pLimit(2);
const staleMs = 10 * 60_000;

/** What a day's rides cost at the least, asked for once it is in sight; until then, and where nobody knows, what leads there. */
export default function DayPrice({
  carrier,
  search,
  look,
}: {
  readonly carrier: RideCarrier;
  readonly search: SearchText;
  readonly look: ReactNode;
}) {
  const place = useRef<HTMLSpanElement>(null);
  const isNear = useNear(place, "0px");
  const { data } = useQuery({
    queryKey: ["day rides", carrier, search],
    queryFn: ({ signal }) => asking(() => readDayRides({ data: { carrier, search }, signal })),
    enabled: isNear,
    staleTime: staleMs,
    retry: false,
  });
  return (
    <span ref={place}>
      {!data ? (
        look
      ) : data.least !== null ? (
        <Amount of={data.least} />
      ) : data.count > 0 ? (
        <Trans context="day">Full</Trans>
      ) : (
        <Trans context="day">None</Trans>
      )}
    </span>
  );
}

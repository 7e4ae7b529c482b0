import { useLingui } from "@lingui/react/macro";
import { hasCheckedBag, type Itinerary, leastChecked, type RefId } from "@safar/engine";
import { useNear } from "@safar/ui/use-near";
import { useQuery } from "@tanstack/react-query";
import pLimit from "p-limit";
import { type ReactNode, useMemo, useRef } from "react";
import { readFareWithBag } from "../../calls/flights.calls.ts";
import { isolated } from "../../i18n/isolated.ts";
import { useWrittenMoney } from "../amounts/amount.tsx";
import { useFlightWords } from "../flight-itinerary/flight-words.ts";

export type WithBag = {
  /** As it is in the fare that is meant. */
  readonly itinerary: Itinerary;
  /** The fare to go on with; null where it is the offer's own. */
  readonly fareId: string | null;
  /** In two lines. */
  readonly bagNotes: readonly string[];
};

/** A list in sight holds a handful: its service is not asked for all of them in one moment. */
const asking = pLimit(3);

/** An offer as it is with a checked bag: asked for once its card is in sight, and kept as long as its session. */
export function BagPrice({
  itinerary,
  refId,
  children,
}: {
  itinerary: Itinerary;
  refId: RefId | null;
  children: (withBag: WithBag) => ReactNode;
}) {
  const { t } = useLingui();
  const words = useFlightWords();
  const write = useWrittenMoney();
  const place = useRef<HTMLSpanElement>(null);
  const isNear = useNear(place, "0px");
  const { id, price } = itinerary;
  const isIncluded = hasCheckedBag(itinerary);
  const { data, isError } = useQuery({
    queryKey: ["fare with bag", refId, id],
    queryFn: ({ signal }) => asking(() => readFareWithBag({ data: { refId: String(refId), offer: id }, signal })),
    enabled: isNear && !isIncluded && refId !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const fare = data?.type === "LEAST" ? data.fare : null;
  const isUnknown = isError || data?.type === "UNKNOWN";
  const asFare = useMemo(
    () =>
      fare && {
        ...itinerary,
        brand: fare.brand,
        baggage: fare.baggage,
        isRefundable: fare.isRefundable,
        seatsLeft: fare.seatsLeft,
        price: fare.price,
      },
    [fare, itinerary],
  );
  const bag = leastChecked((asFare ?? itinerary).baggage);
  const allowance = bag === null ? "" : isolated(words.allowance(bag));
  const more = fare === null ? "" : write({ ...price.total, minor: fare.price.total.minor - price.total.minor });
  const bagNotes =
    isIncluded || fare !== null
      ? [t`with ${allowance} bag`, isIncluded ? t`at no extra cost` : t`${more} more`]
      : [
          t`without a bag`,
          isUnknown ? t`it could not be asked` : data === undefined ? t`asking for one` : t`no fare has one`,
        ];
  return (
    <>
      <span ref={place} />
      {children({ itinerary: asFare ?? itinerary, fareId: fare?.id ?? null, bagNotes })}
    </>
  );
}

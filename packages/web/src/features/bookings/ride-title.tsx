import { Trans } from "@lingui/react/macro";
import type { Names } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";

type Ends = Readonly<Record<"from" | "to", { readonly name: Names }>>;

/** Between which places a booking's ride goes. */
export const rideTitle = <Of,>(endsOf: (booking: Of) => Ends) =>
  function RideTitle({ booking }: { readonly booking: Of }) {
    const { locale } = useFacts();
    const { from, to } = endsOf(booking);
    return (
      <Trans>
        <bdi>{from.name[locale]}</bdi> to <bdi>{to.name[locale]}</bdi>
      </Trans>
    );
  };

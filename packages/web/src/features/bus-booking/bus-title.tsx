import { Trans } from "@lingui/react/macro";
import type { BusBooking } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";

/** Between which cities a booking's coach goes. */
export function BusTitle({ booking: { bus } }: { readonly booking: BusBooking }) {
  const { locale } = useFacts();
  return (
    <Trans>
      <bdi>{bus.from.name[locale]}</bdi> to <bdi>{bus.to.name[locale]}</bdi>
    </Trans>
  );
}

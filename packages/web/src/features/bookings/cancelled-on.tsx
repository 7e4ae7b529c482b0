import { Trans } from "@lingui/react/macro";
import { type EpochMs, editions } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import { formatDay } from "../../i18n/format.ts";

/** That a booking was cancelled, and on which day. */
export function CancelledOn({ at }: { at: EpochMs }) {
  const { edition, locale } = useFacts();
  const day = formatDay(at, locale, editions[edition].timeZone);
  return (
    <Trans>
      Cancelled on <bdi>{day}</bdi>
    </Trans>
  );
}

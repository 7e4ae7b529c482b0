import { Trans } from "@lingui/react/macro";
import { type BookingRow, editions } from "@safar/engine";
import { Status } from "@safar/ui/badge";
import { useFacts } from "../../app/addresses/page-path.ts";
import { formatMoment } from "../../i18n/format.ts";

/** Until when somebody is asked for a payment or an answer, by the clocks of the edition's people. */
export function DueBy({ of, by }: NonNullable<BookingRow["due"]>) {
  const { edition, locale } = useFacts();
  const when = formatMoment(by, locale, editions[edition].timeZone);
  return (
    <Status tone="warning">
      <span>
        {of === "payment" ? (
          <Trans>
            Pay by <bdi>{when}</bdi>
          </Trans>
        ) : (
          <Trans>
            Answer by <bdi>{when}</bdi>
          </Trans>
        )}
      </span>
    </Status>
  );
}

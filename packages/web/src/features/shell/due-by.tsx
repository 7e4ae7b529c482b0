import { Trans } from "@lingui/react/macro";
import { type EpochMs, editions } from "@safar/engine";
import { Status } from "@safar/ui/badge";
import { useFacts } from "../../app/addresses/page-path.ts";
import { formatMoment } from "../../i18n/format.ts";

type Due = {
  readonly of: "payment" | "answer";
  readonly by: EpochMs;
  /** Of the place that an answer is about. */
  readonly zone: string | undefined;
};

/** Until when somebody is asked for an answer, by the clocks of its place, or for a payment, by those of the edition's people. */
export function DueBy({ of, by, zone }: Due) {
  const { edition, locale } = useFacts();
  const home = editions[edition].timeZone;
  const when = formatMoment(by, locale, of === "payment" ? home : (zone ?? home));
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

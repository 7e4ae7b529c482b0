import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { addMoney, type EventPass } from "@safar/engine";
import { useFacts } from "../../app/addresses/page-path.ts";
import { formatMoment } from "../../i18n/format.ts";
import { Amount } from "../amounts/amount.tsx";
import { few } from "../quantities/quantity-words.ts";
import * as css from "./event-page.css.ts";

/** What one of a pass costs, with its fee. */
export function PassPrice({ pass: { fee, price } }: { readonly pass: Pick<EventPass, "fee" | "price"> }) {
  const whole = addMoney(price, fee);
  return whole.minor === 0 ? <Trans>Free</Trans> : <Amount of={whole} />;
}

/** What there is to say of a pass: its fee, for whom it is, how many it lets in, and until when it is sold. */
export function PassDetail({
  pass: { admits, ageMin, fee, note, saleEndsAt },
  left,
  zone,
}: {
  readonly pass: EventPass;
  /** Null while no date is chosen. */
  readonly left: number | null;
  readonly zone: string;
}) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const said = [
    // One of several, it ends without a full stop.
    ...(note === null ? [] : [note[locale].replace(/\.$/, "")]),
    ...(admits > 1 ? [t`${plural(admits, { one: "lets # person in", other: "lets # people in" })}`] : []),
    ...(ageMin === null ? [] : [t`from ${ageMin} years`]),
  ];
  return (
    <>
      {said.join(" · ")}
      {fee.minor > 0 && (
        <>
          {said.length > 0 && " · "}
          <Trans>
            with a fee of <Amount of={fee} />
          </Trans>
        </>
      )}
      {saleEndsAt !== null && (
        <>
          {" · "}
          <Trans>sold until {formatMoment(saleEndsAt, locale, zone)}</Trans>
        </>
      )}
      {left !== null && left > 0 && left <= few && (
        <>
          {" "}
          <span className={css.few}>{t`${plural(left, { one: "# left", other: "# left" })}`}</span>
        </>
      )}
    </>
  );
}

import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { addMoney, type EventPass } from "@safar/engine";
import type { ReactNode } from "react";
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

/** What there is to say of a pass: for whom it is, how many it lets in, its fee, and until when it is sold. */
export const usePassFacts = () => {
  const { t } = useLingui();
  const { locale } = useFacts();
  return ({ admits, ageMin, fee, note, saleEndsAt }: EventPass, zone: string) => {
    const facts: readonly (readonly [of: string, words: ReactNode])[] = [
      ["people", t`${plural(admits, { one: "For # person", other: "For # people" })}`],
      // One of several, it ends without a full stop.
      ["note", note?.[locale].replace(/\.$/, "")],
      ["age", ageMin === null ? null : t`from ${ageMin} years`],
      [
        "fee",
        fee.minor > 0 && (
          <Trans>
            Fee of <Amount of={fee} /> included
          </Trans>
        ),
      ],
      ["sale", saleEndsAt !== null && <Trans>sold until {formatMoment(saleEndsAt, locale, zone)}</Trans>],
    ];
    return facts.filter(([, words]) => Boolean(words));
  };
};

/** How many of a pass there are, where few are left; null while no date is chosen. */
export const FewLeft = ({ left }: { readonly left: number | null }) => {
  const { t } = useLingui();
  if (left === null || left === 0 || left > few) return null;
  return <span className={css.few}>{t`${plural(left, { one: "# left", other: "# left" })}`}</span>;
};

/** What there is to say of a pass, in a line. */
export const PassFacts = ({ of, zone }: { readonly of: EventPass; readonly zone: string }) =>
  usePassFacts()(of, zone).map(([key, words], at) => (
    <span key={key}>
      {at > 0 && " · "}
      {words}
    </span>
  ));

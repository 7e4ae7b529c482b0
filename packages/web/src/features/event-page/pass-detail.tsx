import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  addMoney,
  currencies,
  type EventDetail,
  type EventPass,
  type EventShow,
  multiplyMoney,
  subtractMoney,
} from "@safar/engine";
import type { ReactNode } from "react";
import { useFacts } from "../../app/addresses/page-path.ts";
import { formatMoment } from "../../i18n/format.ts";
import { isolated } from "../../i18n/isolated.ts";
import { Amount, useWrittenMoney } from "../amounts/amount.tsx";
import { few } from "../quantities/quantity-words.ts";
import * as css from "./event-page.css.ts";

/** What one of a pass costs, with its fee. */
export function PassPrice({ pass: { fee, price } }: { readonly pass: Pick<EventPass, "fee" | "price"> }) {
  const whole = addMoney(price, fee);
  return whole.minor === 0 ? <Trans>Free</Trans> : <Amount of={whole} />;
}

/** What a pass for several is beside as many for one: each one's share in whole, and what less it comes to than the first kind for one, where that is still sold. */
export const sharedOf = (
  { admits, fee, price }: EventPass,
  { passes }: Pick<EventDetail, "passes">,
  show: Pick<EventShow, "passesLeft"> | null,
) => {
  const whole = addMoney(price, fee);
  if (admits < 2 || whole.minor === 0) return null;
  const { displayDigits, wireExponent } = currencies[whole.currency];
  const unit = 10 ** (wireExponent - displayDigits);
  const each = { ...whole, minor: Math.ceil(whole.minor / admits / unit) * unit };
  const isAbout = each.minor * admits !== whole.minor;
  const single = passes.find((one) => one.admits === 1 && !one.isHidden);
  if (single === undefined || (show?.passesLeft[single.id] ?? 0) === 0) return { each, isAbout, saved: null };
  const amount = subtractMoney(multiplyMoney(addMoney(single.price, single.fee), admits), whole);
  return { each, isAbout, saved: amount.minor > 0 ? { amount, name: single.name } : null };
};

/** What there is to say of a pass: for whom it is, how many it lets in, its fee, and until when it is sold. */
export const usePassFacts = () => {
  const { t } = useLingui();
  const write = useWrittenMoney();
  const { locale } = useFacts();
  return (pass: EventPass, event: Pick<EventDetail, "passes" | "starts">, show: EventShow | null) => {
    const { admits, ageMin, fee, note, saleEndsAt } = pass;
    const shared = sharedOf(pass, event, show);
    const each = shared && (shared.isAbout ? "≈ " : "") + write(shared.each);
    const saved = shared?.saved && write(shared.saved.amount);
    const beside = shared?.saved && isolated(`${admits} × ${shared.saved.name[locale]}`);
    const facts: readonly (readonly [of: string, words: ReactNode])[] = [
      ["people", t`${plural(admits, { one: "For # person", other: "For # people" })}`],
      ["each", shared && t`${each} each`],
      ["saved", shared?.saved && t`saves ${saved} compared with ${beside}`],
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
      ["sale", saleEndsAt !== null && <Trans>sold until {formatMoment(saleEndsAt, locale, event.starts.zone)}</Trans>],
    ];
    return facts.filter(([, words]) => Boolean(words));
  };
};

/** What can be had before what is sold out, else in the organiser's order. */
export const soldLast = <Of,>(all: readonly Of[], leftOf: (one: Of) => number | null): readonly Of[] =>
  all.toSorted((one, other) => Number(leftOf(one) === 0) - Number(leftOf(other) === 0));

/** How many of a pass there are, where few are left; null while no date is chosen. */
export const FewLeft = ({ left }: { readonly left: number | null }) => {
  const { t } = useLingui();
  if (left === null || left === 0 || left > few) return null;
  return <span className={css.few}>{t`${plural(left, { one: "# left", other: "# left" })}`}</span>;
};

type Said = { readonly of: EventPass; readonly event: EventDetail; readonly show: EventShow | null };

/** What there is to say of a pass, in a line. */
export const PassFacts = ({ of, event, show }: Said) =>
  usePassFacts()(of, event, show).map(([key, words], at) => (
    <span key={key}>
      {at > 0 && " · "}
      {words}
    </span>
  ));

import { Trans, useLingui } from "@lingui/react/macro";
import { type EpochMs, type Locale, type Money, mergedRules, type PolicyRule } from "@safar/engine";
import { Timeline, type TimelineEntry, type TimelineTone } from "@safar/ui/timeline";
import type { ReactNode } from "react";
import { useFacts } from "../../../app/addresses/page-path.ts";
import { Amount } from "../../amounts/amount.tsx";
import { momentIn } from "./moment.ts";

/** `change` costs a fee; of a `cancellation` something is kept and the rest comes back. */
export type PolicyKind = "cancellation" | "change";

const toneOf = ({ isAllowed, penalty }: PolicyRule): TimelineTone => {
  if (!isAllowed) return "danger";
  return penalty.minor === 0 ? "success" : "warning";
};

/** What a rule costs, or gives back. */
export function PolicyWords({
  kind,
  rule: { isAllowed, penalty, refund, serviceFee },
}: {
  kind: PolicyKind;
  rule: PolicyRule;
}) {
  const amount = (of: Money) => <Amount of={of} />;
  if (kind === "change") {
    if (!isAllowed) return <Trans>Changes are not possible</Trans>;
    return penalty.minor === 0 ? (
      <Trans>Changes free of charge</Trans>
    ) : (
      <Trans>A change costs {amount(penalty)}, and any difference in fare</Trans>
    );
  }
  if (!isAllowed) return <Trans>Cancelling is not possible</Trans>;
  if (penalty.minor === 0 && refund.minor === 0) return <Trans>Cancelling is free of charge</Trans>;
  if (penalty.minor === 0) return <Trans>Full refund: {amount(refund)}</Trans>;
  if (refund.minor === 0) return <Trans>No refund</Trans>;
  const fee = { ...penalty, minor: penalty.minor - (serviceFee?.minor ?? 0) };
  if (serviceFee === undefined || serviceFee.minor === 0)
    return (
      <Trans>
        {amount(refund)} refunded, fee {amount(penalty)}
      </Trans>
    );
  return fee.minor === 0 ? (
    <Trans>
      {amount(refund)} refunded, service fee {amount(serviceFee)}
    </Trans>
  ) : (
    <Trans>
      {amount(refund)} refunded, fee {amount(fee)} and service fee {amount(serviceFee)}
    </Trans>
  );
}

const isWhole = ({ from, until }: PolicyRule): boolean => from === null && until === null;

/** One after the other: each ends where the next begins, so that its end is enough. */
const whenOf = ({ from, until }: PolicyRule, place: number, locale: Locale, zone: string): ReactNode => {
  const moment = (at: EpochMs) => momentIn(at, locale, zone);
  if (until !== null) {
    if (from === null || place > 0) return <Trans>until {moment(until)}</Trans>;
    return (
      <Trans>
        from {moment(from)} until {moment(until)}
      </Trans>
    );
  }
  if (from === null) return <Trans>at any time</Trans>;
  return place > 0 ? <Trans>after that</Trans> : <Trans>from {moment(from)}</Trans>;
};

export const NothingBack = () => <Trans>No refund if you cancel</Trans>;

export const isNothing = ({ isAllowed, penalty, refund }: PolicyRule): boolean =>
  !isAllowed || (penalty.minor > 0 && refund.minor === 0);

/** Whoever cancels gets nothing back, whenever that is: one sentence, rather than one for each stretch. */
export const givesNothing = (rules: readonly PolicyRule[]): boolean => rules.length > 1 && rules.every(isNothing);

/** What cancelling or changing costs, from now to the journey, by the clocks of the place it begins at. */
export function PolicyTimeline({
  kind,
  rules,
  zone,
}: {
  kind: PolicyKind;
  rules: readonly PolicyRule[];
  zone: string;
}) {
  const { t } = useLingui();
  const { locale } = useFacts();
  if (rules.length === 0) {
    return (
      <p>
        <Trans>The supplier has not said. Contact us before you rely on it.</Trans>
      </p>
    );
  }
  const stretches = mergedRules(rules);
  // Several stretches at the end in which nothing comes back are one.
  const giving = stretches.findLastIndex((rule) => !isNothing(rule)) + 1;
  const isShort = kind === "cancellation" && givesNothing(stretches.slice(giving));
  const entries: TimelineEntry[] = stretches.slice(0, isShort ? giving : undefined).map((rule, place) => ({
    id: String(rule.from),
    tone: toneOf(rule),
    // After what gives something back it is the money that counts, as offers say it.
    title:
      kind === "cancellation" && !rule.isAllowed && place > 0 ? (
        <Trans>No refund</Trans>
      ) : (
        <PolicyWords kind={kind} rule={rule} />
      ),
    when: isWhole(rule) && !rule.isAllowed ? undefined : whenOf(rule, place, locale, zone),
  }));
  if (isShort)
    entries.push({
      id: "never",
      tone: "danger",
      title: <NothingBack />,
      when: giving === 0 ? undefined : <Trans>after that</Trans>,
    });
  return <Timeline label={kind === "cancellation" ? t`Cancellation fees` : t`Change fees`} entries={entries} />;
}

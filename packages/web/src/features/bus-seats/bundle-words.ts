import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Bundle, BusRefundStep } from "@safar/engine";
import { formatPercent } from "../../i18n/format.ts";
import { isolated } from "../../i18n/isolated.ts";

type Included = Bundle["includes"][number];

const includeWords: Readonly<Record<Included["kind"], MessageDescriptor | null>> = {
  bag: msg`Baggage`,
  refund: msg`Cancellation`,
  seat_change: msg`Changing the seat`,
  date_change: msg`Changing the day`,
  priority: msg`Priority boarding`,
  unknown: null,
};

const stateWords: Readonly<Record<Exclude<Included["state"], "unknown">, MessageDescriptor>> = {
  included: msg({ message: "included", comment: "In a fare bundle of a bus" }),
  paid: msg({ message: "for a fee", comment: "In a fare bundle of a bus" }),
  none: msg({ message: "not possible", comment: "In a fare bundle of a bus" }),
};

/** What is had rather than done: without it nothing is impossible. */
const things: ReadonlySet<Included["kind"]> = new Set(["bag", "priority"]);
const noThing = msg({ message: "not included", comment: "In a fare bundle of a bus" });

/** What a bundle says of one thing; null for what nobody would understand. */
export const inclusionWords = (i18n: I18n, { detail, kind, state }: Included, steps: readonly BusRefundStep[] = []) => {
  const words = includeWords[kind];
  if (words === null || state === "unknown") return null;
  const usual = state === "none" && things.has(kind) ? noThing : stateWords[state];
  const kept = kind === "refund" && state === "paid" && steps[0] && formatPercent(100 - steps[0].percent, i18n.locale);
  const said = kept ? i18n._(msg`from ${kept} of the fare`) : detail === null ? i18n._(usual) : isolated(detail);
  return `${i18n._(words)}: ${said}`;
};

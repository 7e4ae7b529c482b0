import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Bundle, BusRefundStep } from "@safar/engine";
import { isolated } from "../../i18n/isolated.ts";
import { refundWords } from "../bus-search/bus-words.ts";

type Included = Bundle["includes"][number];

const includeWords: Readonly<Record<Included["kind"], MessageDescriptor | null>> = {
  bag: msg`Baggage`,
  // It says itself how much comes back.
  refund: null,
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
export const inclusionWords = (i18n: I18n, { detail, kind, state }: Included, steps: readonly BusRefundStep[]) => {
  if (kind === "refund") return refundWords(i18n, steps);
  const words = includeWords[kind];
  if (words === null || state === "unknown") return null;
  const usual = state === "none" && things.has(kind) ? noThing : stateWords[state];
  return `${i18n._(words)}: ${detail === null ? i18n._(usual) : isolated(detail)}`;
};

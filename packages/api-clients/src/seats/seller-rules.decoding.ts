import type { ReasonedRule, SeatRule } from "@safar/engine";
import { cleanText } from "../wire/text.ts";

type WireReasoned = { readonly reason: string; readonly reason_ar: string };

/** What a seller holds its places to. A rule that is not understood is the service's to keep: it refuses what breaks it. */
export const sellerRulesIn = <Wire extends WireReasoned>(
  rules: readonly Wire[],
  ruleIn: (wire: Wire) => SeatRule | null,
): readonly ReasonedRule[] =>
  rules.flatMap((wire) => {
    const rule = ruleIn(wire);
    return rule === null ? [] : [{ rule, reason: { en: cleanText(wire.reason), ar: cleanText(wire.reason_ar) } }];
  });

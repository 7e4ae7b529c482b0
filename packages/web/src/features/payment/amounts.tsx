import type { Money } from "@safar/engine";
import { useFacts } from "../../app/page-path.ts";
import { formatMoney } from "../../i18n/format.ts";

/** An amount in the page's language, isolated from the text around it. What is taken off has its sign in front. */
export function Amount({ of }: { of: Money }) {
  const { locale } = useFacts();
  if (of.minor >= 0) return <bdi>{formatMoney(of, locale)}</bdi>;
  // In Arabic the mark keeps the sign on the side of the number where the sentence begins to read it.
  const sign = locale === "ar" ? "\u200e\u2212" : "\u2212";
  return <bdi>{sign + formatMoney({ ...of, minor: -of.minor }, locale)}</bdi>;
}

import type { Money } from "@safar/engine";
import { useFacts } from "../../app/page-path.ts";
import { formatMoney, formatSigned } from "../../i18n/format.ts";

/** An amount in the page's language, isolated from the text around it. What is taken off has its sign in front. */
export function Amount({ of }: { of: Money }) {
  const { locale } = useFacts();
  return <bdi>{of.minor < 0 ? formatSigned(of, locale) : formatMoney(of, locale)}</bdi>;
}

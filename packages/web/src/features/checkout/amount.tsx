import { Trans } from "@lingui/react/macro";
import type { Money } from "@safar/engine";
import { useFacts } from "../../app/page-path.ts";
import { formatMoney, formatSigned } from "../../i18n/format.ts";

/** An amount as its language writes it, isolated from the words around it. `≈` says that it is only roughly so. */
export function Amount({ of, isAbout = false }: { of: Money; isAbout?: boolean }) {
  const { locale } = useFacts();
  const text = formatMoney(of, locale);
  if (!isAbout) return <bdi>{text}</bdi>;
  return (
    <bdi>
      <Trans comment="Before an amount that is converted">≈ {text}</Trans>
    </bdi>
  );
}

/** A difference with its sign, minus and plus alike. */
export function Difference({ of }: { of: Money }) {
  const { locale } = useFacts();
  return <bdi>{formatSigned(of, locale)}</bdi>;
}

import { useLingui } from "@lingui/react/macro";
import type { PriceChange } from "@safar/engine";
import { useWrittenMoney } from "../amounts/amount.tsx";

/** What has become of a price since it was saved, in words. */
export const useChangeWords = (): ((change: PriceChange) => string) => {
  const { t } = useLingui();
  const write = useWrittenMoney();
  return (change) => {
    if (change.type === "SAME") return t`the same as when you saved it`;
    if (change.type === "UNKNOWN") return t`in another currency than when you saved it`;
    const by = write(change.by);
    return change.type === "LESS" ? t`${by} less than when you saved it` : t`${by} more than when you saved it`;
  };
};

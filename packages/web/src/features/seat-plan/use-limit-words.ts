import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

/** Why there can be no more: by the seller's rule where it is that, and else by what is left, at one price or in all. */
export const useLimitWords = () => {
  const { t } = useLingui();
  return (rule: number, atMost: number, left: number): string => {
    if (atMost === rule) return t`At most ${atMost} in one booking`;
    return left === atMost
      ? t`${plural(atMost, { one: "Only # seat left", other: "Only # seats left" })}`
      : t`${plural(atMost, { one: "Only # seat left at one price", other: "Only # seats left at one price" })}`;
  };
};

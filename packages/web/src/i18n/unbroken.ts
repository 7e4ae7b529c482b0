import type { EpochMs } from "@safar/engine";

/** What a format of days writes, such that no line ends between a number and its month. After a weekday, a comma or a word it may. */
export const unbroken = (format: Intl.DateTimeFormat, instant: EpochMs): string =>
  format
    .formatToParts(instant)
    .map(({ type, value }, at, parts) => {
      const isGap = type === "literal" && value.trim() === "";
      return isGap && parts[at - 1]?.type !== "weekday" ? "\u00a0" : value;
    })
    .join("");

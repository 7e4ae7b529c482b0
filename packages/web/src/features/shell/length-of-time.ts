import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** A length of time in hours and minutes, as in `3 h 20 min`. */
export const lengthOfTime = (i18n: I18n, minutes: number): string => {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return i18n._(msg`${rest} min`);
  return rest === 0 ? i18n._(msg`${hours} h`) : i18n._(msg`${hours} h ${rest} min`);
};

/** The same in one piece, where its line may break. */
export const unbrokenLength = (...length: Parameters<typeof lengthOfTime>): string =>
  lengthOfTime(...length).replaceAll(" ", "\u00a0");

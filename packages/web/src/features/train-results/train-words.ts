import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { TrainFeature, TrainRefundStep } from "@safar/engine";
import { formatPercent } from "../../i18n/format.ts";

export const featureWords: Readonly<Record<TrainFeature, MessageDescriptor>> = {
  ac: msg`Air conditioning`,
  berths: msg`Sleeping berths`,
  bedding: msg`Bedding`,
  power: msg`Power socket`,
  wifi: msg`Wi-Fi`,
  meals: msg`Meals`,
  toilet: msg`Toilet`,
  water: msg`Water`,
  cabins: msg`Cabins with a door`,
  quiet: msg`Quiet coach`,
};

/** One step of what comes back: so much until an hour before or after the departure. */
export const stepWords = (i18n: I18n, { hoursBefore, percent }: TrainRefundStep): string => {
  const share = formatPercent(percent, i18n.locale);
  const after = -hoursBefore;
  return after > 0
    ? i18n._(
        msg`${share} of the fare back until ${plural(after, { one: "# h after departure", other: "# h after departure" })}`,
      )
    : i18n._(
        msg`${share} of the fare back until ${plural(hoursBefore, { 0: "departure", one: "# h before departure", other: "# h before departure" })}`,
      );
};

/** What comes back at a cancellation, in one line. */
export const refundWords = (i18n: I18n, steps: readonly TrainRefundStep[]): string => {
  const [first] = steps;
  return first === undefined ? i18n._(msg`Non-refundable`) : stepWords(i18n, first);
};

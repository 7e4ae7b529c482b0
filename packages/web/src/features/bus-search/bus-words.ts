import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { BusAmenity, BusRefundStep, CoachType, SeatRules } from "@safar/engine";
import { formatPercent } from "../../i18n/format.ts";

export const amenityWords: Readonly<Record<BusAmenity, MessageDescriptor>> = {
  ac: msg`Air conditioning`,
  wifi: msg`Wi-Fi`,
  power: msg`Power socket`,
  screen: msg`Own screen`,
  snack: msg`Snack`,
  meal: msg`Meal`,
  water: msg`Water`,
  toilet: msg`Toilet`,
  blanket: msg`Blanket`,
  reading_light: msg`Reading light`,
  prayer_stop: msg`Stops for prayer`,
  tracking: msg`Live tracking`,
};

export const coachWords: Readonly<Record<CoachType, MessageDescriptor>> = {
  standard: msg`Standard coach`,
  executive: msg`Executive coach`,
  business: msg`Business coach`,
  sleeper: msg`Sleeper coach`,
  unknown: msg`Coach`,
};

/** Who sits beside whom. */
export const besideWords = ({ beside, partyTogether }: SeatRules): MessageDescriptor => {
  if (beside === "none") return msg`Passengers can sit next to anyone.`;
  return partyTogether
    ? msg`This operator seats women next to women and men next to men. People on one booking can sit together.`
    : msg`This operator seats women next to women and men next to men, even on one booking.`;
};

/** What comes back at a cancellation, in one line. */
export const refundWords = (i18n: I18n, steps: readonly BusRefundStep[]): string => {
  const [first] = steps;
  if (first === undefined) return i18n._(msg`Non-refundable`);
  const { hoursBefore: hours, percent } = first;
  const share = formatPercent(percent, i18n.locale);
  const minutes = hours * 60;
  if (minutes > 0 && minutes < 60)
    return i18n._(
      msg`${share} of the fare back until ${plural(minutes, { one: "# min before departure", other: "# min before departure" })}`,
    );
  return i18n._(
    msg`${share} of the fare back until ${plural(hours, { 0: "departure", one: "# h before departure", other: "# h before departure" })}`,
  );
};

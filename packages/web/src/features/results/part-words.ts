import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { DayPart } from "@safar/engine";

/** The parts of a day, as something to tick. */
export const partWords: Readonly<Record<DayPart, MessageDescriptor>> = {
  night: msg`Before 06:00`,
  morning: msg`06:00 to 12:00`,
  afternoon: msg`12:00 to 18:00`,
  evening: msg`After 18:00`,
};

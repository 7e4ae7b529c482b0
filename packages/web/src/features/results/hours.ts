import type { Range } from "@safar/engine";
import { clockAt } from "../../i18n/clock.ts";

/** The hours of a part of the day: `06:00 – 12:00`. */
export const hoursOf = ([from, to]: Range): string => `${clockAt(from)} – ${clockAt(to + 1)}`;

import { clockOf } from "../../i18n/clock.ts";

/** What a place's clocks show some minutes before a local time: `08:15`, 45 minutes before `2026-12-03T09:00`. */
export const clockBefore = (local: string, minutes: number): string =>
  clockOf(new Date(Date.parse(`${local.slice(0, 16)}:00Z`) - minutes * 60_000).toISOString());

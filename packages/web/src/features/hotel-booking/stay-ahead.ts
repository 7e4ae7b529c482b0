import type { HotelBooking } from "@safar/engine";

const ahead: ReadonlySet<string> = new Set(["Processing", "Confirmed", "Partially Confirmed", "Updated", "Modified"]);

/** Whether what was paid for is still to come. */
export const isAhead = ({ status }: HotelBooking): boolean => ahead.has(status);

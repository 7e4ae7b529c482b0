import { addDays, type CalendarDate, encodeStay, type SearchText, usualRooms } from "@safar/engine";

/** Far enough ahead for a first look at what a place costs. */
const usualDaysAhead = 14;
const usualNights = 2;

/** The search that a place is looked at with before anybody has said when. */
export const usualStay = (place: string, today: CalendarDate): SearchText => {
  const checkIn = addDays(today, usualDaysAhead);
  return encodeStay({ place, checkIn, checkOut: addDays(checkIn, usualNights), rooms: usualRooms });
};

import { refuse } from "../../core/service.ts";
import type { HotelReserveRequest } from "./hotel-booking.ts";
import type { QuotedGuest } from "./hotel-quotes.ts";

type Guest = HotelReserveRequest["guests"][number];
type Complaint = readonly [field: string, complaint: "required" | "invalid" | "too_short" | "duplicate"];

/** What a front desk reads: Latin letters, space, hyphen and apostrophe. */
const guestName = /^[A-Za-z]+(?:[ '-][A-Za-z]+)*$/;

const nameComplaint = (name: string): Complaint[1] | undefined => {
  if (!guestName.test(name.trim())) return "invalid";
  return name.trim().length < 2 ? "too_short" : undefined;
};

const wholeName = ({ first_name, last_name, birth_date }: Guest): string =>
  `${first_name} ${last_name} ${birth_date ?? ""}`.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

/** Many here share a first name, so it is the whole name that may not come twice. */
const duplicates = (guests: readonly Guest[]): readonly Complaint[] => {
  const seen = new Set<string>();
  return guests.flatMap((guest, index): readonly Complaint[] => {
    const key = wholeName(guest);
    if (seen.has(key)) return [[`guests.${index}.first_name`, "duplicate"]];
    seen.add(key);
    return [];
  });
};

const complaintsOf = (guests: readonly Guest[], expected: readonly QuotedGuest[]): readonly Complaint[] => {
  const wanted = expected.map(({ id, pax_type }) => `${id}/${pax_type}`).sort();
  const given = guests.map(({ guest_id, pax_type }) => `${guest_id}/${pax_type}`).sort();
  if (JSON.stringify(wanted) !== JSON.stringify(given)) return [["guests", "invalid"]];
  const names = guests.flatMap((guest, index) =>
    (["first_name", "last_name"] as const).flatMap((field): readonly Complaint[] => {
      const complaint = nameComplaint(guest[field]);
      return complaint === undefined ? [] : [[`guests.${index}.${field}`, complaint]];
    }),
  );
  return [...names, ...duplicates(guests)];
};

/** Refuses guests whom the hotel could not take in, naming every wrong field at once. */
export const insistOnGuests = (guests: readonly Guest[], expected: readonly QuotedGuest[]): void => {
  const complaints = complaintsOf(guests, expected);
  const [first] = complaints;
  if (first === undefined) return;
  throw refuse("validation_failed", {
    status: 422,
    field: first[0],
    message: `${first[0]} is ${first[1].replaceAll("_", " ")}.`,
    meta: { fields: Object.fromEntries(complaints) },
  });
};

import { refuse } from "../../core/service.ts";
import { documentNumberComplaint, travelName } from "../travel/passenger-rules.ts";
import type { BusPassenger } from "./bus-booking.ts";

type Complaint = readonly [field: string, complaint: string];

const nameComplaint = (name: string): readonly string[] => (travelName.test(name.trim()) ? [] : ["invalid"]);

const documentComplaints = (
  { document, nationality }: BusPassenger,
  accepted: readonly string[],
): readonly Complaint[] => {
  if (document === null) return [["document.number", "required"]];
  if (!accepted.includes(document.kind)) return [["document.kind", "wrong_document"]];
  if (document.kind === "cnic" && nationality !== "PK") return [["document.kind", "wrong_document"]];
  const complaint = documentNumberComplaint(document);
  return complaint === undefined ? [] : [["document.number", complaint]];
};

/** Refuses passengers whom the operator would not let aboard, naming every wrong field at once. */
export const insistOnBusPassengers = (passengers: readonly BusPassenger[], accepted: readonly string[]): void => {
  const complaints = passengers.flatMap((passenger, index): readonly Complaint[] =>
    [
      ...nameComplaint(passenger.first_name).map((complaint): Complaint => ["first_name", complaint]),
      ...nameComplaint(passenger.last_name).map((complaint): Complaint => ["last_name", complaint]),
      ...documentComplaints(passenger, accepted),
    ].map(([field, complaint]): Complaint => [`seats.${index}.${field}`, complaint]),
  );
  const [first] = complaints;
  if (first === undefined) return;
  throw refuse("validation_failed", {
    status: 422,
    field: first[0],
    message: `${first[0]} is ${first[1].replaceAll("_", " ")}.`,
    meta: { fields: Object.fromEntries(complaints) },
  });
};

import type { MessageDescriptor } from "@lingui/core";
import type { Booking } from "@safar/engine";
import type { ComponentType, ReactNode } from "react";
import type { Booked } from "../bookings/booked.types.ts";

/** What can be printed of a booking, as addresses call it. */
export const paperNames = ["ticket", "invoice"] as const;

export type PaperName = (typeof paperNames)[number];

export const isPaperName = (name: string): name is PaperName => paperNames.some((one) => one === name);

type Lead = { readonly name: string } | { readonly firstName: string; readonly lastName: string };

/** What a vertical says of its papers, beside what was booked. */
export type PaperKind<Of extends Booking> = {
  readonly booked: Booked;
  readonly isOf: (booking: Booking) => booking is Of;
  /** What people show to travel or to check in: an e-ticket, a voucher. */
  readonly name: MessageDescriptor;
  /** What the number is called by which whoever sells it finds the booking. */
  readonly reference: MessageDescriptor;
  /** The code that is read where one is let in, where that is not the reference: the only one on the ticket; null where each has its own. */
  readonly doorOf?: (booking: Of) => string | null;
  /** What that is called, where it is neither the reference nor an entry code. */
  readonly doorName?: MessageDescriptor;
  /** What is done with the code of the ticket. */
  readonly show: MessageDescriptor;
  /** The IANA zone of the place where it begins: terms are told by its clocks. */
  readonly zoneOf: (booking: Of) => string;
  /** Whose name it is in, where it has one, and its last day, where that is not the one that it begins on. */
  readonly briefOf: (booking: Of) => { readonly lead?: Lead | null | undefined; readonly until?: string | undefined };
  /** What was bought, in one line. */
  readonly Title: ComponentType<{ readonly booking: Of }>;
  /** Where and when, for whom, and what goes with it. */
  readonly Content: ComponentType<{ readonly booking: Of }>;
};

/** What the papers show of one booking. */
type PaperParts = {
  readonly title: ReactNode;
  /** When and in whose name, for papers that have nothing else of the content. */
  readonly brief: ReactNode;
  readonly content: ReactNode;
  readonly door: string | null;
  readonly zone: string;
};

/** A vertical's papers, to the page that all papers share. */
export type PaperOfKind = Pick<PaperKind<Booking>, "booked" | "name" | "reference" | "show"> & {
  readonly doorName: MessageDescriptor;
  /** Null for a booking of another kind. */
  readonly partsOf: (booking: Booking) => PaperParts | null;
};

/** One paper of a booking that was read. */
export type ShownPaper = {
  readonly kind: PaperOfKind;
  readonly booking: Booking;
  readonly parts: PaperParts;
  /** How people reach us; none where it could not be had. */
  readonly support: { readonly phone: string | null; readonly email: string | null } | null;
};

import type { Walk } from "../walk.types.ts";

/** What the sandbox keeps of an order and of an attempt, as far as it is looked at. */
export type OrderRow = {
  readonly id: string;
  readonly uuid: string;
  readonly contact: { readonly email: string };
  readonly status: string;
  readonly createdAt: number;
  readonly amountDue: { readonly minor: number; readonly currency: string };
  readonly lines: readonly { readonly kind: string; readonly minor: number }[];
  readonly reserveAttempt: string | null;
  readonly detail: {
    /** Of a flight. */
    readonly taken?: readonly { readonly flight: string; readonly seats: readonly string[] }[];
    /** Of a bus. */
    readonly departure?: string;
    readonly passengers?: readonly { readonly seat_id: string }[];
    /** Of a train: its number and day, and where one gets on and off. */
    readonly trip?: string;
    readonly travellers?: readonly { readonly coach: string; readonly place: string }[];
    readonly waiting?: object | null;
    /** Of a cinema: its show, and the seats of it. */
    readonly show?: string;
    readonly seats?: readonly string[];
    /** Of passes: how many of which, and the code that opened hidden ones. */
    readonly lines?: readonly { readonly pass: string; readonly count: number }[];
    readonly code?: string | null;
    /** Of a tour: when it begins, and how many of which unit. */
    readonly start?: string;
    readonly units?: readonly { readonly unit: string; readonly count: number }[];
    /** Of a hotel. */
    readonly stay?: { readonly rooms: readonly unknown[] };
  };
};
export type AttemptRow = {
  readonly id: string;
  readonly order: string;
  readonly state: string;
  /** When it was sent. */
  readonly at: number;
  readonly currency: string;
  readonly externalMinor: number;
  readonly isCaptured: boolean;
};

const openStates = new Set([
  "needs_otp",
  "needs_redirect",
  "needs_sdk",
  "voucher_issued",
  "pending",
  "unknown",
  "received",
]);

/** May be paid yet, or has been. */
export const isOpen = ({ state }: AttemptRow): boolean => openStates.has(state);

export type Tab = {
  readonly name: string;
  readonly email: string;
  /** The account of who is signed in. */
  readonly account: string | null;
  readonly walk: Walk;
};

export type Named = Pick<Tab, "name" | "email">;

/** What a booking holds once it is over: nothing. */
export const isOver = ({ status }: OrderRow): boolean =>
  ["Expired", "Cancelled", "Refund In Progress", "Refunded"].includes(status);

/** What the traveller has: the list, a booking's page and its status, and its cancellation. */

// A booking's life.

export {
  actionsFor,
  type BookingAction,
  type BookingStatus,
  type BookingStatusEvent,
  bookingStatusEvents,
  bookingStatuses,
  canBecome,
  isBookingStatus,
  isUpcoming,
  nextStatus,
  statusTable,
} from "../booking/status.ts";

// One booking.

export { type AskView, askActors, askMachine, connectAsk } from "../booking/ask/ask.machine.ts";
export type { Ask, AskDraft, AskOutcome } from "../booking/ask/ask.types.ts";
export { type BookingPorts, bookingActors } from "../booking/confirm/booking.actors.ts";
export { type BookingSnapshot, type BookingView, connectBooking } from "../booking/confirm/booking.connect.ts";
export { bookingMachine } from "../booking/confirm/booking.machine.ts";
export {
  type Booking,
  type BookingDocuments,
  type BookingEmitted,
  type BookingEvent,
  type BookingInput,
  type BookingPayment,
  type BookingScreen,
  type BookingService,
  type BookingTrouble,
  type ChangeRequest,
  type DocumentKind,
  type DocumentOutcome,
  type DocumentRequest,
  documentKinds,
  type ProofTrouble,
  type ReadOutcome,
  type ReadRequest,
  type RespondOutcome,
  type RespondRequest,
  type SupplierChange,
  type TicketAsks,
  type TicketMail,
  type TicketSending,
} from "../booking/confirm/booking.types.ts";
export { type CalendarEvent, calendarFile } from "../booking/confirm/calendar-file.ts";
export type { NextStep } from "../booking/confirm/next-step.ts";
export type { FindBooking, FindBookingOutcome, FindBookingRequest } from "../booking/list/find-booking.types.ts";

// The list.

export { bookingListActors } from "../booking/list/booking-list.actors.ts";
export {
  type BookingListSnapshot,
  type BookingListView,
  type BookingRow,
  connectBookingList,
} from "../booking/list/booking-list.connect.ts";
export { bookingListMachine } from "../booking/list/booking-list.machine.ts";
export {
  type BookedPlace,
  type BookingListEvent,
  type BookingListInput,
  type BookingListOutcome,
  type BookingListScreen,
  type BookingListService,
  type BookingQuery,
  type BookingSummary,
  type BookingTab,
  bookingTabs,
  type PlaceTime,
  type ReadBookings,
} from "../booking/list/booking-list.types.ts";

// Cancellation, and its refund.

export { cancellationActors } from "../booking/cancellation/cancellation.actors.ts";
export {
  type CancellationSnapshot,
  type CancellationView,
  connectCancellation,
} from "../booking/cancellation/cancellation.connect.ts";
export { cancellationMachine } from "../booking/cancellation/cancellation.machine.ts";
export type {
  CancellationEvent,
  CancellationInput,
  CancellationOutput,
  CancellationScreen,
  CancellationService,
  CancelOutcome,
  CancelRequest,
  Refund,
  RefundQuote,
  RefundQuoteOutcome,
  RefundStep,
  RefundTarget,
  TrackOutcome,
} from "../booking/cancellation/cancellation.types.ts";

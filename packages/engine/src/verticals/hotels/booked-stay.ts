import type { Booking } from "../../booking/confirm/booking.types.ts";
import type { Quote } from "../../booking/quote/quote.types.ts";
import type { AgeBand, CalendarDate } from "../../kernel/calendar-date.ts";
import type { Names } from "../../kernel/names.ts";
import type { Board } from "./hotels.domain.ts";

/** What is stayed in, where and when. */
export type Stay = {
  readonly hotelId: string;
  readonly names: Names;
  readonly stars: number;
  readonly area: Names;
  readonly city: Names;
  readonly address: string;
  /** Of its front desk, in international form; null where nobody says. */
  readonly phone: string | null;
  readonly position: { readonly latitude: number; readonly longitude: number };
  readonly zone: string;
  readonly subject: string;
  readonly checkIn: CalendarDate;
  readonly checkInFrom: string;
  readonly checkOut: CalendarDate;
  readonly checkOutUntil: string;
  readonly nights: number;
  readonly rooms: readonly {
    readonly names: Names;
    readonly board: Board;
    readonly isRefundable: boolean;
    readonly adults: number;
    readonly childAges: readonly number[];
  }[];
};

export type BookedStay = {
  readonly stay: Stay;
  /** What the front desk asks for. */
  readonly voucher: string | null;
  readonly guests: readonly {
    readonly id: string;
    readonly type: AgeBand;
    readonly room: number;
    readonly age: number | null;
    readonly title: string;
    readonly firstName: string;
    readonly lastName: string;
  }[];
};

/** A quote of rooms. */
export type HotelQuote = Quote & { readonly stay: Stay };

export const isHotelQuote = (quote: Quote): quote is HotelQuote => "stay" in quote;

export type HotelBooking = Booking & { readonly hotel: BookedStay };

export const isHotelBooking = (booking: Booking): booking is HotelBooking => "hotel" in booking;

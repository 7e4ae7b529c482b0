import type { HotelBooking } from "@safar/engine";
import { bookedSample } from "../bookings/booking.fixtures.ts";

const person = { title: "Mr", firstName: "Hamza", lastName: "Khan" };

const names = (en: string, ar: string) => ({ en, ar });

/** Two rooms in Lahore: a grown-up in one, a child in the other. */
export const sampleHotelBooking: HotelBooking = {
  ...bookedSample,
  pnr: "93E3MM",
  hotel: {
    voucher: "93E3MM",
    stay: {
      hotelId: "h1",
      names: names("Cedar House", "دار الأرز"),
      stars: 3,
      area: names("Mall Road", "شارع المول"),
      city: names("Lahore", "لاهور"),
      address: "233 Street 15",
      phone: "+92255501234",
      position: { latitude: 31, longitude: 74 },
      zone: "Asia/Karachi",
      subject: "hotel",
      checkIn: "2026-12-23",
      checkInFrom: "14:00",
      checkOut: "2026-12-26",
      checkOutUntil: "12:00",
      nights: 3,
      rooms: [0, 1].map(() => ({
        names: names("Double Room", "غرفة مزدوجة"),
        board: "half_board",
        isRefundable: true,
        adults: 1,
        childAges: [],
      })),
    },
    guests: [
      { ...person, id: "g1", type: "adult", room: 0, age: null },
      { ...person, id: "g2", type: "child", room: 1, age: 7, firstName: "Sana" },
    ],
  },
};

import type { Words } from "./words.ts";

export const limits = {
  bus_seats: 5,
  train_seats: 4,
  movie_seats: 5,
  hotel_rooms: 6,
  flight_seats: 9,
  saved_travellers: 50,
};

export const withdrawals = {
  PK: {
    currency: "PKR",
    min: "500.00",
    max: "50000.00",
    charge_fixed: "25.00",
    charge_basis_points: 50,
    charge_max: "500.00",
  },
  SA: {
    currency: "SAR",
    min: "50.00",
    max: "5000.00",
    charge_fixed: "5.00",
    charge_basis_points: 0,
    charge_max: null,
  },
};

export const supports = {
  PK: { phone: "+922100000000", email: "help.pk@safar.example" },
  SA: { phone: "+966110000000", email: "help.sa@safar.example" },
};

/** Whoever writes is answered within. */
export const answersWithinMs = 24 * 60 * 60 * 1000;

export const supportWords: Words = {
  en: "We are here 24 hours a day, every day of the year. Write to us and we answer by email, or give us a call.",
  ar: "نحن في خدمتك على مدار الساعة طوال أيام السنة. راسلنا لنرد عليك بالبريد الإلكتروني، أو اتصل بنا.",
};

export const otpRules = { length: 6, resend_after: [60, 120], max_tries: 5 };

export const otpMethods: readonly { readonly code: string; readonly names: Words }[] = [
  { code: "whatsapp", names: { en: "WhatsApp", ar: "واتساب" } },
  { code: "sms", names: { en: "Text message", ar: "رسالة نصية" } },
];

export const titles: readonly { readonly code: string; readonly names: Words; readonly gender: "male" | "female" }[] = [
  { code: "Mr", names: { en: "Mr", ar: "السيد" }, gender: "male" },
  { code: "Mrs.", names: { en: "Mrs.", ar: "السيدة" }, gender: "female" },
  { code: "Miss.", names: { en: "Miss.", ar: "الآنسة" }, gender: "female" },
];

export const upload = {
  max_bytes: 10 * 1024 * 1024,
  types: ["image/jpeg", "image/png", "image/webp", "image/gif", "application/pdf"],
};

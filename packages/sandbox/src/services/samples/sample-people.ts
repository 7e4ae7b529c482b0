import { sampleUsers } from "../accounts/sample-users.ts";

/** What a sample user has and pays with. */
export type SamplePerson = {
  readonly user: (typeof sampleUsers)[keyof typeof sampleUsers];
  readonly traveller: { readonly id: string; readonly firstName: string; readonly lastName: string };
  readonly currency: string;
  /** In whole units of the wallet's currency. */
  readonly cash: number;
  readonly points: number;
  readonly promo: number;
  readonly card: { readonly brand: string; readonly last4: string };
  readonly wallet: { readonly method: string; readonly brand: string };
  /** Where withdrawals go. */
  readonly bank: { readonly brand: string; readonly iban: string; readonly title: string };
};

/** By the edition that they use. */
export const samplePeople: Readonly<Record<keyof typeof sampleUsers, SamplePerson>> = {
  PK: {
    user: sampleUsers.PK,
    traveller: { id: "pax1", firstName: "Ayesha", lastName: "Siddiqui" },
    currency: "PKR",
    cash: 60_000,
    points: 4_200,
    promo: 2_500,
    card: { brand: "Visa", last4: "4242" },
    wallet: { method: "jazzcash", brand: "JazzCash" },
    bank: { brand: "Meezan Bank", iban: "PK33MEZN0002010104718835", title: "Ayesha Siddiqui" },
  },
  SA: {
    user: sampleUsers.SA,
    traveller: { id: "pax1", firstName: "Noura", lastName: "Alqahtani" },
    currency: "SAR",
    cash: 1_850,
    points: 9_600,
    promo: 120,
    card: { brand: "mada", last4: "4242" },
    wallet: { method: "stc_pay", brand: "STC Pay" },
    bank: { brand: "Al Rajhi Bank", iban: "SA1280000274608010163842", title: "نورة القحطاني" },
  },
};

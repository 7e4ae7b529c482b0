import type { EditionCountry } from "@safar/engine";

/** Whom the sandbox knows: beside it, the sign-in page says how to come in. Nobody of these exists anywhere else. */
export const samplePeople: Readonly<Record<EditionCountry, { readonly email: string; readonly password: string }>> = {
  PK: { email: "ayesha@safar.example", password: "safar-2026" },
  SA: { email: "noura@safar.example", password: "safar-2026" },
};

import type { Words } from "./words.ts";

type Airline = { readonly code: string; readonly names: Words };
export type Alliance = { readonly code: string; readonly names: Words; readonly airlines: readonly Airline[] };

const airline = (code: string, en: string, ar: string): Airline => ({ code, names: { en, ar } });

/** Real airlines: they appear only where a traveller names the programme they belong to, never as sellers of a flight. */
export const alliances: readonly Alliance[] = [
  {
    code: "skyteam",
    names: { en: "SkyTeam", ar: "سكاي تيم" },
    airlines: [airline("SV", "Saudia", "الخطوط السعودية")],
  },
  {
    code: "oneworld",
    names: { en: "oneworld", ar: "ون وورلد" },
    airlines: [
      airline("QR", "Qatar Airways", "الخطوط الجوية القطرية"),
      airline("RJ", "Royal Jordanian", "الملكية الأردنية"),
      airline("WY", "Oman Air", "الطيران العماني"),
    ],
  },
  {
    code: "star",
    names: { en: "Star Alliance", ar: "تحالف ستار" },
    airlines: [airline("TK", "Turkish Airlines", "الخطوط الجوية التركية"), airline("MS", "EgyptAir", "مصر للطيران")],
  },
  {
    code: "none",
    names: { en: "Airlines with their own programme", ar: "شركات لها برنامجها الخاص" },
    airlines: [
      airline("PK", "Pakistan International Airlines", "الخطوط الجوية الباكستانية الدولية"),
      airline("EK", "Emirates", "طيران الإمارات"),
      airline("EY", "Etihad Airways", "الاتحاد للطيران"),
      airline("FZ", "flydubai", "فلاي دبي"),
      airline("G9", "Air Arabia", "العربية للطيران"),
      airline("GF", "Gulf Air", "طيران الخليج"),
      airline("KU", "Kuwait Airways", "الخطوط الجوية الكويتية"),
      airline("J9", "Jazeera Airways", "طيران الجزيرة"),
      airline("XY", "flynas", "طيران ناس"),
      airline("RX", "Riyadh Air", "طيران الرياض"),
    ],
  },
];

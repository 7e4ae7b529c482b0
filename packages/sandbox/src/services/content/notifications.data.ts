import type { Words } from "./words.ts";

type SampleNotification = {
  readonly kind: "important" | "promotion";
  readonly hoursAgo: number;
  readonly seen: boolean;
  readonly link: string | null;
  readonly title: Words;
  readonly body: Words;
};

/** What each sample user finds on their first visit. */
export const sampleNotifications: readonly SampleNotification[] = [
  {
    kind: "important",
    hoursAgo: 2,
    seen: false,
    link: "/fnf",
    title: { en: "Add who travels with you", ar: "أضف من يسافر معك" },
    body: {
      en: "Save who travels with you, with their passports and identity cards, and bookings fill themselves in.",
      ar: "احفظ بيانات من يسافرون معك وجوازاتهم وبطاقاتهم، فتُعبَّأ حجوزاتك تلقائيًا.",
    },
  },
  {
    kind: "promotion",
    hoursAgo: 20,
    seen: false,
    link: "/blog/hunza-in-autumn",
    title: { en: "Hunza turns to gold", ar: "هنزة تكتسي ذهبًا" },
    body: {
      en: "Poplars and apricot trees are at their brightest. Our guide tells you how to get there.",
      ar: "أشجار الحور والمشمش في أبهى ألوانها، ودليلنا يشرح لك طريق الوصول.",
    },
  },
  {
    kind: "important",
    hoursAgo: 74,
    seen: true,
    link: null,
    title: { en: "Your phone number is verified", ar: "تم توثيق رقم جوالك" },
    body: {
      en: "From now on you can sign in with a code sent to it.",
      ar: "يمكنك من الآن تسجيل الدخول برمز يصل إليه.",
    },
  },
  {
    kind: "promotion",
    hoursAgo: 190,
    seen: true,
    link: "/blog/umrah-step-by-step",
    title: { en: "Planning Umrah?", ar: "هل تخطط للعمرة؟" },
    body: {
      en: "A calm plan from the permit to the train between the two cities.",
      ar: "خطة هادئة تبدأ من التصريح وتنتهي بالقطار بين المدينتين.",
    },
  },
];

import type { Question } from "./library.ts";
import type { Words } from "./words.ts";

export type Card = { readonly id: string; readonly title: Words; readonly text: Words; readonly art: string };
export type LinkedCard = Card & {
  readonly link: string | null;
  /** The months that it is right in, from 1; all of them without. */
  readonly months?: readonly number[];
};
export type Offer = LinkedCard & {
  readonly code: string | null;
  /** Days from now; negative when it is over. */
  readonly validDays: number | null;
  readonly active: boolean;
};

export const offers: readonly Offer[] = [
  {
    id: "offer-family",
    art: "family-road",
    link: "/blog/baggage-without-surprises",
    code: null,
    validDays: null,
    active: true,
    title: { en: "Travel light, pay less", ar: "سافر بأمتعة أخف وتكلفة أقل" },
    text: {
      en: "What baggage each fare includes, before you pay for an extra bag.",
      ar: "اعرف ما تشمله كل تذكرة من أمتعة قبل أن تدفع ثمن حقيبة إضافية.",
    },
  },
  {
    id: "offer-eid",
    art: "lantern-bazaar",
    link: null,
    code: "EID10",
    validDays: 60,
    active: true,
    title: { en: "10% off your next trip", ar: "خصم 10% على رحلتك القادمة" },
    text: {
      en: "Off bookings from Rs 2,000 or SAR 50: up to Rs 5,000 or SAR 150, once for each traveller.",
      ar: "على الحجوزات من 2,000 روبية أو 50 ريالًا: حتى 5,000 روبية أو 150 ريالًا، مرة واحدة لكل مسافر.",
    },
  },
  {
    id: "offer-summer",
    art: "summer-lake",
    link: null,
    code: "SUMMER",
    validDays: -45,
    active: false,
    title: { en: "Summer in the mountains", ar: "الصيف في الجبال" },
    text: { en: "Last summer's offer. It has ended.", ar: "عرض الصيف الماضي، وقد انتهى." },
  },
];

export const banners: Readonly<Record<"PK" | "SA", readonly LinkedCard[]>> = {
  PK: [
    {
      id: "banner-sea",
      art: "karachi-sea",
      link: "/blog/karachi-by-the-sea",
      months: [11, 12, 1, 2, 3],
      title: { en: "Winter by the sea", ar: "الشتاء على البحر" },
      text: {
        en: "Karachi at its mildest: crab boats, and a walk at dusk.",
        ar: "كراتشي في ألطف أيامها: قوارب السرطان ونزهة عند الغروب.",
      },
    },
    {
      id: "banner-plates",
      art: "lahore-lanterns",
      link: "/blog/lahore-in-six-plates",
      months: [4, 5, 6, 7, 8],
      title: { en: "Evenings in old Lahore", ar: "أمسيات لاهور القديمة" },
      text: { en: "The heat goes, and the kitchens open.", ar: "ينكسر الحرّ فتفتح المطابخ أبوابها." },
    },
    {
      id: "banner-north",
      art: "karakoram",
      link: "/blog/hunza-in-autumn",
      months: [9, 10],
      title: { en: "The north in autumn", ar: "الشمال في الخريف" },
      text: { en: "Three weeks of gold along the Hunza river.", ar: "ثلاثة أسابيع ذهبية على ضفاف نهر هنزة." },
    },
  ],
  SA: [
    {
      id: "banner-alula",
      art: "hegra",
      link: "/blog/alula-two-days",
      months: [10, 11, 12, 1, 2],
      title: { en: "Two days in AlUla", ar: "يومان في العُلا" },
      text: { en: "Tombs in the morning, palm groves in the evening.", ar: "مدائن صالح صباحًا، وواحات النخيل مساءً." },
    },
    {
      id: "banner-roses",
      art: "taif-roses",
      link: "/blog/taif-roses",
      months: [3, 4],
      title: { en: "When Taif smells of roses", ar: "حين تفوح الطائف بالورد" },
      text: { en: "A short season, and how to catch it.", ar: "موسم قصير، وهكذا تلحق به." },
    },
    {
      id: "banner-rails",
      art: "fast-train",
      link: "/blog/haramain-train",
      months: [5, 6, 7, 8, 9],
      title: { en: "Out of the heat, at 300 km/h", ar: "بعيدًا عن الحرّ، بسرعة 300 كم/س" },
      text: { en: "From Makkah to Madinah in a cool carriage.", ar: "من مكة إلى المدينة في عربة مكيّفة." },
    },
  ],
};

export const promotions: Readonly<Record<"PK" | "SA", readonly LinkedCard[]>> = {
  PK: [
    {
      id: "promo-umrah",
      art: "haram-dawn",
      link: "/blog/umrah-step-by-step",
      title: { en: "Umrah, step by step", ar: "العمرة خطوة بخطوة" },
      text: { en: "Permit, flight, train: in the right order.", ar: "التصريح ثم الطيران ثم القطار، بالترتيب الصحيح." },
    },
    {
      id: "promo-lahore",
      art: "lahore-lanterns",
      link: "/blog/lahore-in-six-plates",
      title: { en: "Lahore in six plates", ar: "لاهور في ستة أطباق" },
      text: { en: "Where the old city eats, from breakfast on.", ar: "أين تأكل المدينة القديمة، بدءًا من الفطور." },
    },
  ],
  SA: [
    {
      id: "promo-haramain",
      art: "fast-train",
      link: "/blog/haramain-train",
      title: { en: "Makkah to Madinah by train", ar: "من مكة إلى المدينة بالقطار" },
      text: { en: "What to know before you board.", ar: "ما تحتاج إلى معرفته قبل ركوب القطار." },
    },
    {
      id: "promo-umrah",
      art: "haram-dawn",
      link: "/blog/umrah-step-by-step",
      title: { en: "Umrah, step by step", ar: "العمرة خطوة بخطوة" },
      text: { en: "Permit, flight, train: in the right order.", ar: "التصريح ثم الطيران ثم القطار، بالترتيب الصحيح." },
    },
  ],
};

export type Trend = Card & { readonly from: string; readonly to: string };

export const trends: Readonly<Record<"PK" | "SA", readonly Trend[]>> = {
  PK: [
    {
      id: "trend-khi-jed",
      art: "jeddah-balad",
      from: "KHI",
      to: "JED",
      title: { en: "Jeddah", ar: "جدة" },
      text: { en: "Gateway to the two holy cities, on the Red Sea", ar: "بوابة الحرمين على البحر الأحمر" },
    },
    {
      id: "trend-isb-gil",
      art: "gilgit-valley",
      from: "ISB",
      to: "GIL",
      title: { en: "Gilgit", ar: "جلجت" },
      text: { en: "An hour in the air, then the Karakoram", ar: "ساعة في الجو ثم جبال قراقرم" },
    },
    {
      id: "trend-lhe-dxb",
      art: "dubai-creek",
      from: "LHE",
      to: "DXB",
      title: { en: "Dubai", ar: "دبي" },
      text: { en: "Creek, souks and a desert evening", ar: "الخور والأسواق وأمسية في الصحراء" },
    },
    {
      id: "trend-khi-lhe",
      art: "lahore-fort",
      from: "KHI",
      to: "LHE",
      title: { en: "Lahore", ar: "لاهور" },
      text: { en: "A walled city that cooks until dawn", ar: "مدينة مسوّرة لا تنطفئ مطابخها حتى الفجر" },
    },
    {
      id: "trend-isb-ist",
      art: "bosphorus",
      from: "ISB",
      to: "IST",
      title: { en: "Istanbul", ar: "إسطنبول" },
      text: { en: "Ferries between two continents", ar: "عبّارات بين قارتين" },
    },
    {
      id: "trend-lhe-med",
      art: "madinah-palms",
      from: "LHE",
      to: "MED",
      title: { en: "Madinah", ar: "المدينة المنورة" },
      text: { en: "Quiet streets, dates and the Prophet's Mosque", ar: "سكينة وتمور والمسجد النبوي" },
    },
  ],
  SA: [
    {
      id: "trend-ruh-ulh",
      art: "hegra",
      from: "RUH",
      to: "ULH",
      title: { en: "AlUla", ar: "العُلا" },
      text: { en: "Nabataean tombs among the sandstone", ar: "مدافن نبطية بين صخور الرمل" },
    },
    {
      id: "trend-dmm-ruh",
      art: "riyadh-night",
      from: "DMM",
      to: "RUH",
      title: { en: "Riyadh", ar: "الرياض" },
      text: { en: "The capital after sunset", ar: "العاصمة بعد الغروب" },
    },
    {
      id: "trend-ruh-ahb",
      art: "asir-terraces",
      from: "RUH",
      to: "AHB",
      title: { en: "Abha", ar: "أبها" },
      text: { en: "Cool terraces and fog in the valleys", ar: "مدرجات باردة وضباب في الأودية" },
    },
    {
      id: "trend-jed-cai",
      art: "cairo-nile",
      from: "JED",
      to: "CAI",
      title: { en: "Cairo", ar: "القاهرة" },
      text: { en: "The Nile, and a thousand minarets", ar: "النيل وألف مئذنة" },
    },
    {
      id: "trend-jed-ist",
      art: "bosphorus",
      from: "JED",
      to: "IST",
      title: { en: "Istanbul", ar: "إسطنبول" },
      text: { en: "Ferries between two continents", ar: "عبّارات بين قارتين" },
    },
    {
      id: "trend-ruh-khi",
      art: "karachi-sea",
      from: "RUH",
      to: "KHI",
      title: { en: "Karachi", ar: "كراتشي" },
      text: { en: "Sea wind, and dinner at midnight", ar: "نسيم البحر وعشاء عند منتصف الليل" },
    },
  ],
};

export const faq: readonly Question[] = [
  {
    question: { en: "Do I need an account to book?", ar: "هل أحتاج إلى حساب لأحجز؟" },
    answer: {
      en: "No. You can book as a guest with an email address and a phone number. An account keeps your bookings together and fills in traveller details for you.",
      ar: "لا، يمكنك الحجز من دون حساب ببريد إلكتروني ورقم جوال. أما الحساب فيجمع حجوزاتك في مكان واحد ويعبّئ بيانات المسافرين نيابة عنك.",
    },
  },
  {
    question: { en: "Which currency will I be charged in?", ar: "بأي عملة سيُخصم المبلغ؟" },
    answer: {
      en: "You can view prices in any currency on the list. Before you pay we show the exact amount and the currency it is charged in; a converted figure is always marked as approximate.",
      ar: "يمكنك عرض الأسعار بأي عملة من القائمة. وقبل الدفع نعرض المبلغ الدقيق والعملة التي سيُخصم بها، أما المبلغ المحوَّل فنشير دائمًا إلى أنه تقريبي.",
    },
  },
  {
    question: { en: "The price changed while I was booking. Why?", ar: "لماذا تغيّر السعر أثناء الحجز؟" },
    answer: {
      en: "Seats and rooms are sold elsewhere at the same time. If the price changes we stop, show you the difference line by line, and continue only when you accept it.",
      ar: "تُباع المقاعد والغرف في الوقت نفسه لدى آخرين. فإن تغيّر السعر توقفنا وعرضنا عليك الفرق بندًا بندًا، ولا نتابع إلا بموافقتك.",
    },
  },
  {
    question: { en: "How do I cancel, and what do I get back?", ar: "كيف ألغي الحجز وكم أسترد؟" },
    answer: {
      en: "Open the booking and choose cancel. You see how much will be refunded, and where to, before anything is cancelled. The rules of your fare decide the amount.",
      ar: "افتح الحجز واختر الإلغاء، وسترى المبلغ المسترد ووجهته قبل إلغاء أي شيء. وتحدد شروط تذكرتك قيمة الاسترداد.",
    },
  },
  {
    question: { en: "Must my name match my passport?", ar: "هل يجب أن يطابق اسمي جواز السفر؟" },
    answer: {
      en: "Yes, letter for letter and in Latin letters, exactly as in the machine-readable lines at the bottom of the page. If your passport shows only one name, tick that in the form.",
      ar: "نعم، حرفًا بحرف وبالأحرف اللاتينية كما يظهر في السطرين أسفل صفحة الجواز. وإذا كان في جوازك اسم واحد فقط فأشر إلى ذلك في النموذج.",
    },
  },
  {
    question: { en: "My payment is pending. Was I charged?", ar: "عملية الدفع معلّقة، فهل خُصم المبلغ؟" },
    answer: {
      en: "Please do not pay a second time. We keep checking with the bank and tell you as soon as it answers; if you were charged without a booking, you are refunded automatically.",
      ar: "نرجو ألا تدفع مرة أخرى. نواصل الاستعلام من البنك ونخبرك فور وصول الرد، وإذا خُصم المبلغ من دون إتمام الحجز أُعيد إليك تلقائيًا.",
    },
  },
];

export const appDownload = {
  title: { en: "Take Safar with you", ar: "سفر معك أينما كنت" },
  text: {
    en: "Put this site on your home screen: it opens like an app, with your bookings on the first page.",
    ar: "أضف الموقع إلى الشاشة الرئيسية ليفتح كأنه تطبيق، وحجوزاتك في صفحته الأولى.",
  },
};

export const corporate = {
  title: { en: "Travel for your company", ar: "السفر لشركتك" },
  text: {
    en: "One account for the whole team, one invoice a month.",
    ar: "حساب واحد للفريق كله، وفاتورة واحدة في الشهر.",
  },
  benefits: [
    { en: "Limits and approval for each traveller", ar: "حدود وموافقات لكل مسافر" },
    { en: "A monthly invoice with tax details", ar: "فاتورة شهرية بالتفاصيل الضريبية" },
    { en: "An account manager who knows your trips", ar: "مسؤول حساب يتابع رحلاتك" },
  ] satisfies readonly Words[],
  link: "/contact-us",
};

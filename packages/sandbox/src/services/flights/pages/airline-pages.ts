import { knownAirport } from "../../../world/airports.ts";
import { knownAircraft } from "../../../world/flights/aircraft.ts";
import { type Airline, airlines, brandsOf } from "../../../world/flights/airlines.ts";
import type { FareBrand } from "../../../world/flights/fare-brands.ts";
import type { PageData, Question } from "../../content/library.ts";
import type { Words } from "../../content/words.ts";

const updatedAt = "2026-10-01T08:00:00Z";

const slugOf = ({ names }: Airline): string => names.en.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

const joined = (words: readonly Words[]): Words => ({
  en: new Intl.ListFormat("en", { type: "conjunction" }).format(words.map(({ en }) => en)),
  ar: new Intl.ListFormat("ar", { type: "conjunction" }).format(words.map(({ ar }) => ar)),
});

const cityOf = (iata: string): Words => knownAirport(iata).city;

const kinds: Readonly<Record<Airline["kind"], Words>> = {
  full: {
    en: "It is a full-service airline: even its lowest fare carries a suitcase and a meal.",
    ar: "وهي شركة متكاملة الخدمات: حتى أقل تذاكرها تشمل حقيبة سفر ووجبة.",
  },
  low: {
    en: "It is a low-cost airline: its lowest fare carries you and a cabin bag, and you pay only for what you add.",
    ar: "وهي شركة منخفضة الكلفة: أقل تذاكرها لك ولحقيبة اليد، ولا تدفع إلا ثمن ما تضيفه.",
  },
  regional: {
    en: "It is a regional airline: small aircraft on short routes to places that larger ones do not reach.",
    ar: "وهي شركة إقليمية: طائرات صغيرة على خطوط قصيرة إلى أماكن لا تصلها الطائرات الكبيرة.",
  },
};

const bagOf = ({ checked }: FareBrand): Words => {
  if (checked.unit === "pieces") {
    const { pieces, kg_each: kg } = checked;
    return pieces === 0
      ? { en: "no checked bag", ar: "من دون حقيبة مسجلة" }
      : pieces === 1
        ? { en: `one checked bag of ${kg} kg`, ar: `حقيبة مسجلة واحدة وزنها ${kg} كجم` }
        : {
            en: `${pieces} checked bags of ${kg} kg each`,
            ar: `${pieces === 2 ? "حقيبتان مسجلتان" : `${pieces} حقائب مسجلة`} وزن كل منها ${kg} كجم`,
          };
  }
  return checked.kg === 0
    ? { en: "no checked bag", ar: "من دون حقيبة مسجلة" }
    : { en: `${checked.kg} kg of checked baggage`, ar: `${checked.kg} كجم من الأمتعة المسجلة` };
};

const familyLine = (brand: FareBrand): Words => {
  const bag = bagOf(brand);
  const { kg } = brand.cabinBag;
  return {
    en: `- **${brand.names.en}**: cabin bag of ${kg} kg, ${bag.en}`,
    ar: `- **${brand.names.ar}**: حقيبة مقصورة وزنها ${kg} كجم، ${bag.ar}`,
  };
};

const holdOf = ({ holdMinutes }: Airline): Words =>
  holdMinutes === null
    ? {
        en: "Payment is due at once: the airline holds no seat that is not paid for.",
        ar: "يُدفع الثمن في الحال، فالشركة لا تحجز مقعدًا لم يُدفع ثمنه.",
      }
    : {
        en: `A booking is held for up to ${holdMinutes} minutes while you pay. The time left is on the screen.`,
        ar: `يبقى الحجز محفوظًا حتى ${holdMinutes} دقيقة ريثما تدفع، والوقت المتبقي ظاهر على الشاشة.`,
      };

const questionsOf = (airline: Airline, lightest: FareBrand, [hub]: readonly string[]): readonly Question[] => {
  const { names } = airline;
  const bag = bagOf(lightest);
  const hold = holdOf(airline);
  return [
    {
      question: {
        en: `What baggage does the lowest fare of ${names.en} carry?`,
        ar: `ما الأمتعة التي تشملها أقل تذكرة لدى ${names.ar}؟`,
      },
      answer: {
        en: `A cabin bag of ${lightest.cabinBag.kg} kg and ${bag.en}. Every result says what its fare carries.`,
        ar: `حقيبة مقصورة وزنها ${lightest.cabinBag.kg} كجم، ${bag.ar}. وكل نتيجة تذكر ما تشمله تذكرتها.`,
      },
    },
    { question: { en: "How long do I have to pay?", ar: "كم من الوقت لديّ للدفع؟" }, answer: hold },
    {
      question: { en: "Can I change or cancel my booking?", ar: "هل يمكنني تعديل حجزي أو إلغاؤه؟" },
      answer: {
        en: "That depends on the fare family. Until when it is possible and what it costs is shown before you pay, and stays with your booking.",
        ar: "يتوقف ذلك على فئة التذكرة. ونعرض قبل الدفع إلى متى يمكن ذلك وكم يكلف، ويبقى ذلك مع حجزك.",
      },
    },
    ...(airline.seatRequired
      ? [
          {
            question: { en: "Do I have to choose a seat?", ar: "هل يلزمني اختيار مقعد؟" },
            answer: {
              en: "Yes. This airline asks you to choose a seat for every passenger, even where the seat is free.",
              ar: "نعم. تطلب هذه الشركة مقعدًا لكل مسافر قبل قبول الحجز، حتى إن كان المقعد مجانيًا.",
            },
          },
        ]
      : []),
    ...(hub === undefined
      ? []
      : [
          {
            question: { en: `Where is ${names.en} at home?`, ar: `أين مقر ${names.ar}؟` },
            answer: {
              en: `At ${knownAirport(hub).name.en} airport in ${cityOf(hub).en} (${hub}).`,
              ar: `في مطار ${knownAirport(hub).name.ar} في ${cityOf(hub).ar} ‏(${hub}).`,
            },
          },
        ]),
  ];
};

const pageOf = (airline: Airline): PageData => {
  const { names, routes, kind, fleet } = airline;
  const hubs = Object.keys(routes);
  const homes = joined(hubs.map(cityOf));
  const [hub = "KHI"] = hubs;
  const to = routes[hub]?.[0] ?? "LHE";
  const brands = brandsOf(airline, "economy");
  const [lightest] = brands;
  if (lightest === undefined) throw new Error(`The airline ${airline.code} sells nothing.`);
  const families = brands.map(familyLine);
  const aircraft = new Intl.ListFormat("en").format(fleet.map((code) => knownAircraft(code).name));
  const served = Object.entries(routes).map(([from, places]): Words => {
    const reached = joined(places.map(cityOf));
    return {
      en: `- **From ${cityOf(from).en}**: ${reached.en}`,
      ar: `- **من ${cityOf(from).ar}**: ${reached.ar}`,
    };
  });
  const hold = holdOf(airline);
  return {
    slug: slugOf(airline),
    type: "airline",
    service: "flight",
    updatedAt,
    flight: { from: hub, to, airline: airline.code },
    title: { en: `${names.en} flights`, ar: `رحلات ${names.ar}` },
    description: {
      en: `Where ${names.en} flies from ${homes.en}, what its fares carry, and how to book them.`,
      ar: `إلى أين تطير ${names.ar} من ${homes.ar}، وماذا تشمل تذاكرها، وكيف تحجزها.`,
    },
    body: {
      en: `${names.en} flies from ${homes.en} under the code ${airline.code}. ${kinds[kind].en}

## Where it flies

${served.map(({ en }) => en).join("\n")}

## What the fares carry

${families.map(({ en }) => en).join("\n")}

Allowances are for each traveller with a seat. A flight that a partner operates may carry less; the result says so for each leg.

## On board

You will travel on ${aircraft}. The aircraft of your flight is named in its details, and may change until the day.

## Booking and paying

${hold.en} Names are written in Latin letters, as the passport has them, and a price that changes is shown to you line by line before you pay it.`,
      ar: `تطير ${names.ar} من ${homes.ar} بالرمز ${airline.code}. ${kinds[kind].ar}

## وجهاتها

${served.map(({ ar }) => ar).join("\n")}

## ما تشمله التذاكر

${families.map(({ ar }) => ar).join("\n")}

هذه المقادير لكل مسافر له مقعد. وقد تقل في رحلة تشغلها شركة شريكة، وتذكر النتيجة ذلك لكل مرحلة.

## على متن الطائرة

تسافر على ${aircraft}. ويُذكر طراز طائرتك في تفاصيل الرحلة، وقد يتغير حتى يوم السفر.

## الحجز والدفع

${hold.ar} تُكتب الأسماء بالأحرف اللاتينية كما في جواز السفر، وإذا تغيّر السعر عُرض عليك سطرًا سطرًا قبل أن تدفعه.`,
    },
    questions: questionsOf(airline, lightest, hubs),
  };
};

export const airlinePages: readonly PageData[] = airlines.map(pageOf);

const linksTo = (country: (airline: Airline) => boolean, locale: keyof Words): string =>
  airlines
    .filter(country)
    .map((airline) => `- [${airline.names[locale]}](/flights/${slugOf(airline)})`)
    .join("\n");

const inCountry = (wanted: string) => (airline: Airline) => airline.country === wanted;
const elsewhere = ({ country }: Airline) => country !== "PK" && country !== "SA";

/** The landing page that leads to each airline's own. */
export const airlineBooking: PageData = {
  slug: "airline-booking",
  type: "airline",
  service: "flight",
  updatedAt,
  flight: { from: null, to: null, airline: null },
  title: { en: "Book with any airline", ar: "احجز مع أي شركة طيران" },
  description: {
    en: "All the airlines that we sell, where they fly, what their fares carry, and one search for all of them.",
    ar: "كل شركات الطيران التي نبيع تذاكرها، وجهاتها وما تشمله تذاكرها، وبحث واحد يجمعها كلها.",
  },
  body: {
    en: `One search asks every airline on this page at the same time and puts their fares side by side, with what each of them carries. You need not know who flies where: say where from and where to, and we look.

## Airlines of Pakistan

${linksTo(inCountry("PK"), "en")}

## Airlines of Saudi Arabia

${linksTo(inCountry("SA"), "en")}

## Airlines of other countries

${linksTo(elsewhere, "en")}

## Which one is right for you?

Look at the whole trip: the time door to door, the suitcase, the chance to change. A fare that is lower by a little may cost more once a bag is added. Fares that can be given back are marked, and so are those that cannot.`,
    ar: `بحث واحد يسأل كل شركات الطيران في هذه الصفحة في الوقت نفسه، ويضع أسعارها جنبًا إلى جنب مع ما تشمله كل تذكرة. لا يلزمك أن تعرف من يطير إلى أين: اذكر من أين وإلى أين، ونحن نبحث.

## شركات الطيران الباكستانية

${linksTo(inCountry("PK"), "ar")}

## شركات الطيران السعودية

${linksTo(inCountry("SA"), "ar")}

## شركات طيران من بلدان أخرى

${linksTo(elsewhere, "ar")}

## أيها يناسبك؟

انظر إلى الرحلة كلها: الوقت من الباب إلى الباب، والحقيبة، وإمكان التعديل. فقد تكلف التذكرة الأرخص قليلًا أكثر بعد إضافة حقيبة. والتذاكر القابلة للاسترداد معلّمة، وكذلك غير القابلة له.`,
  },
  questions: [
    {
      question: {
        en: "Do all airlines cost the same with you as elsewhere?",
        ar: "هل أسعار سفر هي أسعار الشركات نفسها؟",
      },
      answer: {
        en: "We show what the airline asks and what we add, line by line, before you pay. The total that you see is what you pay.",
        ar: "نعرض ما تطلبه الشركة وما نضيفه سطرًا سطرًا قبل الدفع. والمجموع الذي تراه هو ما تدفعه.",
      },
    },
    {
      question: { en: "Can two airlines be on one ticket?", ar: "هل تجتمع شركتان في تذكرة واحدة؟" },
      answer: {
        en: "Yes, where they are partners. Your bags are then checked through, and a missed connection is theirs to mend.",
        ar: "نعم، إذا كانتا شريكتين. عندها تُشحن حقائبك إلى الوجهة الأخيرة، وعليهما تدبير أمرك إن فاتتك رحلة المواصلة.",
      },
    },
    {
      question: { en: "Which airlines fly to Jeddah and Madinah?", ar: "أي الشركات تطير إلى جدة والمدينة المنورة؟" },
      answer: {
        en: "Most of those on this page. Their own pages list every city that they reach.",
        ar: "معظم ما في هذه الصفحة. وتذكر صفحة كل شركة كل مدينة تصل إليها.",
      },
    },
  ],
};

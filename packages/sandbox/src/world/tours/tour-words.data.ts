import type { Names } from "../names.ts";
import type { TourKind } from "./tours.ts";

const both = (en: string, ar: string): Names => ({ en, ar });

/** What is said of a tour of a kind: `{place}` is where it is. */
export const aboutOf: Readonly<Record<TourKind, Names>> = {
  city: both(
    "People of {place} show you how they live, work and celebrate, at a pace that leaves time for tea.",
    "أهل {place} يرونك كيف يعيشون ويعملون ويحتفلون، بإيقاع يترك وقتًا للشاي.",
  ),
  desert: both(
    "Out of {place} and into the open: sand, silence and a sky without lamps, with a driver who grew up in it.",
    "من {place} إلى الفضاء المفتوح: رمل وسكون وسماء بلا مصابيح، مع سائق نشأ فيها.",
  ),
  mountains: both(
    "A guide from the valley knows the path, the weather and where the best view of {place} is.",
    "مرشد من أهل الوادي يعرف الدرب والطقس وأجمل إطلالة على {place}.",
  ),
  food: both(
    "What {place} is known for, tasted with the people who grow and cook it. Come hungry.",
    "ما تشتهر به {place}، تذوقه مع من يزرعونه ويطبخونه. تعال جائعًا.",
  ),
  sea: both(
    "A licensed boat, life jackets for everybody, and a captain who knows the water of {place} by heart.",
    "قارب مرخّص وسترات نجاة للجميع وقبطان يحفظ مياه {place} عن ظهر قلب.",
  ),
  history: both(
    "What stands in {place}, who built it and why it is still there, told by a licensed guide on the spot.",
    "ما بقي قائمًا في {place} ومن بناه ولماذا بقي، يرويه مرشد مرخّص في المكان نفسه.",
  ),
  pilgrimage: both(
    "A quiet visit to the places that pilgrims have come to {place} for, with their story and their manners.",
    "زيارة هادئة للمواضع التي قصد الزوّار {place} من أجلها، مع سيرتها وآدابها.",
  ),
};

/** Where a tour of a kind stops that says nothing of its own, if not at the sights of its place. */
export const stopsOf: Partial<Readonly<Record<TourKind, readonly Names[]>>> = {
  desert: [
    both("Tyres are let down at the first dune", "تخفيف هواء الإطارات عند أول كثيب"),
    both("A walk along the ridge", "مشي على حافة الكثيب"),
    both("Fire, tea and dates", "نار وشاي وتمر"),
  ],
  food: [
    both("The first stall, standing", "أول بسطة طعام، نأكل عندها وقوفًا"),
    both("A kitchen with its cook", "في المطبخ مع الطاهي"),
    both("Something sweet to end with", "حلوى الختام"),
  ],
  sea: [
    both("Safety and life jackets at the pier", "إرشادات السلامة وسترات النجاة على الرصيف"),
    both("The best water of the day", "أصفى مياه اليوم"),
    both("Tea on the way back", "شاي في طريق العودة"),
  ],
};

export const includedAlways = both("A licensed guide", "مرشد مرخّص");

export const includedOf: Readonly<Record<TourKind, Names>> = {
  city: both("Tea on the way", "شاي في الطريق"),
  desert: both("A four-wheel drive with fuel", "سيارة دفع رباعي مع الوقود"),
  mountains: both("Permits and a first-aid kit", "التصاريح وحقيبة إسعافات أولية"),
  food: both("All tastings", "جميع التذوّقات"),
  sea: both("The boat and life jackets", "القارب وسترات النجاة"),
  history: both("A map of what you see", "خريطة لما تراه"),
  pilgrimage: both("A booklet in your language", "كتيّب بلغتك"),
};

export const excludedOf: Readonly<Record<TourKind, Names>> = {
  city: both("Lunch", "الغداء"),
  desert: both("Quad bikes", "الدراجات الرباعية"),
  mountains: both("Boots and warm clothes", "الأحذية والملابس الدافئة"),
  food: both("Further drinks", "المشروبات الإضافية"),
  sea: both("Towels", "المناشف"),
  history: both("Photography fees", "رسوم التصوير"),
  pilgrimage: both("Meals", "الوجبات"),
};

/** Of tours over night, which feed everybody: what is not in the price instead of meals. */
export const excludedOvernight = both("What you buy on the way", "ما تشتريه في الطريق");

export const pickedUp = both("Fetching you and bringing you back", "التوصيل ذهابًا وإيابًا");
export const notPickedUp = both("The way to the meeting point", "الوصول إلى نقطة اللقاء");
export const nights = both(
  "Nights in tents or guest houses, with all meals",
  "المبيت في خيام أو بيوت ضيافة مع جميع الوجبات",
);

/** Where somebody is fetched, by how many minutes before the start, and how far from the middle of the place. */
// biome-ignore format: a table is read by its rows.
export const pickupRows = [
  ["centre", "Hotels in the centre", "فنادق وسط المدينة", 20, 0.006, -0.004],
  ["station", "The bus station, front door", "محطة الحافلات، الباب الأمامي", 35, -0.012, 0.01],
  ["airport", "The airport, arrivals hall", "المطار، صالة الوصول", 60, 0.055, 0.048],
] as const;

/** Towns whose airport is another town's. */
// biome-ignore format: one line is read more easily.
export const withoutAirport: readonly string[] = ["taxila", "hunza", "naran", "murree", "thatta", "makkah", "diriyah", "umluj"];

export type UnitCode = "adult" | "youth" | "child" | "infant" | "senior" | "student";

/** Whom a price is for, its ages, whether an adult must be with them, and its share of an adult's price. */
// biome-ignore format: a table is read by its rows.
export const unitRows: readonly (readonly [code: UnitCode, en: string, ar: string, ages: readonly [min: number, max: number], needsAdult: boolean, share: number])[] = [
  ["adult", "Adult", "بالغ", [18, 120], false, 1],
  ["senior", "Senior", "كبير السن", [60, 120], false, 0.85],
  ["student", "Student with a card", "طالب ببطاقته", [18, 30], false, 0.8],
  ["youth", "Youth", "يافع", [12, 17], true, 0.8],
  ["child", "Child", "طفل", [4, 11], true, 0.6],
  ["infant", "Infant", "رضيع", [0, 3], true, 0],
];

export type QuestionCode = "diet" | "swim" | "fitness" | "emergency";

export const questionWords: Readonly<Record<QuestionCode, Names>> = {
  diet: both("Is there anything you do not eat?", "هل هناك ما لا تأكله؟"),
  swim: both("Can everybody swim?", "هل يجيد الجميع السباحة؟"),
  fitness: both("How long do you walk without a rest?", "كم تمشي دون استراحة؟"),
  emergency: both("Whom should we call in an emergency?", "بمن نتصل عند الطوارئ؟"),
};

export const questionChoices: Partial<Readonly<Record<QuestionCode, Readonly<Record<string, Names>>>>> = {
  swim: { yes: both("Yes, everybody", "نعم، الجميع"), no: both("Not everybody", "ليس الجميع") },
  fitness: {
    hour: both("Up to an hour", "حتى ساعة"),
    half: both("Up to three hours", "حتى ثلاث ساعات"),
    day: both("All day", "طوال اليوم"),
  },
};

export const optionWords = {
  shared: both("Shared group", "مجموعة مشتركة"),
  private: both("Private, for your party alone", "خاصة بمجموعتكم وحدها"),
} as const;

import type { Names } from "../names.ts";
import type { TourKind } from "./tours.ts";

const both = (en: string, ar: string): Names => ({ en, ar });

// biome-ignore format: one line is read more easily.
const kindOf = (opening: string, openingAr: string, price: string, priceAr: string, into: string, intoAr: string, not: string, notAr: string) => ({
  /** How what is told of one begins, in several ways: `{place}` is where it is. */
  openings: opening.split("|").map((en, way) => both(en, openingAr.split("|")[way] ?? en)),
  /** What of its price is told where it is not over night. */
  price: both(price, priceAr),
  included: both(into, intoAr),
  excluded: both(not, notAr),
});

// biome-ignore format: a table is read by its rows.
/** What is said of a tour of a kind, and what is in its price. */
export const kindTales = {
  city: kindOf("People of {place} show you how they live, work and celebrate, at a pace that leaves time for tea.|This is {place} as whoever lives here sees it: with a guide from the town, doors that open for them, and time to look inside.|Come to look, and stay to talk. Your guide is from {place} and knows by name most of those whom you meet.", "أهل {place} يرونك كيف يعيشون ويعملون ويحتفلون، بإيقاع يترك وقتًا للشاي.|هذه {place} كما يراها أهلها: مع مرشد من أبنائها، وأبواب تُفتح له، ووقت يكفي للنظر خلفها.|تعال لتنظر، وابقَ لتتحدث. مرشدك من أهل {place}، ويعرف بالاسم معظم من تلتقيهم.", "A licensed guide and tea on the way are in the price; lunch is not.", "يشمل السعر مرشدًا مرخّصًا وشايًا في الطريق، ولا يشمل الغداء.", "Tea on the way", "شاي في الطريق", "Lunch", "الغداء"),
  desert: kindOf("You leave {place} for the open: sand, stone and silence, with a driver who grew up in it.|Behind the last houses of {place} the desert begins, and your driver knows its tracks without a map.|The desert around {place} never keeps its colours for an hour. You go with a driver who knows where to be when they change.", "تخرج من {place} إلى الفضاء المفتوح: رمل وصخر وسكون، مع سائق نشأ فيه.|خلف آخر بيوت {place} تبدأ الصحراء، وسائقك يعرف دروبها بلا خريطة.|لا تبقى ألوان الصحراء حول {place} ساعة على حالها، وسائقك يعرف أين تقف حين تتبدل.", "A licensed guide, the car and its fuel are in the price; quad bikes are not.", "يشمل السعر مرشدًا مرخّصًا والسيارة ووقودها، ولا يشمل الدراجات الرباعية.", "A four-wheel drive with fuel", "سيارة دفع رباعي مع الوقود", "Quad bikes", "الدراجات الرباعية"),
  mountains: kindOf("A guide from here knows the path, the weather and where the best view around {place} is.|A steady step and somebody who has gone this way many times: more is not needed to see {place} from its best side.|A guide who lives near {place} sets the pace, watches the sky and knows where it is good to rest.", "مرشد من أهل المكان يعرف الدرب والطقس وأجمل إطلالة حول {place}.|خطوة ثابتة ومرشد سلك هذا الدرب مرارًا: لا تحتاج إلى أكثر من ذلك لترى {place} من أجمل جهاتها.|مرشد يسكن قرب {place} يضبط الإيقاع ويراقب السماء ويعرف أين تطيب الاستراحة.", "A licensed guide, permits and a first-aid kit are in the price; boots and warm clothes you bring yourself.", "يشمل السعر مرشدًا مرخّصًا والتصاريح وحقيبة إسعافات أولية، وتُحضر أنت حذاءك وملابسك الدافئة.", "Permits and a first-aid kit", "التصاريح وحقيبة إسعافات أولية", "Boots and warm clothes", "الأحذية والملابس الدافئة"),
  food: kindOf("What {place} is known for, tasted with the people who grow and cook it. Come hungry.|You eat your way through {place} with somebody who grew up on its dishes. Leave room: there is more than it seems.|A kitchen tells more of {place} than a museum does. You meet those who grow, cook or sell, and taste as you go.", "ما تشتهر به {place}، تذوقه مع من يزرعونه ويطبخونه. تعال جائعًا.|تأكل في {place} مع من نشأ على أطباقها. اترك متسعًا، فالآتي أكثر مما تظن.|المطبخ يحكي عن {place} أكثر مما يحكيه متحف. تلتقي من يزرع ويطبخ ويبيع، وتتذوق في طريقك.", "All that you taste is in the price; further drinks are not.", "كل ما تتذوقه في السعر، ولا يشمل المشروبات الإضافية.", "All tastings", "جميع التذوّقات", "Further drinks", "المشروبات الإضافية"),
  sea: kindOf("A licensed boat, life jackets for everybody, and somebody at the helm who knows the water of {place} by heart.|Seen from the water {place} is another place. The boat is licensed, and there is a life jacket for everybody.|You go out with people who live by the water of {place}, in a licensed boat and with a life jacket each.", "قارب مرخّص وسترات نجاة للجميع ومن يقوده يحفظ مياه {place} عن ظهر قلب.|من الماء تبدو {place} مكانًا آخر. القارب مرخّص، ولكل واحد سترة نجاة.|تخرج مع أناس يعيشون من مياه {place}، في قارب مرخّص ولكل واحد سترة نجاة.", "A licensed guide, the boat and the life jackets are in the price; bring a towel.", "يشمل السعر مرشدًا مرخّصًا والقارب وسترات النجاة، وأحضر منشفتك معك.", "The boat and life jackets", "القارب وسترات النجاة", "Towels", "المناشف"),
  history: kindOf("What stands in {place}, who built it and why it is still there, told by a licensed guide on the spot.|Old walls say little by themselves. A licensed guide tells who built, prayed, ruled or traded in {place}, and what became of them.|This is the past of {place}, told where it happened by a licensed guide who answers what the signs leave out.", "ما بقي قائمًا في {place} ومن بناه ولماذا بقي، يرويه مرشد مرخّص في المكان نفسه.|الجدران القديمة لا تقول كثيرًا وحدها. يروي مرشد مرخّص من بنى وصلّى وحكم وتاجر في {place}، وما آل إليه أمرهم.|هذا ماضي {place}، يرويه في موضعه مرشد مرخّص يجيب عما تسكت عنه اللوحات.", "A licensed guide and a map of what you see are in the price; photography fees are not.", "يشمل السعر مرشدًا مرخّصًا وخريطة لما تراه، ولا يشمل رسوم التصوير.", "A map of what you see", "خريطة لما تراه", "Photography fees", "رسوم التصوير"),
  pilgrimage: kindOf("A quiet visit to the places that pilgrims have come to {place} for, with their story and their manners.|You go where pilgrims went before you, with somebody who knows what happened in and around {place}, and tells it quietly.|There is time to stand still. A guide tells what is known of the places in and around {place}, and how one behaves there.", "زيارة هادئة للمواضع التي قصد الزوّار {place} من أجلها، مع سيرتها وآدابها.|تمضي حيث مضى الزوّار قبلك، مع من يعرف ما جرى في {place} وحولها ويرويه بهدوء.|في هذه الزيارة وقت للتأمل. يروي المرشد ما هو معروف عن المواضع في {place} وحولها، وآداب الوقوف عندها.", "A licensed guide and a booklet in your language are in the price; meals are not.", "يشمل السعر مرشدًا مرخّصًا وكتيّبًا بلغتك، ولا يشمل الوجبات.", "A booklet in your language", "كتيّب بلغتك", "Meals", "الوجبات"),
} as const satisfies Readonly<Record<TourKind, unknown>>;

/** What else is told of a tour, where it is so. */
// biome-ignore format: a table is read by its rows.
export const tales = {
  nights: both("Nights are in tents or guest houses, and all meals are in the price.", "المبيت في خيام أو بيوت ضيافة، وجميع الوجبات في السعر."),
  stay: both("You have about {time} at each.", "وتقضي نحو {time} في كل محطة."),
  grown: both("It is for people of twelve and over.", "وهي لمن أتم الثانية عشرة."),
  children: both("Children are welcome, and those under four pay nothing.", "ونرحّب بالأطفال، ومن هم دون الرابعة لا يدفعون شيئًا."),
  alone: both("It can also be had for your party alone.", "ويمكن أن تكون خاصة بمجموعتكم وحدها."),
  begin: {
    none: both("You meet at {meeting}.", "نقطة اللقاء {meeting}."),
    offered: both("You meet at {meeting}, or are fetched from another place in town.", "نقطة اللقاء {meeting}، أو تُصطحب من مكان آخر في المدينة."),
    required: both("You are fetched where you choose, and brought back.", "تُصطحب من المكان الذي تختاره ثم تُعاد إليه."),
  },
  come: {
    fetched: both("You are picked up where you choose.", "تُصطحب من المكان الذي تختاره."),
    met: both("Be at {meeting} ten minutes before. The guide carries a green flag.", "كن عند {meeting} قبل الموعد بعشر دقائق. يحمل المرشد علمًا أخضر."),
  },
  entrance: {
    included: both("Entrance to {stops} is in the price.", "والدخول إلى {stops} ضمن السعر."),
    paid: both("Entrance to {stops} is paid there.", "والدخول إلى {stops} يُدفع في الموقع."),
  },
} as const;

/** What the guide asks before, by the question. */
// biome-ignore format: a table is read by its rows.
export const askTales: Partial<Readonly<Record<QuestionCode, Names>>> = {
  diet: both("Before you book, the guide asks what you do not eat.", "ويسألك المرشد قبل الحجز عما لا تأكله."),
  swim: both("Before you book, you say whether everybody can swim.", "وتذكر قبل الحجز هل يجيد الجميع السباحة."),
  fitness: both("Before you book, you say how long you walk without a rest.", "وتذكر قبل الحجز كم تمشي دون استراحة."),
};

/** Where a tour of a kind stops that says nothing of its own, if not at the sights of its place. */
// biome-ignore format: a table is read by its rows.
export const stopsOf: Partial<Readonly<Record<TourKind, readonly Names[]>>> = {
  desert: [both("Tyres are let down at the first dune", "تخفيف هواء الإطارات عند أول كثيب"), both("A walk along the ridge", "مشي على حافة الكثيب"), both("Fire, tea and dates", "نار وشاي وتمر")],
  food: [both("The first stall, standing", "أول بسطة طعام، نأكل عندها وقوفًا"), both("A kitchen with its cook", "في المطبخ مع الطاهي"), both("Something sweet to end with", "حلوى الختام")],
  sea: [both("Safety and life jackets at the pier", "إرشادات السلامة وسترات النجاة على الرصيف"), both("The best water of the day", "أصفى مياه اليوم"), both("Tea on the way back", "شاي في طريق العودة")],
};

export const includedAlways = both("A licensed guide", "مرشد مرخّص");

/** Of tours over night, which feed everybody: what is not in the price instead of meals. */
export const excludedOvernight = both("What you buy on the way", "ما تشتريه في الطريق");

export const pickedUp = both("Fetching you and bringing you back", "التوصيل ذهابًا وإيابًا");
export const notPickedUp = both("The way to the meeting point", "الوصول إلى نقطة اللقاء");
export const nights = both(
  "Nights in tents or guest houses, with all meals",
  "المبيت في خيام أو بيوت ضيافة مع جميع الوجبات",
);

/** Where somebody is fetched, by how many minutes before the start, and how far from the middle of the place; its airport is where it is. */
// biome-ignore format: a table is read by its rows.
export const pickupRows = [
  ["station", "The bus station, front door", "محطة الحافلات، الباب الأمامي", 35, -0.012, 0.01],
  ["airport", "The airport, arrivals hall", "المطار، صالة الوصول", 60, 0, 0],
] as const;

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

export const languageWords = both("In which language?", "بأي لغة؟");

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

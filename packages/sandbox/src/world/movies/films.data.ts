import type { Names } from "../names.ts";

export type GenreSlug =
  | "drama"
  | "comedy"
  | "family"
  | "thriller"
  | "romance"
  | "adventure"
  | "animation"
  | "documentary";

export type FilmRow = readonly [
  slug: string,
  en: string,
  ar: string,
  synopsis: string,
  synopsisAr: string,
  /** Spoken, and below after a stroke: `ur/en`. */
  tongues: string,
  genres: string,
  minutes: number,
  certificate: "U" | "PG12" | "R15" | "R18",
  /** What its poster has, how it is laid out, its three hues, and `dark` for one at night. */
  poster: string,
];

// biome-ignore format: a table is read by its rows.
export const filmRows: readonly FilmRow[] = [
  ["the-last-tonga", "The Last Tonga", "آخر عربة", "The last driver of a horse cart in the walled city carries one more passenger home.", "آخر سائق عربة في المدينة القديمة يوصل راكبه الأخير إلى بيته.", "ur/en", "drama", 118, "U", "horse horizon 32 8 200"],
  ["almost-full", "Almost Full", "على وشك الامتلاء", "A night train has one seat left, and eleven people who need it.", "قطار ليلي بقي فيه مقعد واحد، وأحد عشر شخصًا يحتاجون إليه.", "ur/en", "comedy thriller", 104, "PG12", "train split 350 48 210 dark"],
  ["quiet-matinee", "Quiet Matinee", "عرض هادئ", "A projectionist shows films to nobody, until somebody comes.", "عامل عرض يشغّل أفلامه لقاعة خالية، إلى أن يأتي أحدهم.", "en/ar", "drama", 96, "U", "lantern centre 45 20 260 dark"],
  ["monsoon-line", "Monsoon Line", "خط المطر", "Two sisters keep a rural telephone exchange alive through one wet summer.", "أختان تحافظان على مقسم هاتف ريفي طوال صيف ماطر.", "ur/ar", "drama family", 124, "U", "rain horizon 195 160 40"],
  ["salt-and-saffron", "Salt and Saffron", "ملح وزعفران", "Rival cooks share a kitchen, a landlord and, at last, a recipe.", "طاهيان متنافسان يتقاسمان المطبخ وصاحب الدار، ثم وصفة واحدة.", "ur/en", "comedy romance", 112, "U", "swords pattern 42 12 320"],
  ["the-ninth-over", "The Ninth Over", "الشوط التاسع", "A village team plays a match that its grandfathers never finished.", "فريق قرية يكمل مباراة لم ينهها الأجداد.", "ur/en", "family drama", 131, "U", "cricket centre 95 30 205"],
  ["kites-over-anarkali", "Kites over Anarkali", "طائرات فوق أناركلي", "For one spring day the roofs of the old city belong to its children.", "ليوم ربيعي واحد تصبح أسطح المدينة القديمة ملكًا لأطفالها.", "ur/ar", "family animation", 92, "U", "kite pattern 205 48 340"],
  ["midnight-at-the-mill", "Midnight at the Mill", "منتصف الليل في المطحنة", "A night watchman hears the looms run when nobody is there.", "حارس ليلي يسمع الأنوال تعمل ولا أحد هناك.", "ur/en", "thriller", 101, "R15", "needle split 260 0 45 dark"],
  ["desert-frequency", "Desert Frequency", "تردد الصحراء", "A radio engineer follows a song that is broadcast from an empty quarter.", "مهندس إذاعة يتتبع أغنية تُبث من أرض خالية.", "ar/en", "adventure drama", 109, "PG12", "star horizon 28 265 45 dark"],
  ["red-sea-hours", "Red Sea Hours", "ساعات البحر الأحمر", "A diver and a marine biologist have six hours to free a whale.", "غواص وعالمة أحياء أمامهما ست ساعات لتحرير حوت.", "ar/en", "adventure family", 98, "U", "whale horizon 190 210 20"],
  ["the-date-merchant", "The Date Merchant", "تاجر التمر", "An old trader teaches his granddaughter to bargain, and loses to her.", "تاجر عجوز يعلّم حفيدته المساومة فتغلبه.", "ar/en", "comedy family", 106, "U", "tea centre 30 95 15"],
  ["seven-doors", "Seven Doors", "سبعة أبواب", "A locksmith is asked to open seven doors and not to look behind any.", "صانع أقفال يُطلب منه فتح سبعة أبواب دون أن ينظر خلف أي منها.", "ar/ur", "thriller", 115, "R15", "key pattern 220 35 0 dark"],
  ["camel-number-nine", "Camel Number Nine", "الجمل رقم تسعة", "A slow camel, a fast brother and the race of the season.", "جمل بطيء وأخ سريع وسباق الموسم.", "ar/en", "comedy family", 94, "U", "camel horizon 40 15 195"],
  ["paper-moon-over-riyadh", "Paper Moon over Riyadh", "قمر من ورق فوق الرياض", "Two strangers share a window seat in an office where nobody sleeps.", "غريبان يتقاسمان نافذة في مكتب لا ينام أحد فيه.", "ar/en", "romance", 102, "PG12", "window centre 250 50 190 dark"],
  ["orbit-of-sana", "Orbit of Sana", "مدار سنا", "A mechanic from Multan repairs a satellite from her roof.", "فنية من ملتان تصلح قمرًا صناعيًا من سطح بيتها.", "ur/en", "adventure", 127, "PG12", "planet split 215 350 45 dark"],
  ["the-green-turban", "The Green Turban", "العمامة الخضراء", "A tailor is mistaken for a saint on the busiest day of the fair.", "خياط يُظن وليًا في أكثر أيام المعرض ازدحامًا.", "ur/en", "comedy", 110, "U", "mask centre 140 40 10"],
  ["under-the-banyan", "Under the Banyan", "تحت شجرة الأثأب", "A school without walls gets an inspector without patience.", "مدرسة بلا جدران يزورها مفتش بلا صبر.", "ur/ar", "drama family", 99, "U", "tree horizon 120 50 25"],
  ["glass-harbour", "Glass Harbour", "ميناء الزجاج", "A customs officer finds her own name on a container's list.", "موظفة جمارك تجد اسمها في قائمة حمولة حاوية.", "en/ar", "thriller", 119, "R15", "bridge split 205 340 50 dark"],
  ["the-clockmaker-of-hail", "The Clockmaker of Hail", "ساعاتي حائل", "Every clock in town stops for one minute, and only one man counts it.", "تتوقف كل ساعات البلدة دقيقة، ولا يحسبها إلا رجل واحد.", "ar/en", "drama", 107, "U", "clock centre 38 200 10"],
  ["snow-on-the-karakoram", "Snow on the Karakoram", "ثلج على قراقرم", "A truck, two drivers and the pass that closes tonight.", "شاحنة وسائقان وممر يُغلق الليلة.", "ur/en", "adventure thriller", 133, "PG12", "mountain horizon 205 220 20"],
  ["little-lamp", "Little Lamp", "السراج الصغير", "A firefly that is afraid of the dark looks for the sea.", "يراعة تخاف الظلام تبحث عن البحر.", "ar/ur", "animation family", 84, "U", "lighthouse pattern 240 48 330 dark"],
  ["robot-from-sialkot", "The Robot from Sialkot", "الروبوت من سيالكوت", "A football factory builds a goalkeeper, and it will not lose.", "مصنع كرات يصنع حارس مرمى يرفض الخسارة.", "ur/en", "animation comedy", 90, "U", "robot centre 185 15 50"],
  ["letters-to-dammam", "Letters to Dammam", "رسائل إلى الدمام", "A postman delivers forty years of letters in one afternoon.", "ساعي بريد يوصل رسائل أربعين سنة في ظهيرة واحدة.", "ar/en", "drama romance", 113, "U", "letter split 15 195 45"],
  ["the-understudy", "The Understudy", "البديلة", "On opening night the leading lady is locked in, and the prompter knows every line.", "ليلة الافتتاح تُحتجز البطلة، والملقّنة تحفظ كل سطر.", "en/ur", "comedy", 100, "PG12", "eye split 330 45 220"],
  ["a-house-in-clifton", "A House in Clifton", "بيت في كليفتون", "Four heirs may keep the house if they can live in it for a week.", "أربعة ورثة يحتفظون بالبيت إن عاشوا فيه أسبوعًا معًا.", "ur/en", "comedy drama", 121, "U", "house centre 175 25 45"],
  ["edge-of-thar", "Edge of Thar", "حافة ثار", "A water diviner is hired by two villages that do not speak.", "باحث عن الماء تستأجره قريتان لا تتكلمان.", "ur/ar", "drama adventure", 116, "PG12", "sun horizon 35 5 205"],
  ["the-pearl-road", "The Pearl Road", "طريق اللؤلؤ", "What became of the last fleet that went out for pearls, told by those who waited.", "ما حل بآخر أسطول خرج للغوص، كما يرويه من انتظروا.", "ar/en", "documentary", 88, "U", "sea pattern 195 45 265"],
  ["night-bus-to-quetta", "Night Bus to Quetta", "حافلة الليل إلى كويتا", "Thirty passengers, one driver and a secret in the luggage hold.", "ثلاثون راكبًا وسائق واحد وسر في صندوق الأمتعة.", "ur/en", "thriller", 108, "R15", "road split 230 20 50 dark"],
  ["wedding-season", "Wedding Season", "موسم الأعراس", "Five weddings in four days, and one bridegroom too many.", "خمسة أعراس في أربعة أيام، وعريس زائد.", "ur/en", "comedy romance", 137, "U", "drum centre 345 45 130"],
  ["the-falcon-school", "The Falcon School", "مدرسة الصقور", "A shy boy trains a bird that nobody else could.", "صبي خجول يدرّب طائرًا عجز عنه الجميع.", "ar/en", "family adventure", 97, "U", "bird centre 25 210 45"],
  ["city-of-lights", "City of Lights", "مدينة الأنوار", "One power cut, nine flats, and the night that neighbours met.", "انقطاع كهرباء وتسع شقق وليلة تعارف فيها الجيران.", "ur/en", "drama comedy", 111, "PG12", "city horizon 245 48 15 dark"],
  ["the-map-of-ibn-sahl", "The Map of Ibn Sahl", "خريطة ابن سهل", "A librarian and a thief follow a map drawn in light.", "أمينة مكتبة ولص يتبعان خريطة رُسمت بالضوء.", "ar/en", "adventure", 129, "PG12", "door split 45 220 0 dark"],
  ["second-innings", "Second Innings", "الجولة الثانية", "A retired umpire coaches the girls of his street.", "حكم متقاعد يدرّب فتيات شارعه.", "ur/en", "family drama", 114, "U", "crown split 130 45 210"],
  ["the-perfume-of-taif", "The Perfume of Taif", "عطر الطائف", "A perfumer loses his sense of smell a week before the harvest of roses.", "عطّار يفقد حاسة الشم قبل أسبوع من قطاف الورد.", "ar/en", "romance drama", 105, "U", "flower horizon 340 130 30"],
  ["zero-visibility", "Zero Visibility", "رؤية معدومة", "In the fog of the motorway six cars find that they are being led.", "في ضباب الطريق السريع تكتشف ست سيارات أن أحدًا يقودها.", "ur/en", "thriller", 95, "R18", "truck split 210 0 50 dark"],
  ["grandmother-goes-online", "Grandmother Goes Online", "جدتي على الإنترنت", "She only wanted to see her grandson; now nine million people know her name.", "أرادت أن ترى حفيدها فقط، والآن يعرفها تسعة ملايين.", "ur/ar", "comedy family", 103, "U", "cat pattern 300 45 190"],
  ["the-salt-mine", "The Salt Mine", "منجم الملح", "Forty kilometres of tunnels, a school trip, and one wrong turn.", "أربعون كيلومترًا من الأنفاق ورحلة مدرسية ومنعطف خاطئ.", "ur/en", "adventure thriller", 110, "PG12", "stairs split 10 345 45"],
  ["moon-over-the-dunes", "Moon over the Dunes", "قمر فوق الكثبان", "A concert pianist is stranded in a town with no piano.", "عازفة بيانو تعلق في بلدة بلا بيانو.", "ar/en", "drama romance", 117, "U", "moon horizon 255 40 20 dark"],
  ["the-ferry-of-stars", "The Ferry of Stars", "عبّارة النجوم", "Every night a boat with no captain crosses the lake, and one girl gets on.", "كل ليلة يعبر البحيرة قارب بلا ربان، فتركبه فتاة.", "en/ar", "animation adventure", 93, "U", "boat pattern 230 50 330 dark"],
  ["tower-of-birds", "Tower of Birds", "برج الطيور", "The keeper of the city's pigeon towers has one season to save them.", "حارس أبراج الحمام أمامه موسم واحد لإنقاذها.", "ar/ur", "documentary family", 82, "U", "rook pattern 35 205 350"],
  ["the-quiet-goal", "The Quiet Goal", "الهدف الصامت", "A team that cannot hear wins the whole stadium.", "فريق لا يسمع يكسب المدرجات كلها.", "ar/en", "drama family", 108, "U", "hand split 150 45 205"],
  ["rooftops-at-noon", "Rooftops at Noon", "أسطح الظهيرة", "Two families argue over a wall, and a vine decides.", "عائلتان تختلفان على جدار، وتحسم الأمر كرمة.", "ur/en", "comedy", 101, "U", "balloon split 25 130 200"],
];

export const genreNames: Readonly<Record<GenreSlug, Names>> = {
  drama: { en: "Drama", ar: "دراما" },
  comedy: { en: "Comedy", ar: "كوميديا" },
  family: { en: "Family", ar: "عائلي" },
  thriller: { en: "Thriller", ar: "إثارة" },
  romance: { en: "Romance", ar: "رومانسي" },
  adventure: { en: "Adventure", ar: "مغامرات" },
  animation: { en: "Animation", ar: "رسوم متحركة" },
  documentary: { en: "Documentary", ar: "وثائقي" },
};

export const isGenre = (text: string): text is GenreSlug => text in genreNames;

export const certificates = {
  U: { fromAge: null, names: { en: "All ages", ar: "لجميع الأعمار" } },
  PG12: { fromAge: 12, names: { en: "From 12 years", ar: "من 12 سنة" } },
  R15: { fromAge: 15, names: { en: "From 15 years", ar: "من 15 سنة" } },
  R18: { fromAge: 18, names: { en: "From 18 years", ar: "من 18 سنة" } },
} as const;

// biome-ignore format: a table is read by its rows.
const artists: readonly (readonly [string, string])[] = [
  ["Sana Rafiq", "سنا رفيق"], ["Bilal Tarar", "بلال ترار"], ["Hoor Memon", "حور ميمن"], ["Adeel Khattak", "عديل ختك"], ["Mahnoor Jatoi", "مهنور جتوئي"], ["Faris Anwar", "فارس أنور"],
  ["Zoya Baloch", "زويا بلوش"], ["Hamza Lodhi", "حمزة لودهي"], ["Iqra Nadeem", "إقرأ نديم"], ["Kamran Soomro", "كامران سومرو"], ["Layan Otaibi", "ليان العتيبي"], ["Rakan Shehri", "راكان الشهري"],
  ["Jude Harbi", "جود الحربي"], ["Nawaf Zahrani", "نواف الزهراني"], ["Lama Qahtani", "لمى القحطاني"], ["Turki Dosari", "تركي الدوسري"], ["Raghad Amri", "رغد العمري"], ["Saif Balawi", "سيف البلوي"],
];

export const artistNames: readonly Names[] = artists.map(([en, ar]) => ({ en, ar }));

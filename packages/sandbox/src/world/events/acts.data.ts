export type EventCategory = "music" | "theatre" | "sport" | "exhibitions" | "family" | "talks" | "food";

/** An act that goes to several cities: how its dates lie, where it is held, when it begins, how long it takes, what it costs in dollars, nothing where entry is free. */
type ActRow = readonly [
  slug: string,
  category: EventCategory,
  en: string,
  ar: string,
  pattern: "single" | "run" | "daily" | "festival",
  venue: "hall" | "ground",
  time: string,
  minutes: number,
  dollars: number,
  tags: string,
  cities: string,
];

// biome-ignore format: a table is read by its rows.
export const actRows: readonly ActRow[] = [
  ["qawwali-under-stars", "music", "Qawwali under the Stars", "قوالي تحت النجوم", "single", "ground", "20:30", 150, 18, "qawwali outdoors", "karachi peshawar riyadh abha"],
  ["oud-and-strings", "music", "Oud and Strings", "العود والأوتار", "single", "hall", "20:00", 110, 26, "oud seated", "faisalabad dammam alula islamabad"],
  ["indie-night", "music", "Indie Night", "ليلة المستقلين", "single", "hall", "21:00", 180, 22, "bands standing", "taif lahore multan jeddah"],
  ["sufi-festival", "music", "Festival of Sufi Song", "مهرجان الإنشاد الصوفي", "festival", "ground", "18:00", 300, 34, "qawwali festival", "peshawar riyadh abha karachi"],
  ["jazz-by-the-water", "music", "Jazz by the Water", "جاز على الماء", "single", "ground", "19:30", 140, 30, "jazz outdoors", "dammam alula islamabad faisalabad"],
  ["voices-of-the-valley", "music", "Voices of the Valley", "أصوات الوادي", "single", "hall", "20:00", 100, 20, "choir seated", "lahore multan jeddah taif"],
  ["drums-and-dust", "music", "Drums and Dust", "طبول وغبار", "single", "ground", "19:00", 120, 16, "drums standing", "riyadh abha karachi peshawar"],
  ["the-well", "theatre", "The Well", "البئر", "run", "hall", "19:30", 105, 15, "drama seated", "alula islamabad faisalabad dammam"],
  ["two-brothers-one-shop", "theatre", "Two Brothers, One Shop", "أخوان ودكان", "run", "hall", "20:00", 95, 14, "comedy seated", "multan jeddah taif lahore"],
  ["the-kite-maker", "theatre", "The Kite Maker", "صانع الطائرات الورقية", "run", "hall", "18:30", 80, 12, "puppets families", "abha karachi peshawar riyadh"],
  ["letters-to-a-sea", "theatre", "Letters to a Sea", "رسائل إلى بحر", "run", "hall", "20:30", 90, 18, "drama seated", "islamabad faisalabad dammam alula"],
  ["shadow-plays", "theatre", "An Evening of Shadow Plays", "أمسية خيال الظل", "single", "hall", "19:00", 75, 11, "puppets families", "jeddah taif lahore multan"],
  ["improv-in-two-tongues", "theatre", "Improv in Two Tongues", "ارتجال بلغتين", "run", "hall", "21:00", 90, 13, "comedy bilingual", "karachi peshawar riyadh abha"],
  ["city-derby", "sport", "City Derby", "ديربي المدينة", "single", "ground", "17:00", 120, 14, "football outdoors", "faisalabad dammam alula islamabad"],
  ["night-cricket", "sport", "Night Cricket Cup", "كأس الكريكت الليلي", "festival", "ground", "18:30", 240, 16, "cricket festival", "taif lahore multan jeddah"],
  ["padel-masters", "sport", "Padel Masters", "أساتذة البادل", "festival", "hall", "16:00", 300, 24, "padel seated", "peshawar riyadh abha karachi"],
  ["ten-mile-run", "sport", "The Ten Mile Run", "سباق العشرة أميال", "single", "ground", "06:30", 180, 19, "running outdoors", "dammam alula islamabad faisalabad"],
  ["camel-sprint", "sport", "Camel Sprint Day", "يوم سباق الهجن", "single", "ground", "15:00", 200, 15, "races outdoors", "lahore multan jeddah taif"],
  ["wrestling-evening", "sport", "Evening of the Wrestlers", "أمسية المصارعين", "single", "hall", "18:00", 150, 12, "wrestling seated", "riyadh abha karachi peshawar"],
  ["ink-and-gold", "exhibitions", "Ink and Gold: Calligraphy Now", "حبر وذهب: الخط اليوم", "daily", "hall", "11:00", 480, 8, "calligraphy indoors", "alula islamabad faisalabad dammam"],
  ["maps-of-the-pilgrims", "exhibitions", "Maps of the Pilgrims", "خرائط الحجاج", "daily", "hall", "10:00", 540, 9, "history indoors", "multan jeddah taif lahore"],
  ["woven-worlds", "exhibitions", "Woven Worlds", "عوالم منسوجة", "daily", "hall", "10:30", 510, 8, "textiles indoors", "abha karachi peshawar riyadh"],
  ["small-machines", "exhibitions", "Small Machines", "آلات صغيرة", "daily", "hall", "10:00", 480, 10, "science families", "islamabad faisalabad dammam alula"],
  ["photographs-of-rain", "exhibitions", "Photographs of Rain", "صور المطر", "daily", "hall", "11:00", 480, 0, "photography indoors", "jeddah taif lahore multan"],
  ["clay-and-fire", "exhibitions", "Clay and Fire", "طين ونار", "daily", "hall", "11:00", 450, 7, "crafts indoors", "karachi peshawar riyadh abha"],
  ["lantern-parade", "family", "The Lantern Parade", "موكب الفوانيس", "single", "ground", "18:00", 120, 9, "outdoors families", "faisalabad dammam alula islamabad"],
  ["bubble-lab", "family", "Bubble Lab", "مختبر الفقاعات", "daily", "hall", "10:00", 60, 8, "science families", "taif lahore multan jeddah"],
  ["storybook-garden", "family", "Storybook Garden", "حديقة الحكايات", "single", "ground", "16:00", 180, 10, "stories outdoors", "peshawar riyadh abha karachi"],
  ["robot-circus", "family", "The Robot Circus", "سيرك الروبوتات", "run", "hall", "17:00", 75, 13, "circus families", "dammam alula islamabad faisalabad"],
  ["kites-over-town", "family", "Kites over Town", "طائرات ورقية فوق المدينة", "single", "ground", "15:00", 240, 8, "outdoors festival", "lahore multan jeddah taif"],
  ["little-stars-choir", "family", "Little Stars Sing", "النجوم الصغيرة تغني", "single", "hall", "17:30", 70, 7, "choir families", "riyadh abha karachi peshawar"],
  ["tomorrows-cities", "talks", "Tomorrow's Cities", "مدن الغد", "single", "hall", "18:30", 120, 12, "design seated", "alula islamabad faisalabad dammam"],
  ["night-of-poets", "talks", "Night of the Poets", "ليلة الشعراء", "single", "ground", "20:00", 150, 11, "poetry outdoors", "multan jeddah taif lahore"],
  ["founders-in-person", "talks", "Founders in Person", "مؤسسون وجهًا لوجه", "single", "hall", "18:00", 120, 20, "business seated", "abha karachi peshawar riyadh"],
  ["science-over-tea", "talks", "Science over Tea", "علوم مع الشاي", "single", "hall", "17:00", 90, 0, "science seated", "islamabad faisalabad dammam alula"],
  ["book-days", "talks", "Book Days", "أيام الكتاب", "festival", "hall", "10:00", 540, 9, "books festival", "jeddah taif lahore multan"],
  ["the-long-interview", "talks", "The Long Interview", "الحوار الطويل", "single", "hall", "19:00", 100, 14, "bilingual seated", "karachi peshawar riyadh abha"],
  ["biryani-trail", "food", "The Biryani Trail", "درب البرياني", "single", "ground", "17:00", 240, 17, "tasting outdoors", "faisalabad dammam alula islamabad"],
  ["coffee-week", "food", "Coffee Weekend", "نهاية أسبوع القهوة", "festival", "hall", "09:00", 480, 12, "coffee festival", "taif lahore multan jeddah"],
  ["date-harvest-table", "food", "The Date Harvest Table", "مائدة حصاد التمر", "single", "hall", "19:00", 150, 38, "dinner seated", "peshawar riyadh abha karachi"],
  ["street-kitchens", "food", "Street Kitchens", "مطابخ الشارع", "festival", "ground", "17:30", 300, 10, "tasting festival", "dammam alula islamabad faisalabad"],
  ["bread-of-every-house", "food", "Bread of Every House", "خبز كل بيت", "single", "hall", "11:00", 150, 15, "workshop seated", "lahore multan jeddah taif"],
  ["spice-cooks", "food", "Cooks of the Spice Road", "طهاة درب التوابل", "single", "hall", "18:30", 180, 32, "dinner seated", "riyadh abha karachi peshawar"],
  // Those that a scenario names.
  ["songs-from-the-old-city", "music", "Songs from the Old City", "أغنيات من المدينة القديمة", "single", "hall", "20:00", 120, 25, "bands seated", "lahore"],
  ["harbour-lights-festival", "music", "Harbour Lights Festival", "مهرجان أضواء الميناء", "single", "ground", "18:00", 240, 28, "festival outdoors", "karachi"],
  ["desert-falcons-match", "sport", "Desert Falcons Match Day", "مباراة صقور الصحراء", "single", "ground", "17:00", 120, 15, "cricket outdoors", "riyadh"],
  ["the-locked-room", "theatre", "The Locked Room", "الغرفة المغلقة", "run", "hall", "19:30", 90, 20, "drama seated", "jeddah"],
  ["an-author-and-a-lamp", "talks", "An Author and a Lamp", "كاتب ومصباح", "run", "hall", "18:00", 90, 9, "books seated", "islamabad"],
];

// biome-ignore format: a table is read by its rows.
export const tagWords = {
  qawwali: { en: "Qawwali", ar: "قوالي" }, outdoors: { en: "Open air", ar: "في الهواء الطلق" }, oud: { en: "Oud", ar: "عود" }, seated: { en: "Seated", ar: "جلوس" }, bands: { en: "Bands", ar: "فرق" }, standing: { en: "Standing", ar: "وقوف" }, festival: { en: "Festival", ar: "مهرجان" }, jazz: { en: "Jazz", ar: "جاز" }, choir: { en: "Choir", ar: "جوقة" }, drums: { en: "Drums", ar: "طبول" }, drama: { en: "Drama", ar: "دراما" }, comedy: { en: "Comedy", ar: "كوميديا" }, puppets: { en: "Puppets", ar: "دمى" }, families: { en: "For families", ar: "للعائلات" }, bilingual: { en: "Two languages", ar: "بلغتين" }, football: { en: "Football", ar: "كرة القدم" }, cricket: { en: "Cricket", ar: "كريكت" }, padel: { en: "Padel", ar: "بادل" }, running: { en: "Running", ar: "جري" }, races: { en: "Races", ar: "سباقات" }, wrestling: { en: "Wrestling", ar: "مصارعة" }, calligraphy: { en: "Calligraphy", ar: "خط" }, indoors: { en: "Indoors", ar: "داخل مبنى" }, history: { en: "History", ar: "تاريخ" }, textiles: { en: "Textiles", ar: "نسيج" }, science: { en: "Science", ar: "علوم" }, photography: { en: "Photography", ar: "تصوير" }, crafts: { en: "Crafts", ar: "حرف" }, stories: { en: "Stories", ar: "حكايات" }, circus: { en: "Circus", ar: "سيرك" }, design: { en: "Design", ar: "تصميم" }, poetry: { en: "Poetry", ar: "شعر" }, business: { en: "Business", ar: "أعمال" }, books: { en: "Books", ar: "كتب" }, tasting: { en: "Tasting", ar: "تذوق" }, coffee: { en: "Coffee", ar: "قهوة" }, dinner: { en: "Dinner", ar: "عشاء" }, workshop: { en: "Workshop", ar: "ورشة" },
} as const;

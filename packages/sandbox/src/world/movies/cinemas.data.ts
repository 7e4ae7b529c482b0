type CityRow = readonly [
  slug: string,
  country: "PK" | "SA",
  en: string,
  ar: string,
  latitude: number,
  longitude: number,
];

// biome-ignore format: a table is read by its rows.
export const movieCityRows: readonly CityRow[] = [
  ["karachi", "PK", "Karachi", "كراتشي", 24.861, 67.01], ["lahore", "PK", "Lahore", "لاهور", 31.549, 74.344], ["islamabad", "PK", "Islamabad", "إسلام آباد", 33.693, 73.065],
  ["rawalpindi", "PK", "Rawalpindi", "راولبندي", 33.598, 73.044], ["faisalabad", "PK", "Faisalabad", "فيصل آباد", 31.418, 73.079], ["multan", "PK", "Multan", "ملتان", 30.197, 71.471],
  ["riyadh", "SA", "Riyadh", "الرياض", 24.713, 46.675], ["jeddah", "SA", "Jeddah", "جدة", 21.543, 39.173], ["dammam", "SA", "Dammam", "الدمام", 26.42, 50.089], ["abha", "SA", "Abha", "أبها", 18.216, 42.505],
];

/** A cinema: its halls by their plans (`hall-plans.data.ts`), how far it is from the middle of its city, and what it holds its seats to. */
type CinemaRow = readonly [
  slug: string,
  city: string,
  en: string,
  ar: string,
  street: string,
  streetAr: string,
  north: number,
  east: number,
  halls: string,
  rules: string,
];

// biome-ignore format: a table is read by its rows.
export const cinemaRows: readonly CinemaRow[] = [
  ["sea-view-screens", "karachi", "Sea View Screens", "شاشات سي فيو", "Clifton Block 4", "كليفتون، المربع 4", -0.05, 0.02, "grand classic studio small", "no_single"],
  ["regal-saddar", "karachi", "Regal Saddar", "ريغال صدر", "Preedy Street", "شارع بريدي", 0, 0.01, "classic classic small small", ""],
  ["lantern-gulshan", "karachi", "Lantern Gulshan", "لانترن غلشن", "University Road", "طريق الجامعة", 0.06, 0.08, "imax studio gold", "no_single documents"],
  ["canal-lights", "lahore", "Canal Lights", "أضواء القناة", "12 Canal Road", "12 طريق القناة", -0.03, 0.02, "imax classic studio small", "no_single"],
  ["mall-palace", "lahore", "Mall Palace", "قصر المول", "Mall Road", "طريق المول", 0.01, 0, "classic studio small small", ""],
  ["gulberg-nine", "lahore", "Gulberg Nine", "غلبرغ ناين", "Main Boulevard", "الجادة الرئيسية", -0.04, -0.01, "grand gold small", "no_single documents"],
  ["margalla-view", "islamabad", "Margalla View", "إطلالة مارغلا", "F-7 Markaz", "مركز إف 7", 0.03, 0, "imax classic studio gold", "no_single"],
  ["blue-area-screens", "islamabad", "Blue Area Screens", "شاشات بلو إيريا", "Jinnah Avenue", "جادة جناح", 0.01, 0.02, "classic studio small small", ""],
  ["pine-court", "islamabad", "Pine Court", "ساحة الصنوبر", "G-9 Markaz", "مركز جي 9", -0.02, -0.03, "classic small small", "no_single"],
  ["bank-road-cinema", "rawalpindi", "Bank Road Cinema", "سينما طريق البنك", "Bank Road", "طريق البنك", 0, 0.01, "classic studio small small", ""],
  ["saddar-star", "rawalpindi", "Saddar Star", "نجمة صدر", "Haider Road", "طريق حيدر", -0.01, 0, "imax classic small small", "no_single"],
  ["airport-road-six", "rawalpindi", "Airport Road Six", "طريق المطار ستة", "Airport Road", "طريق المطار", 0.02, 0.05, "classic gold small", ""],
  ["clock-tower-screens", "faisalabad", "Clock Tower Screens", "شاشات برج الساعة", "Railway Road", "طريق السكة", 0, 0, "classic studio small small", "no_single"],
  ["loom-house", "faisalabad", "Loom House", "بيت النول", "Jaranwala Road", "طريق جرانوالا", -0.02, 0.04, "classic classic small small", ""],
  ["d-ground-cinema", "faisalabad", "D Ground Cinema", "سينما دي غراوند", "D Ground", "دي غراوند", 0.01, -0.02, "studio gold small", ""],
  ["bosan-screens", "multan", "Bosan Screens", "شاشات بوسن", "Bosan Road", "طريق بوسن", 0.03, 0.01, "classic studio small small", "no_single"],
  ["mango-court", "multan", "Mango Court", "ساحة المانجو", "Abdali Road", "طريق عبدلي", 0, 0.02, "classic studio small small", ""],
  ["fort-view", "multan", "Fort View", "إطلالة القلعة", "Hussain Agahi", "حسين آغاهي", 0.01, -0.01, "imax gold small", "documents"],
  ["olaya-lights", "riyadh", "Olaya Lights", "أضواء العليا", "Olaya Street", "شارع العليا", 0.02, 0.01, "grand imax gold small", "no_single"],
  ["tuwaiq-screens", "riyadh", "Tuwaiq Screens", "شاشات طويق", "Northern Ring Road", "الدائري الشمالي", 0.08, -0.03, "imax classic studio small", ""],
  ["diriyah-court", "riyadh", "Diriyah Court", "ساحة الدرعية", "Diriyah", "الدرعية", 0.04, -0.09, "classic gold small", "no_single documents"],
  ["corniche-nine", "jeddah", "Corniche Nine", "كورنيش ناين", "Northern Corniche", "الكورنيش الشمالي", 0.07, -0.04, "imax classic studio gold", "no_single"],
  ["balad-house", "jeddah", "Balad House", "بيت البلد", "Al Balad", "البلد", -0.05, 0.01, "classic studio small small", ""],
  ["tahlia-screens", "jeddah", "Tahlia Screens", "شاشات التحلية", "Tahlia Street", "شارع التحلية", 0.02, -0.01, "grand studio small", "no_single"],
  ["gulf-pearl", "dammam", "Gulf Pearl", "لؤلؤة الخليج", "King Saud Street", "شارع الملك سعود", 0.01, 0.02, "imax classic studio small", ""],
  ["marina-screens", "dammam", "Marina Screens", "شاشات المارينا", "Corniche Road", "طريق الكورنيش", 0.03, 0.04, "classic studio gold small", "no_single"],
  ["palm-court-dammam", "dammam", "Palm Court", "ساحة النخيل", "Al Faisaliyah", "الفيصلية", -0.02, -0.01, "classic small small", ""],
  ["cloud-screens", "abha", "Cloud Screens", "شاشات الغيم", "King Abdulaziz Road", "طريق الملك عبدالعزيز", 0.01, 0.01, "imax classic small small", "no_single"],
  ["soudah-lights", "abha", "Soudah Lights", "أضواء السودة", "Soudah Road", "طريق السودة", 0.05, -0.06, "classic studio small gold", ""],
  ["art-street-cinema", "abha", "Art Street Cinema", "سينما شارع الفن", "Art Street", "شارع الفن", 0, 0, "classic studio small", "no_single"],
];

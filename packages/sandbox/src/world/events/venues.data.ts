type CityRow = readonly [
  slug: string,
  country: "PK" | "SA",
  en: string,
  ar: string,
  latitude: number,
  longitude: number,
];

// biome-ignore format: a table is read by its rows.
export const eventCityRows: readonly CityRow[] = [
  ["karachi", "PK", "Karachi", "كراتشي", 24.861, 67.01], ["lahore", "PK", "Lahore", "لاهور", 31.549, 74.344], ["islamabad", "PK", "Islamabad", "إسلام آباد", 33.693, 73.065],
  ["peshawar", "PK", "Peshawar", "بيشاور", 34.015, 71.58], ["multan", "PK", "Multan", "ملتان", 30.197, 71.471], ["faisalabad", "PK", "Faisalabad", "فيصل آباد", 31.418, 73.079],
  ["riyadh", "SA", "Riyadh", "الرياض", 24.713, 46.675], ["jeddah", "SA", "Jeddah", "جدة", 21.543, 39.173], ["dammam", "SA", "Dammam", "الدمام", 26.42, 50.089],
  ["abha", "SA", "Abha", "أبها", 18.216, 42.505], ["taif", "SA", "Taif", "الطائف", 21.276, 40.407], ["alula", "SA", "AlUla", "العلا", 26.609, 37.923],
];

/** A venue of a city: a hall or a ground, how far from the middle of the city it is, and how many people it holds. */
type VenueRow = readonly [
  city: string,
  kind: "hall" | "ground",
  slug: string,
  en: string,
  ar: string,
  street: string,
  streetAr: string,
  north: number,
  east: number,
  holds: number,
];

// biome-ignore format: a table is read by its rows.
export const venueRows: readonly VenueRow[] = [
  ["karachi", "hall", "harbour-hall", "Harbour Hall", "قاعة الميناء", "Club Road", "طريق النادي", 0.01, 0.02, 900],
  ["karachi", "ground", "seabreeze-ground", "Seabreeze Ground", "ساحة نسيم البحر", "Beach Avenue", "جادة الشاطئ", -0.06, 0.03, 6000],
  ["lahore", "hall", "canal-arts-house", "Canal Arts House", "دار فنون القناة", "Canal Bank", "ضفة القناة", -0.02, 0.02, 700],
  ["lahore", "ground", "fort-meadow", "Fort Meadow", "مرج القلعة", "Circular Road", "الطريق الدائري", 0.04, -0.03, 5000],
  ["islamabad", "hall", "hillfoot-theatre", "Hillfoot Theatre", "مسرح سفح التل", "Seventh Avenue", "الجادة السابعة", 0.03, 0.01, 600],
  ["islamabad", "ground", "lakeside-lawn", "Lakeside Lawn", "مرج البحيرة", "Lake View Road", "طريق البحيرة", 0.018, 0.059, 4000],
  ["peshawar", "hall", "storytellers-hall", "Storytellers' Hall", "قاعة الحكواتية", "Cinema Road", "طريق السينما", 0, 0.01, 450],
  ["peshawar", "ground", "gate-garden", "Gate Garden", "حديقة البوابة", "Fort Road", "طريق الحصن", 0.01, -0.01, 2500],
  ["multan", "hall", "blue-tile-hall", "Blue Tile Hall", "قاعة البلاط الأزرق", "Abdali Road", "طريق أبدالي", 0.01, 0, 400],
  ["multan", "ground", "shrine-green", "Mango Green", "ساحة المانجو", "Bosan Road", "طريق بوسن", 0.03, 0.02, 2000],
  ["faisalabad", "hall", "loom-house", "Loom House", "دار النول", "Mall Road", "طريق المول", 0, 0.01, 400],
  ["faisalabad", "ground", "clock-ground", "Clock Ground", "ساحة برج الساعة", "Jail Road", "طريق السجن", -0.02, 0, 2500],
  ["riyadh", "hall", "najd-theatre", "Najd Theatre", "مسرح نجد", "Olaya Street", "شارع العليا", 0.02, 0.01, 1200],
  ["riyadh", "ground", "palm-arena", "Palm Arena", "ميدان النخيل", "Northern Ring Road", "الطريق الدائري الشمالي", 0.08, -0.02, 8000],
  ["jeddah", "hall", "corniche-stage", "Corniche Stage", "مسرح الكورنيش", "Corniche Road", "طريق الكورنيش", 0.04, -0.05, 900],
  ["jeddah", "ground", "coral-park", "Coral Park", "حديقة المرجان", "King Road", "طريق الملك", 0.09, -0.04, 6000],
  ["dammam", "hall", "pearl-hall", "Pearl Hall", "قاعة اللؤلؤ", "Gulf Road", "طريق الخليج", 0.03, 0.04, 800],
  ["dammam", "ground", "east-pier-ground", "East Pier Ground", "ساحة الرصيف الشرقي", "Harbour Road", "طريق الميناء", 0.01, 0.05, 3500],
  ["abha", "hall", "cloud-theatre", "Cloud Theatre", "مسرح السحاب", "Art Street", "شارع الفن", 0, 0.01, 500],
  ["abha", "ground", "juniper-terrace", "Juniper Terrace", "مدرج العرعر", "Mountain Road", "طريق الجبل", -0.03, -0.02, 2500],
  ["taif", "hall", "rose-hall", "Rose Hall", "قاعة الورد", "Garden Street", "شارع الحديقة", 0.01, 0, 500],
  ["taif", "ground", "poets-field", "Poets' Field", "ميدان الشعراء", "Market Road", "طريق السوق", 0.05, 0.06, 3000],
  ["alula", "hall", "mirror-room", "Mirror Room", "قاعة المرايا", "Valley Road", "طريق الوادي", 0.02, -0.01, 400],
  ["alula", "ground", "sandstone-court", "Sandstone Court", "باحة الحجر الرملي", "Old Town Road", "طريق البلدة القديمة", -0.01, 0.01, 1800],
];

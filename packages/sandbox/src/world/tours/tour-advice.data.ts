import type { Names } from "../names.ts";

const both = (en: string, ar: string): Names => ({ en, ar });

/** What is worth knowing before a tour: its row says which of it, what matters most first. */
// biome-ignore format: a table is read by its rows.
export const adviceWords = {
  muslims: both("Only Muslims may enter Makkah.", "لا يُسمح بدخول مكة المكرمة لغير المسلمين."),
  papers: both("Have your ID card or passport with you: it is looked at on the way.", "احمل بطاقتك أو جواز سفرك: يُطلب في الطريق."),
  lifeJacket: both("A life jacket is there for each of you: wear it on the water.", "لكل منكم سترة نجاة: ارتدها ما دمت على الماء."),
  noFlying: both("Do not fly within 18 hours after a dive.", "لا تسافر جوًا خلال 18 ساعة من الغوص."),
  swimwear: both("Bring swimwear, a towel and sun cream.", "أحضر لباس السباحة ومنشفة وواقيًا من الشمس."),
  spray: both("The wind is colder on the water, and it may splash: bring a jacket.", "الريح على الماء أبرد وقد يصلك الرذاذ: أحضر سترة."),
  seasick: both("If waves make you ill, take something for it an hour before.", "إن كان الموج يتعبك فتناول دواء الدوار قبل الانطلاق بساعة."),
  heights: both("You are high above the ground: it is not for those who are afraid of heights.", "ستكون عاليًا فوق الأرض: لا تناسب من يخاف المرتفعات."),
  altitude: both("It is more than 3,000 metres high: walk slowly, drink often, and tell the guide if your head aches.", "الارتفاع أكثر من 3,000 متر: امشِ ببطء واشرب كثيرًا، وأخبر المرشد إن آلمك رأسك."),
  bends: both("The road has many bends: take something for motion sickness before it.", "الطريق كثير المنعطفات: تناول قبله دواء الدوار."),
  rough: both("The drive over the sand is rough: it is not for bad backs, nor for those who are pregnant.", "السير فوق الرمل وعر: لا يناسب من يشكو ظهره ولا الحوامل."),
  mosques: both("At mosques and shrines cover shoulders and knees, and women their hair. Shoes stay at the door.", "في المساجد والأضرحة غطِّ الكتفين والركبتين، وتغطي النساء شعرهن، وتُترك الأحذية عند الباب."),
  below: both("It is cool below, and low in places: bring a jacket and mind your head.", "الجو في الداخل بارد والسقف منخفض في مواضع: أحضر سترة وانتبه لرأسك."),
  noShade: both("There is little shade: bring water and something for your head.", "الظل قليل: أحضر ماءً وغطاءً للرأس."),
  sun: both("Bring water, sun cream and something for your head.", "أحضر ماءً وواقيًا من الشمس وغطاءً للرأس."),
  afterSunset: both("It turns cold as soon as the sun is down: bring a jacket.", "يبرد الجو حالما تغيب الشمس: أحضر سترة."),
  wetShoes: both("You walk over rocks and through pools: wear shoes that may get wet.", "ستمشي فوق الصخور وعبر البرك: ارتدِ حذاءً لا يضرّه الماء."),
  cold: both("It is colder up there: bring warm clothes, and shoes that hold on stones.", "الجو في الأعلى أبرد: أحضر ملابس دافئة وحذاءً يثبت على الحجارة."),
  grip: both("Wear shoes that hold on stones.", "ارتدِ حذاءً يثبت على الحجارة."),
  trousers: both("Wear long trousers: you ride for a while.", "ارتدِ سروالًا طويلًا: ستركب بعض الوقت."),
  night: both("Bring a torch, something warm for the night, and your own medicine.", "أحضر مصباحًا وما يدفئك ليلًا وأدويتك الخاصة."),
  bicycle: both("Wear closed shoes, and trousers that keep clear of the chain.", "ارتدِ حذاءً مغلقًا وسروالًا لا يعلق بالسلسلة."),
  hungry: both("Come hungry, and tell the guide before the first bite what you must not eat.", "تعال جائعًا، وأخبر المرشد قبل اللقمة الأولى بما لا يناسبك."),
  earth: both("You walk on earth among trees: wear closed shoes.", "ستمشي على التراب بين الأشجار: ارتدِ حذاءً مغلقًا."),
  stains: both("Clothes may get stained: wear what can take it.", "قد تتسخ الملابس: ارتدِ ما لا يضرّه ذلك."),
  home: both("You are a guest in a home: shoes stay at the door.", "أنت ضيف في بيت: تُترك الأحذية عند الباب."),
  faces: both("Ask people before you photograph them.", "استأذن الناس قبل أن تصوّرهم."),
  bottle: both("Bring a bottle of water, and something against sun and rain.", "أحضر قارورة ماء وما يقيك الشمس والمطر."),
  meals: both("Bring water and something to eat: meals are not in the price.", "أحضر ماءً وطعامًا: الوجبات ليست ضمن السعر."),
  drinks: both("Have some cash with you: further drinks are not in the price.", "احمل بعض النقود: المشروبات الإضافية ليست ضمن السعر."),
  photoFees: both("Have some cash with you: photography fees are not in the price.", "احمل بعض النقود: رسوم التصوير ليست ضمن السعر."),
  onFoot: both("You are on your feet for much of it: wear shoes that you walk well in.", "ستقف وتمشي كثيرًا: ارتدِ حذاءً مريحًا."),
} as const;

export type Advice = keyof typeof adviceWords;

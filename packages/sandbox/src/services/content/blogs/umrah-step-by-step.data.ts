import type { BlogData } from "../library.ts";

export const umrahStepByStep: BlogData = {
  slug: "umrah-step-by-step",
  publishedAt: "2026-10-25T06:00:00Z",
  category: "pilgrimage",
  cover: "haram-dawn",
  author: { en: "Hafsa Noor", ar: "حفصة نور" },
  title: { en: "Planning Umrah, step by step", ar: "التخطيط للعمرة خطوة بخطوة" },
  excerpt: {
    en: "Permit, flight, hotel, train: in which order, and what to settle before you leave so that your days there are free for worship.",
    ar: "التصريح والطيران والفندق والقطار: بأي ترتيب، وما الذي يُنجز قبل السفر لتبقى أيامك هناك للعبادة.",
  },
  body: {
    en: `A good plan for Umrah is one that you do not think about once you have arrived. Everything below serves that: settle it at home, write it on one page, and leave the page with somebody who stays behind.

## 1. Choose the season

Ramadan is the most crowded month and the most expensive, and for many people the dearest to the heart. If you travel with parents or small children, look at the weeks after the Hajj season or at Rabi al-Awwal: the same mosque, with room to walk. In summer the stone outside is too hot for bare feet at noon; plan your *tawaf* for the night.

## 2. Documents first

Check that each passport is valid for six months beyond your return. Apply for the visa that fits you, and for the Umrah permit in the official application once you hold it. Rules change from year to year, so read them on the official pages and not in a forwarded message. **Do not buy flights that cannot be changed before the visa is there.**

## 3. Flights

You may fly to Jeddah and return from Madinah, or the other way round. It costs about the same and saves a day on the road. Those who begin in Jeddah must be in *ihram* before the *miqat*: the crew announces it, usually half an hour before landing, but change at your home airport or before the last flight.

## 4. Hotels

In Makkah the distance to the mosque matters more than the stars. Ask whether the walk is level, and whether the lifts are enough at prayer times. In Madinah almost every hotel north of the mosque is near; pay for quiet instead.

## 5. Between the cities

The fast train takes a little over two hours. Book it as soon as you know your dates. A hired car with a driver is worth its price for a family with a wheelchair.

## 6. Pack little

- two sets of ihram, or two plain abayas
- sandals without seams, and a bag to carry them in
- medicine with its prescription, in your hand luggage
- a card with the name of your hotel in Arabic, for everyone in the group

## 7. Agree on a meeting place

Choose one outside, a numbered gate, and a time. Telephones run out of battery in the middle of a crowd; an agreement does not.

May it be accepted from you, and may your return be easy.

## Book the journey

- [Flights from Karachi to Jeddah](/flights/karachi-to-jeddah/KHI-to-JED)
- [Hotels in Makkah](/hotels/makkah)
- [Trains from Makkah to Madinah](/train/makkah-to-madinah)`,
    ar: `الخطة الجيدة للعمرة هي التي لا تفكر فيها بعد الوصول. وكل ما يلي يخدم هذا الغرض: أنجزه في بيتك، واكتبه في صفحة واحدة، واترك نسخة منها عند من بقي من الأهل.

## 1. اختيار الموسم

رمضان أكثر الشهور ازدحامًا وأعلاها كلفة، وهو عند كثيرين أحبها إلى القلب. فإن كان معك والدان أو أطفال صغار فانظر في الأسابيع التي تلي موسم الحج أو في ربيع الأول: المسجد هو نفسه، وفيه متسع للمشي. أما في الصيف فبلاط الساحات حار لا تحتمله القدم الحافية ظهرًا، فاجعل طوافك ليلًا.

## 2. الوثائق أولًا

تأكد من أن كل جواز ساري المفعول ستة أشهر بعد العودة. ثم تقدم للتأشيرة المناسبة لك، وبعدها لتصريح العمرة في التطبيق الرسمي. والأنظمة تتغير من عام إلى عام، فاقرأها في الصفحات الرسمية لا في رسالة متداولة. **ولا تشترِ تذاكر لا تقبل التغيير قبل صدور التأشيرة.**

## 3. الطيران

لك أن تصل إلى جدة وتعود من المدينة المنورة أو العكس؛ فالكلفة متقاربة وتوفر يومًا من الطريق. ومن يبدأ بجدة يلزمه الإحرام قبل الميقات. يعلن طاقم الطائرة عنه قبل الهبوط بنصف ساعة في العادة، لكن الأيسر أن تلبس ملابس الإحرام في مطار المغادرة أو قبل الرحلة الأخيرة.

## 4. الفنادق

في مكة المكرمة المسافة إلى الحرم أهم من عدد النجوم. اسأل: هل الطريق مستوٍ؟ وهل تكفي المصاعد في أوقات الصلاة؟ أما في المدينة المنورة فأكثر الفنادق الواقعة شمال المسجد قريبة، فادفع ثمن الهدوء بدلًا من القرب.

## 5. بين المدينتين

يقطع القطار السريع المسافة في ما يزيد قليلًا على ساعتين، فاحجزه فور معرفة مواعيدك. والسيارة الخاصة مع سائق تستحق ثمنها لأسرة فيها كرسي متحرك.

## 6. خفف الأمتعة

- طقما إحرام، أو عباءتان بسيطتان
- نعال بلا خياطة، وكيس لحملها
- الأدوية مع وصفتها الطبية في حقيبة اليد
- بطاقة باسم الفندق وعنوانه لكل فرد في المجموعة

## 7. اتفق على مكان اللقاء

اختر مكانًا في الخارج عند باب معلوم الرقم، ووقتًا محددًا. فالهواتف تنفد بطارياتها وسط الزحام، أما الاتفاق فلا ينفد.

تقبّل الله منك، ويسّر لك العودة سالمًا.

## احجز رحلتك

- [رحلات جوية من كراتشي إلى جدة](/flights/karachi-to-jeddah/KHI-to-JED)
- [فنادق مكة المكرمة](/hotels/makkah)
- [قطارات مكة المكرمة إلى المدينة المنورة](/train/makkah-to-madinah)`,
  },
};

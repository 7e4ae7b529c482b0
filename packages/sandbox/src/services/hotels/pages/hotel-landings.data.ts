import type { PageData, Question } from "../../content/library.ts";

const updatedAt = "2026-10-01T08:00:00Z";

const whatIncluded: Question = {
  question: { en: "Are taxes included in the price?", ar: "هل يشمل السعر الضرائب؟" },
  answer: {
    en: "Every total shows the tax as a line of its own. If a hotel collects anything at the desk, that is marked as due at the property.",
    ar: "يظهر كل مبلغ إجمالي وفيه الضريبة بندًا مستقلًا. وإذا كان الفندق يحصّل شيئًا عند الوصول ذكرنا أنه يُدفع في الفندق.",
  },
};

const canCancel: Question = {
  question: { en: "Can I cancel without a charge?", ar: "هل يمكنني الإلغاء مجانًا؟" },
  answer: {
    en: "Many rates can be cancelled freely until a date that is shown on the card and in your booking. The cheapest ones usually cannot.",
    ar: "كثير من الأسعار يقبل الإلغاء المجاني حتى تاريخ يظهر على البطاقة وفي حجزك، أما أرخصها فلا يقبله في العادة.",
  },
};

const whoStays: Question = {
  question: { en: "What do I show at the desk?", ar: "ماذا أقدّم عند الوصول؟" },
  answer: {
    en: "A national ID, iqama or passport for each adult, and the family record if the hotel asks for it.",
    ar: "الهوية الوطنية أو الإقامة أو جواز السفر لكل بالغ، وسجل الأسرة إن طلبه الفندق.",
  },
};

const saudiHotels: PageData = {
  slug: "فنادق-السعودية",
  type: "landing",
  service: "hotel",
  updatedAt,
  title: { en: "Hotels in Saudi Arabia", ar: "فنادق السعودية" },
  description: {
    en: "City by city: where to stay in Makkah, Madinah, Riyadh, Jeddah and the mountains, and when to book.",
    ar: "مدينة بمدينة: أين تنزل في مكة والمدينة والرياض وجدة والمرتفعات، ومتى تحجز.",
  },
  body: {
    en: `A good hotel is first of all in the right place. In the Kingdom's cities that place differs with the reason for your journey.

## Makkah

Distance to the Grand Mosque decides. Hotels on the square are the dearest; those in Ajyad and Ibrahim Al Khalil are a walk of ten minutes, partly uphill. Further out, ask whether a shuttle runs through the night.

## Madinah

The central area north of the Prophet's Mosque is level and quiet, and almost everything in it is near. Families are well placed there.

## Riyadh

Choose by your appointments, for the city is wide: Olaya and the financial district for business, Diriyah for history, the north for events.

## Jeddah

The corniche for the sea, Al Balad for the old houses, the north for the airport and the train.

## Abha, Taif and Al Baha

Cool in summer, and therefore full in July and August. Book before the school holidays begin.

## When to book

For Ramadan and Hajj, months ahead. For weekends, two weeks. For everything else a few days will do, at a rate that can be cancelled.`,
    ar: `الفندق الجيد هو أولًا الفندق الواقع في المكان المناسب، ويختلف هذا المكان في مدن المملكة باختلاف غرض السفر.

## مكة المكرمة

المسافة إلى المسجد الحرام هي الفيصل. فالفنادق المطلة على الساحات أغلاها، وفنادق أجياد وإبراهيم الخليل على مسيرة عشر دقائق، بعضها صعود. أما الأبعد فاسأل: هل تعمل حافلة النقل طوال الليل؟

## المدينة المنورة

المنطقة المركزية شمال المسجد النبوي مستوية هادئة، وكل ما فيها قريب تقريبًا، وهي مناسبة للعائلات.

## الرياض

اختر بحسب مواعيدك فالمدينة مترامية: العليا والمركز المالي للأعمال، والدرعية للتاريخ، والشمال للفعاليات.

## جدة

الكورنيش لمحبي البحر، والبلد لبيوتها القديمة، والشمال للقرب من المطار والقطار.

## أبها والطائف والباحة

جوها لطيف في الصيف، ولذلك تمتلئ في يوليو وأغسطس. فاحجز قبل بدء إجازة المدارس.

## متى تحجز

لرمضان والحج قبل أشهر، ولعطلة نهاية الأسبوع قبل أسبوعين، ولما سوى ذلك تكفي أيام قليلة وبسعر يقبل الإلغاء.`,
  },
  questions: [whatIncluded, canCancel, whoStays],
};

const bestHotels: PageData = {
  slug: "best-hotels-in-saudi-arabia",
  type: "landing",
  service: "hotel",
  updatedAt,
  title: { en: "How to find the best hotels in Saudi Arabia", ar: "كيف تجد أفضل فنادق السعودية" },
  description: {
    en: "There is no single best hotel. Five questions that find the best one for your journey.",
    ar: "ليس ثمة فندق واحد هو الأفضل. خمسة أسئلة تقودك إلى الأنسب لرحلتك.",
  },
  body: {
    en: `Lists of the best hotels are easy to write and hard to trust. What is best for a family at prayer times is wrong for an engineer with a six o'clock flight. We would rather give you the questions.

## 1. What must be near?

A mosque, an office, a station, the sea. Open the map before the list, and draw the circle yourself.

## 2. Who sleeps in the room?

For two adults and two children look for connecting rooms or for apartments with a kitchen. Ask for a cot when you book, not when you arrive.

## 3. What will you do there?

If you only sleep, pay for quiet. If you stay for the day, pay for light, a pool, a garden, and check whether the pool has hours for families.

## 4. What does the rate allow?

A room that can be cancelled costs a little more than one that cannot. When your dates depend on a visa or an appointment it is worth it.

## 5. What do guests say, and when did they say it?

Read the newest reviews and look for your own kind of journey. One angry guest means little; three who name the same lift mean something.

Stars tell you about the building. These five tell you about your stay.`,
    ar: `قوائم أفضل الفنادق سهلة الكتابة عسيرة الثقة. فما يناسب أسرة تحرص على الصلاة في الحرم لا يناسب مهندسًا تقلع طائرته في السادسة. ولذلك نفضّل أن نعطيك الأسئلة.

## 1. ما الذي يجب أن يكون قريبًا؟

مسجد أو مكتب أو محطة أو بحر. افتح الخريطة قبل القائمة، وارسم الدائرة بنفسك.

## 2. من ينام في الغرفة؟

لبالغين وطفلين ابحث عن غرف متصلة أو شقق فندقية فيها مطبخ. واطلب سرير الرضيع عند الحجز لا عند الوصول.

## 3. ماذا ستفعل هناك؟

إن كنت للنوم فحسب فادفع ثمن الهدوء. وإن كنت ستمضي النهار فادفع ثمن الضوء والمسبح والحديقة، وتأكد من وجود أوقات للعائلات في المسبح.

## 4. ماذا يتيح السعر؟

الغرفة القابلة للإلغاء أغلى قليلًا من غيرها، وهي تستحق ذلك حين تتعلق مواعيدك بتأشيرة أو موعد.

## 5. ماذا قال النزلاء، ومتى قالوه؟

اقرأ أحدث الآراء، وابحث عمّن يشبه سفرُه سفرك. نزيل غاضب واحد لا يعني كثيرًا، أما ثلاثة يشكون من المصعد نفسه فكلامهم له معنى.

النجوم تخبرك عن المبنى، أما هذه الأسئلة الخمسة فتخبرك عن إقامتك.`,
  },
  questions: [canCancel, whatIncluded, whoStays],
};

export const hotelPages: readonly PageData[] = [saudiHotels, bestHotels];

import type { BlogData } from "../library.ts";

export const haramainTrain: BlogData = {
  slug: "haramain-train",
  publishedAt: "2026-08-18T06:00:00Z",
  category: "rail",
  cover: "fast-train",
  author: { en: "Faisal Alotaibi", ar: "فيصل العتيبي" },
  title: { en: "The Haramain train: what to know before you sit down", ar: "قطار الحرمين: ما ينبغي معرفته قبل الجلوس" },
  excerpt: {
    en: "Five stations, 453 kilometres and a top speed of 300. Which station to choose, how early to come, and where to put the suitcases.",
    ar: "خمس محطات و453 كيلومترًا وسرعة تبلغ 300. أي محطة تختار، ومتى تحضر، وأين تضع الحقائب.",
  },
  body: {
    en: `The Haramain High Speed Railway joins Makkah and Madinah by way of Jeddah. The line is 453 kilometres long, the trains reach 300 kilometres an hour, and the desert goes by so quietly that many passengers sleep through it. A few things are worth knowing before you join them.

## Five stations

1. **Makkah**, in the Rusaifah district. It is some four kilometres from the Grand Mosque: take a bus or a taxi, and allow more time than the map says, above all after Friday prayers.
2. **Jeddah Sulaymaniyah**, the city's own station, for people who live or stay there.
3. **Jeddah King Abdulaziz Airport**, inside the airport. From the aircraft's door to the platform you need an hour with luggage, sometimes more at passport control.
4. **King Abdullah Economic City**, by the sea, where few people get off.
5. **Madinah**, east of the Prophet's Mosque; about a quarter of an hour by bus.

Jeddah has two of the five. Look twice at your ticket: choosing the wrong one is the most common mistake on this line.

## How early

Gates close a few minutes before departure and do not open again. Half an hour is comfortable on an ordinary day. In Ramadan and in the weeks around Hajj, come an hour before, and buy your ticket days ahead: every seat is reserved, and trains are full.

Only passengers with a ticket are let on to the platform, so say goodbye in the hall.

## Two classes

Economy has good seats, and business has wider ones with a meal. Both have sockets. There is a café car in between; the queue is shortest in the first ten minutes.

## Luggage

Racks stand at the ends of each coach and above the seats. Large cases go to the ends, so board early if you carry one. Zamzam water belongs in a sealed container, and in your hand.

## From Madinah to your flight

If you fly home from Jeddah, take a train that reaches the airport **at least four hours** before departure. A delay is rare, but the next train may be full, and an aircraft does not wait for a railway.

- Keep the ticket until you have left the station: the gates ask for it again.
- The quiet side in the afternoon is the one away from the sun; going north, that is the right.

## Book the journey

- [Trains from Makkah to Madinah](/train/makkah-to-madinah)
- [Trains from Jeddah to Makkah](/train/jeddah-to-makkah)
- [Hotels in Madinah](/hotels/madinah)`,
    ar: `يربط قطار الحرمين السريع مكة المكرمة بالمدينة المنورة مرورًا بجدة. يمتد الخط 453 كيلومترًا، وتبلغ سرعة القطار 300 كيلومتر في الساعة، وتمر الصحراء من النافذة في هدوء ينام معه كثير من الركاب. وقبل أن تنضم إليهم إليك ما يحسن معرفته.

## خمس محطات

1. **مكة المكرمة** في حي الرصيفة، على نحو أربعة كيلومترات من المسجد الحرام. خذ حافلة أو سيارة أجرة، واحسب وقتًا أطول مما تقوله الخريطة، ولا سيما بعد صلاة الجمعة.
2. **جدة السليمانية**، محطة المدينة لمن يسكنها أو ينزل فيها.
3. **جدة، مطار الملك عبدالعزيز**، داخل المطار نفسه. ويلزمك من باب الطائرة إلى الرصيف ساعة مع الأمتعة، وربما أكثر عند الجوازات.
4. **مدينة الملك عبدالله الاقتصادية** على البحر، والنازلون فيها قليل.
5. **المدينة المنورة** شرق المسجد النبوي، على ربع ساعة منه تقريبًا بالحافلة.

ولجدة محطتان من الخمس، فدقق في تذكرتك؛ فاختيار المحطة الخطأ أكثر الأخطاء شيوعًا على هذا الخط.

## متى تحضر

تُغلق البوابات قبل المغادرة بدقائق ولا تُفتح ثانية. نصف ساعة وقت مريح في الأيام العادية. أما في رمضان والأسابيع القريبة من الحج فاحضر قبل ساعة، واشترِ التذكرة قبل أيام، فالمقاعد كلها محجوزة بأرقامها والقطارات ممتلئة.

ولا يدخل الرصيف إلا حامل التذكرة، فليكن الوداع في الصالة.

## درجتان

مقاعد الدرجة الاقتصادية جيدة، ومقاعد درجة الأعمال أوسع ومعها وجبة، وفي كلتيهما مقابس كهرباء. وبينهما عربة مقهى، وأقصر ما يكون طابورها في الدقائق العشر الأولى.

## الأمتعة

للأمتعة رفوف عند طرفي كل عربة وفوق المقاعد. توضع الحقائب الكبيرة عند الطرفين، فاصعد مبكرًا إن كانت معك واحدة. أما ماء زمزم ففي وعاء محكم الإغلاق، وفي يدك.

## من المدينة إلى رحلتك

إذا كانت عودتك جوًا من جدة فاختر قطارًا يصل المطار قبل الإقلاع **بأربع ساعات على الأقل**. التأخير نادر، لكن القطار التالي قد يكون ممتلئًا، والطائرة لا تنتظر القطار.

- احتفظ بالتذكرة حتى الخروج من المحطة، فالبوابات تطلبها مرة أخرى.
- الجانب الأهدأ عصرًا هو البعيد عن الشمس، وهو الأيمن لمن يتجه شمالًا.

رافقتك السلامة، ولا تنسَ أن تطل من النافذة مرة واحدة على الأقل.

## احجز رحلتك

- [قطارات مكة المكرمة إلى المدينة المنورة](/train/makkah-to-madinah)
- [قطارات جدة إلى مكة المكرمة](/train/jeddah-to-makkah)
- [فنادق المدينة المنورة](/hotels/madinah)`,
  },
};

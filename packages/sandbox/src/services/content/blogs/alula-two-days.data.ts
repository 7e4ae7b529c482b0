import type { BlogData } from "../library.ts";

export const alulaTwoDays: BlogData = {
  slug: "alula-two-days",
  publishedAt: "2026-11-02T06:00:00Z",
  category: "places",
  cover: "hegra",
  author: { en: "Reem Alharbi", ar: "ريم الحربي" },
  title: { en: "Two days in AlUla", ar: "يومان في العُلا" },
  excerpt: {
    en: "Hegra in the morning, the oasis in the evening, and one night under a sky with no city in it. A plan that leaves time to sit still.",
    ar: "الحِجر صباحًا والواحة مساءً، وليلة تحت سماء لا مدينة فيها. خطة تترك لك وقتًا للسكون.",
  },
  body: {
    en: `AlUla is a long valley of date palms between walls of sandstone. Caravans carried incense through it for a thousand years, and most of the people who stopped here left something behind: a tomb, a prayer cut in rock, a wall of mud brick. Two days are enough to see the main places. Three are enough to understand why people stay.

## Before you go

Fly to the town's own airport, or to Madinah and drive for about three hours on a good road. Visits to the ancient sites are by timed ticket, and the hours after sunrise sell out first between November and March. **Book the sites before the hotel.** Winter nights are cold; bring more than the photographs suggest.

## Day one

**Morning: Hegra.** More than a hundred Nabataean tombs, cut from the top down by the same people who carved Petra. Guides meet you at the visitors' centre and drive you between the groups of tombs. Ask to stop longer at the one that stands alone, *Qasr al-Farid*: its lower part was never finished, and you can see the mason's strokes.

**Afternoon: rest.** The light is flat at noon, and so will you be.

**Evening: the old town.** Hundreds of houses built wall to wall, with lanes narrow enough to stay cool. Climb to the castle before sunset, then have dinner in the street below.

## Day two

**Morning: Dadan and Jabal Ikmah.** Dadan was a capital before Hegra was thought of. The inscriptions of Jabal Ikmah, a short drive away, are a library in a canyon: names, offerings, a complaint about taxes.

**Afternoon: the oasis.** Walk or cycle between gardens where dates, citrus and moringa grow. Much of it is shaded, and farmers sell what is ripe.

**Evening: Elephant Rock, then the stars.** Stay until it is truly dark. If you have a car, drive towards Gharameel, where the lamps of the town no longer reach.

## Good to know

- There is no need to hire the largest car. The roads to all of these places are paved.
- Modest dress is expected; sturdy shoes are wise.
- Take your rubbish home with you. The desert keeps it for a century.

## Book the journey

- [Flights from Riyadh to AlUla](/flights/riyadh-to-alula/RUH-to-ULH)
- [Hotels in AlUla](/hotels/alula)
- [Tours in AlUla](/tours/alula)`,
    ar: `العُلا وادٍ طويل من النخيل بين جدران من الحجر الرملي. عبرته قوافل البخور ألف عام، وترك معظم من نزلوا فيه أثرًا بعدهم: مدفنًا، أو دعاءً محفورًا في صخرة، أو جدارًا من الطين. يكفي يومان لرؤية أهم المواقع، وتكفي ثلاثة أيام لتعرف لماذا يطيل الناس المقام.

## قبل السفر

سافر إلى مطار العُلا نفسه، أو إلى المدينة المنورة ومنها بالسيارة نحو ثلاث ساعات على طريق جيد. زيارة المواقع الأثرية بتذاكر محددة الوقت، وأول ما ينفد منها ساعات ما بعد الشروق بين نوفمبر ومارس، ولذلك **احجز المواقع قبل الفندق**. وليالي الشتاء باردة، فاحمل من الثياب أكثر مما توحي به الصور.

## اليوم الأول

**صباحًا: الحِجر.** أكثر من مئة مدفن نبطي نُحتت من الأعلى إلى الأسفل بأيدي القوم الذين نحتوا البتراء. يستقبلك المرشدون في مركز الزوار وينقلونك بين مجموعات المدافن. اطلب أن تطيل الوقوف عند «قصر الفريد» القائم وحده؛ فجزؤه الأسفل لم يكتمل، وما زالت ضربات الإزميل ظاهرة فيه.

**ظهرًا: الراحة.** ضوء الظهيرة باهت، وستكون مثله.

**مساءً: البلدة القديمة.** مئات البيوت المتلاصقة وأزقة ضيقة تحفظ البرودة. اصعد إلى القلعة قبل الغروب، ثم تناول العشاء في الشارع أسفلها.

## اليوم الثاني

**صباحًا: دادان وجبل عكمة.** كانت دادان عاصمة قبل أن تُعرف الحِجر. أما نقوش جبل عكمة القريبة منها فمكتبة في شِعب: أسماء وقرابين وشكوى من الضرائب.

**ظهرًا: الواحة.** تمشَّ أو اركب الدراجات بين بساتين التمر والحمضيات والبان. معظم الطريق ظليل، والمزارعون يبيعون ما نضج.

**مساءً: صخرة الفيل ثم النجوم.** انتظر حتى يحل الظلام تمامًا. وإن كانت معك سيارة فتوجه نحو الغراميل حيث لا تصل أضواء البلدة.

## معلومات نافعة

- لا حاجة إلى استئجار أكبر سيارة، فالطرق إلى هذه الأماكن كلها معبّدة.
- اللباس المحتشم متوقع، والأحذية المتينة من الحكمة.
- احمل نفاياتك معك، فالصحراء تحتفظ بها قرنًا.

وإن بقيت لك ساعة أخيرة فاجلس فيها تحت نخلة بلا خطة، فهذا أكثر ما يتذكره الزائرون عن العُلا حين يعودون إلى بيوتهم.

## احجز رحلتك

- [رحلات جوية من الرياض إلى العُلا](/flights/riyadh-to-alula/RUH-to-ULH)
- [فنادق العُلا](/hotels/alula)
- [جولات العُلا](/tours/alula)`,
  },
};

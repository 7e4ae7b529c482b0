import type { BlogData } from "../library.ts";

export const lahoreInSixPlates: BlogData = {
  slug: "lahore-in-six-plates",
  publishedAt: "2026-09-28T06:00:00Z",
  category: "food",
  cover: "lahore-plates",
  author: { en: "Usman Tariq", ar: "عثمان طارق" },
  title: { en: "Lahore in six plates", ar: "لاهور في ستة أطباق" },
  excerpt: {
    en: "From halwa puri at seven to kulfi at midnight: a day of eating in and around the walled city, and how to survive it.",
    ar: "من الحلوى والبوري في السابعة صباحًا إلى الكلفي عند منتصف الليل: يوم من الطعام داخل المدينة المسوّرة وحولها، وكيف تتحمّله.",
  },
  body: {
    en: `People in Lahore do not ask whether you have eaten. They ask what. The city takes its meals so seriously that traffic bends around them, and a visitor with one day is advised to come hungry and to walk between courses.

## 1. Halwa puri, seven in the morning

Start where the old city starts. Two puffed breads, a ladle of chickpeas, a spoon of semolina halwa that is orange and hot and far too sweet: that is one plate, and a second will be put before you unless you cover it with your hand. Sit near the pan. Puri does not wait.

## 2. Nihari, before noon

Shank of beef, cooked all night, with ginger, green chilli and lemon on the side. Good places have sold out by eleven. Eat it with *khamiri roti*, the soft leavened bread, and do not plan anything difficult afterwards.

## 3. Lassi, when the sun is high

Served in a steel glass as long as a forearm, with a lid of cream on top. Salted is more refreshing; sweet is a meal. Half a glass may be ordered, and nobody will laugh. Not loudly.

## 4. Chana chaat, on the walk

From the Delhi Gate to the Wazir Khan Mosque is ten minutes if you do not stop, and nobody has ever not stopped. Chickpeas, potato, tamarind, a handful of pomegranate. The mosque's tiles are best in the late afternoon.

## 5. Tawa chicken and seekh kebab, after sunset

Choose a roof with a view of the Badshahi Mosque, or a bench on a street with no view at all. The bench is cheaper and the kebab is usually better.

## 6. Kulfi, near midnight

Dense, cold, tasting of milk that was boiled for hours and of a little cardamom. Have it standing up. By now you will want to.

## A few cautions

- Drink bottled water and take ice only where the queue is long.
- Say *kam mirch* if you want less chilli. You will still get some.
- Friday lunch is late, and in Ramadan the whole order turns round: the city eats from sunset until dawn.

Bring small notes, wear shoes that can be washed, and leave the next morning free. Lahore forgives many things, but not haste.

## Book the journey

- [Trains from Karachi to Lahore](/train/karachi-to-lahore)
- [Hotels in Lahore](/hotels/lahore)
- [Tours in Lahore](/tours/lahore)`,
    ar: `لا يسألك أهل لاهور هل أكلت، بل ماذا أكلت. فالمدينة تأخذ طعامها على محمل الجد حتى إن حركة السير تلتف حوله، وينصحون من لا يملك سوى يوم واحد أن يأتي جائعًا وأن يمشي بين طبق وآخر.

## 1. الحلوى والبوري، السابعة صباحًا

ابدأ من حيث تبدأ المدينة القديمة. رغيفان منفوخان، ومغرفة من الحمّص، وملعقة من حلوى السميد البرتقالية الساخنة المفرطة الحلاوة: هذا طبق واحد، وسيوضع أمامك طبق ثانٍ ما لم تغطِّ صحنك بيدك. واجلس قرب المقلاة، فالبوري لا ينتظر.

## 2. النهاري، قبل الظهر

لحم ساق البقر يُطهى الليل كله، ومعه زنجبيل وفلفل أخضر وليمون. والمطاعم الجيدة تنفد قدورها قبل الحادية عشرة. تناوله بخبز «خميري» الطري المختمر، ولا تخطط لأمر شاق بعده.

## 3. اللسّي، حين ترتفع الشمس

يُقدَّم في كأس معدنية بطول الساعد تعلوها طبقة من القشدة. المالح منه أروى للعطش، والحلو وجبة كاملة. ولك أن تطلب نصف كأس، ولن يضحك منك أحد بصوت مسموع.

## 4. تشانا تشات، في أثناء المشي

من بوابة دلهي إلى مسجد وزير خان عشر دقائق لمن لا يتوقف، ولم يسبق لأحد أن لم يتوقف. حمّص وبطاطس وتمر هندي وحفنة من حب الرمان. أما بلاط المسجد المزخرف فأجمل ما يكون آخر العصر.

## 5. دجاج الصاج وكباب السيخ، بعد الغروب

اختر سطحًا يطل على مسجد بادشاهي، أو مقعدًا في شارع لا يطل على شيء. المقعد أرخص، وكبابه في الغالب أطيب.

## 6. الكلفي، قرب منتصف الليل

مثلجات كثيفة باردة، فيها طعم حليب غُلي ساعات وشيء من الهيل. تناولها واقفًا، فلن ترغب في الجلوس بعد كل ما مضى.

## تنبيهات قليلة

- اشرب الماء المعبأ، ولا تأخذ الثلج إلا حيث يطول الطابور.
- قل «كم مرچ» إن أردت تقليل الفلفل، وسيبقى منه شيء على كل حال.
- غداء الجمعة يتأخر، وفي رمضان ينقلب النظام كله، فتأكل المدينة من الغروب حتى الفجر.

احمل أوراقًا نقدية صغيرة، والبس أحذية يسهل غسلها، واترك صباح اليوم التالي خاليًا. فلاهور تغفر أشياء كثيرة، لكنها لا تغفر العجلة.

## احجز رحلتك

- [قطارات كراتشي إلى لاهور](/train/karachi-to-lahore)
- [فنادق لاهور](/hotels/lahore)
- [جولات لاهور](/tours/lahore)`,
  },
};

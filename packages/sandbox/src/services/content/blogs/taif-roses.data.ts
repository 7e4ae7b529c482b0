import type { BlogData } from "../library.ts";

export const taifRoses: BlogData = {
  slug: "taif-roses",
  publishedAt: "2026-03-05T06:00:00Z",
  category: "places",
  cover: "taif-roses",
  author: { en: "Lama Althaqafi", ar: "لمى الثقفي" },
  title: { en: "When Taif smells of roses", ar: "حين تفوح الطائف بالورد" },
  excerpt: {
    en: "For about forty days in spring, farmers pick before sunrise and copper stills run day and night. How to see it without getting in the way.",
    ar: "نحو أربعين يومًا في الربيع يقطف المزارعون الورد قبل الشروق وتعمل القدور النحاسية ليل نهار. كيف تشاهد ذلك دون أن تعيق أحدًا.",
  },
  body: {
    en: `Taif lies at some 1,800 metres, high enough to escape the heat of Makkah and cold enough for roses. Every spring, from the middle of March to the end of April, its farms flower for about forty days. The whole year's perfume is made in that time.

## A flower with thirty petals

The Taif rose is a damask rose, pink and loose, with about thirty petals and a scent that is strongest before the sun reaches it. So the picking begins in the dark. By eight it is over, and sacks of blossom are on the way to the stills, because every hour costs oil.

It takes roughly **twelve thousand roses** to make a single *tola* of attar, which is less than a spoonful. That is why the little bottle costs what it costs, and why rose water, which is what is left of the steam, is sold by the litre.

## Where to go

- **Al Hada and Ash Shafa**, the heights to the west and south of the city, have most of the farms. Several open their gates in the season. Ring first, come early, and buy something.
- **The distilleries** in the city work round the clock. Ask to see the copper still being sealed with dough.
- **The rose festival** fills a park with a carpet of flowers. Children love it; people who do not like crowds should come on a weekday morning.

## How to get there

There is an airport, with flights from Riyadh, Dammam and abroad. From Makkah or Jeddah the mountain road up Al Hada has hairpin bends and baboons, and it closes at times for repair or fog. The cable car beside it is slower and worth every minute.

## Beyond the roses

Walk through **Souq al-Balad**, where honey, ghee and rose water stand side by side. See the **Shubra Palace** with its wooden lattices. Out of season there are figs, grapes, prickly pears and pomegranates, and in December a fog that makes the city look like somewhere else altogether.

## Manners on a farm

Do not pick. Do not lift children into the bushes: the thorns are real, and the buds are somebody's income. Photograph hands only if their owner nods.

Bring a jacket for the morning. It will be warm by ten, and you will smell of roses until the next day.

## Book the journey

- [Coaches from Jeddah to Taif](/bus/jeddah-to-taif)
- [Hotels in Taif](/hotels/taif)
- [Tours in Taif](/tours/taif)`,
    ar: `تقع الطائف على ارتفاع نحو 1800 متر، فهي عالية بما يكفي لتنجو من حر مكة، وباردة بما يكفي للورد. وفي كل ربيع، من منتصف مارس إلى آخر أبريل، تزهر مزارعها نحو أربعين يومًا، وفيها يُصنع عطر العام كله.

## وردة بثلاثين بتلة

الورد الطائفي من الورد الجوري، وردي اللون رخو القوام، في الزهرة نحو ثلاثين بتلة، وأقوى ما يكون عبقها قبل أن تبلغها الشمس. ولهذا يبدأ القطاف في العتمة، وينتهي قبل الثامنة، وتكون الأكياس في طريقها إلى المعامل، فكل ساعة تأخير تُنقص الدهن.

ويلزم قرابة **اثني عشر ألف وردة** لاستخراج تولة واحدة من الدهن، وهي أقل من ملعقة. ولذلك غلا ثمن القارورة الصغيرة، أما ماء الورد، وهو ما يبقى من البخار، فيُباع باللتر.

## أين تذهب

- **الهدا والشفا** في مرتفعات غرب المدينة وجنوبها، وفيهما معظم المزارع، ويفتح عدد منها أبوابه في الموسم. اتصل قبل الزيارة وبكّر واشترِ شيئًا.
- **معامل التقطير** في المدينة تعمل على مدار الساعة. اطلب أن ترى كيف يُحكم إغلاق القدر النحاسية بالعجين.
- **مهرجان الورد** يفرش متنزهًا بسجادة من الزهور. يحبه الأطفال، ومن لا يحب الزحام فليأتِ صباح يوم عمل.

## الوصول

للمدينة مطار تصله رحلات من الرياض والدمام ومن الخارج. أما القادم من مكة أو جدة فطريقه عقبة الهدا بمنعطفاتها وقرودها، وقد تُغلق أحيانًا للصيانة أو بسبب الضباب. والتلفريك بجانبها أبطأ، ويستحق كل دقيقة.

## ما وراء الورد

تجول في **سوق البلد** حيث يتجاور العسل والسمن وماء الورد، وشاهد **قصر شبرا** ورواشينه الخشبية. وفي غير موسم الورد تجد التين والعنب والبرشومي والرمان، وفي ديسمبر ضبابًا يجعل المدينة كأنها مكان آخر.

## آداب زيارة المزرعة

لا تقطف. ولا ترفع الأطفال بين الشجيرات، فالشوك حقيقي والبراعم رزق أصحابها. ولا تصوّر الأيدي العاملة إلا إذا أومأ صاحبها بالموافقة.

احمل سترة للصباح الباكر، فالجو يدفأ قبل العاشرة، وستبقى رائحة الورد معك حتى اليوم التالي، وربما بقيت ذكراها أطول من ذلك بكثير.

## احجز رحلتك

- [حافلات جدة إلى الطائف](/bus/jeddah-to-taif)
- [فنادق الطائف](/hotels/taif)
- [جولات الطائف](/tours/taif)`,
  },
};

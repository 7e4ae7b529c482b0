import type { BlogData } from "../library.ts";

export const hunzaInAutumn: BlogData = {
  slug: "hunza-in-autumn",
  publishedAt: "2026-10-12T06:00:00Z",
  category: "places",
  cover: "hunza-poplars",
  author: { en: "Mehreen Baig", ar: "مهرين بيغ" },
  title: { en: "Hunza in autumn: three weeks of gold", ar: "هنزة في الخريف: ثلاثة أسابيع من ذهب" },
  excerpt: {
    en: "When the poplars turn, the valley empties of summer visitors and the light turns soft. How to reach it, where to walk and what to pack.",
    ar: "حين تصفرّ أشجار الحور يغادر زوار الصيف ويلين الضوء. كيف تصل إلى الوادي، وأين تمشي، وماذا تحمل معك.",
  },
  body: {
    en: `The apricot trees go first. In the second week of October they turn from green to copper, a whole hillside at a time, and for a few days the terraces below Karimabad look as if somebody had lit them from underneath. Then the poplars follow along the river, yellow as butter, and the valley holds its breath for about three weeks.

Summer visitors have gone home by then. Guesthouses have rooms, drivers have time to stop where you ask, and the old men who sit below Baltit Fort have nothing to do but tell you about the winter of 1987.

## Getting there

Most people fly from Islamabad to Gilgit, a flight of about an hour that passes close to Nanga Parbat. It is also a flight that the weather cancels often, so **leave a day free** at either end. The road is the other choice: the Karakoram Highway by way of Besham, or, until snow closes it, the shorter route over the Babusar Pass. From Gilgit to Karimabad it is a little over two hours by car.

## Where to walk

- **Baltit to Altit.** An easy hour through orchards, from one restored fort to the other. Go in the afternoon, when the sun is on the far side of the valley.
- **Eagle's Nest, Duikar.** Be there half an hour before sunrise. Rakaposhi catches the light first; Ladyfinger Peak takes it last.
- **Passu.** An hour further north the mountains turn into cathedral spires. The hanging bridge at Hussaini is not for everyone, and nobody will think less of you.

## What to eat

Ask for *chapshuro*, a flat bread filled with minced meat, and for walnut cake with tea. Dried apricots are sold in every shop in Karimabad; the darker ones have been dried without sulphur and taste better than they look.

## What to bring

Nights fall below freezing from the middle of October, and heating is often a single stove. Bring a warm layer to sleep in, a torch, and cash: there are machines in Aliabad and Karimabad, but they run out on weekends.

> In autumn the valley belongs to the people who live in it. Go gently, and ask before you photograph anybody.

The colours last until the first strong wind. Nobody can tell you when that will be, which is half of the charm.

## Book the journey

- [Flights from Islamabad to Gilgit](/flights/islamabad-to-gilgit/ISB-to-GIL)
- [Hotels in Gilgit](/hotels/gilgit)
- [Tours in Hunza](/tours/hunza)`,
    ar: `تبدأ أشجار المشمش أولًا. ففي الأسبوع الثاني من أكتوبر تتحول من الخضرة إلى لون النحاس، سفحًا بعد سفح، وتبدو المدرجات أسفل كريم آباد أيامًا معدودة كأن أحدًا أضاءها من تحتها. ثم تتبعها أشجار الحور على ضفاف النهر صفراء كالزبدة، فيحبس الوادي أنفاسه قرابة ثلاثة أسابيع.

عندئذ يكون زوار الصيف قد عادوا إلى بيوتهم. فتجد غرفًا خالية في بيوت الضيافة، وسائقين يتسع وقتهم للوقوف حيث تشاء، وشيوخًا يجلسون أسفل قلعة بلتيت لا يشغلهم شيء عن رواية حكاية شتاء عام 1987.

## الوصول

يسافر معظم الناس جوًا من إسلام آباد إلى جلجت في رحلة تستغرق نحو ساعة وتمر قريبًا من جبل نانغا باربات. لكن الطقس كثيرًا ما يلغي هذه الرحلة، ولذلك **اترك يومًا خاليًا** قبلها وبعدها. أما البديل فالطريق البري: طريق قراقرم السريع مرورًا ببيشام، أو الطريق الأقصر عبر ممر بابوسار قبل أن تغلقه الثلوج. ومن جلجت إلى كريم آباد ما يزيد قليلًا على ساعتين بالسيارة.

## أين تمشي

- **من بلتيت إلى ألتيت.** ساعة سهلة بين البساتين من قلعة مرمّمة إلى أخرى. والأفضل أن تخرج عصرًا حين تكون الشمس على الجانب المقابل من الوادي.
- **عش النسر في دويكار.** كن هناك قبل الشروق بنصف ساعة. يلتقط راكابوشي الضوء أولًا، وتلتقطه قمة ليدي فنغر آخرًا.
- **باسو.** على بعد ساعة شمالًا تصير الجبال أبراجًا مدببة كأبراج الكاتدرائيات. أما الجسر المعلّق في حسيني فليس للجميع، ولن يلومك أحد إن لم تعبره.

## ماذا تأكل

اطلب «تشابشورو»، وهو خبز رقيق محشو باللحم المفروم، وكعكة الجوز مع الشاي. ويُباع المشمش المجفف في كل دكان بكريم آباد، والداكن منه جُفف بلا كبريت، ومذاقه أطيب مما يوحي به شكله.

## ماذا تحمل

تهبط حرارة الليل دون الصفر ابتداءً من منتصف أكتوبر، وكثيرًا ما تكون التدفئة موقدًا واحدًا. احمل ثيابًا دافئة للنوم ومصباحًا يدويًا ومالًا نقديًا؛ ففي علي آباد وكريم آباد أجهزة صرف لكنها تفرغ في عطلة نهاية الأسبوع.

> الوادي في الخريف لأهله. تمهّل فيه، واستأذن قبل أن تصوّر أحدًا.

تدوم الألوان حتى أول ريح قوية، ولا يعلم أحد متى تهب، وفي ذلك نصف السحر.

## احجز رحلتك

- [رحلات جوية من إسلام آباد إلى جلجت](/flights/islamabad-to-gilgit/ISB-to-GIL)
- [فنادق جلجت](/hotels/gilgit)
- [جولات هنزة](/tours/hunza)`,
  },
};

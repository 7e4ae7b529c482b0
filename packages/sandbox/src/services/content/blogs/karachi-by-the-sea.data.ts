import type { BlogData } from "../library.ts";

export const karachiByTheSea: BlogData = {
  slug: "karachi-by-the-sea",
  publishedAt: "2026-07-30T06:00:00Z",
  category: "places",
  cover: "karachi-sea",
  author: { en: "Sana Memon", ar: "سناء ميمن" },
  title: { en: "Karachi, from the water's edge", ar: "كراتشي من حافة الماء" },
  excerpt: {
    en: "Crab boats at Keamari, Art Deco in Saddar, and a beach that wakes up at ten at night. A long day in Pakistan's largest city.",
    ar: "قوارب السرطان في كيماري، وعمارة الآرت ديكو في صدر، وشاطئ يستيقظ في العاشرة ليلًا. يوم طويل في أكبر مدن باكستان.",
  },
  body: {
    en: `Karachi does not show itself to people in a hurry. It is too large, and too busy with itself. But it is a port, and like every port it can be read from the water's edge inwards.

## Morning: the old streets

Begin in **Saddar**, at the Empress Market, before the heat. The clock tower is Victorian, the spices are not. From there walk towards the old cinemas and insurance houses: curved balconies, sunburst railings, names in plaster that nobody has repainted since 1938. Look up; the ground floors are all telephone shops.

The **Frere Hall** garden is ten minutes further. On Sundays there is a market of used books under its trees, and you may find your own school reader there.

## Noon: Mohatta Palace

A merchant built it in the 1920s of pink Jodhpur stone, so that his wife might breathe sea air. It is a museum now, small enough for an hour. The terrace still catches the breeze that it was built for.

## Afternoon: a boat at Keamari

Wooden boats leave the jetty at Keamari and go out among the anchored ships. You agree on the price first, for the boat and not for each person. Lines and bait are on board. The crew cooks what you catch, and what you do not catch as well: **crab with green chilli**, eaten with the fingers from newspaper, while the cranes of the harbour turn gold.

Go with a boat that carries life jackets, and not in the monsoon, from June to September, when the sea is closed.

## Night: Clifton and Burns Road

Sea View wakes up at ten. There are camels in fairy lights, roasted corn, families on mats, boys who race nothing in particular. It is not a beach for swimming. It is a beach for being outdoors at last.

Then eat again. **Burns Road** has served nihari, bun kebab and rabri since the families who cook them came from Delhi, and it closes to cars in the evening.

## Getting about

- Use an app for rides; it spares you the argument.
- Traffic is worst from five to eight. Be on a boat then.
- The city is flat but not made for walking. Two streets at a time are plenty.
- Friday is for the family, Sunday for books.

Stay two nights. On the second, somebody will have invited you home.

## Book the journey

- [Flights from Lahore to Karachi](/flights/lahore-to-karachi/LHE-to-KHI)
- [Hotels in Karachi](/hotels/karachi)
- [Tours in Karachi](/tours/karachi)`,
    ar: `لا تكشف كراتشي عن نفسها لمن هو على عجل؛ فهي أكبر من ذلك وأشغل. لكنها ميناء، وكل ميناء يُقرأ من حافة الماء إلى الداخل.

## صباحًا: الشوارع القديمة

ابدأ من حي **صدر**، من سوق إمبرس، قبل اشتداد الحر. برج الساعة فيكتوري الطراز، أما التوابل فلا. وامشِ منه نحو دور السينما وشركات التأمين القديمة: شرفات مقوسة، وأسيجة على هيئة أشعة الشمس، وأسماء بالجص لم يُعِد أحد طلاءها منذ 1938. ارفع بصرك، فالطوابق الأرضية كلها محال هواتف.

وعلى بعد عشر دقائق حديقة **فرير هول**، وفيها أيام الأحد سوق للكتب المستعملة تحت الأشجار، وقد تجد فيها كتاب القراءة الذي درست فيه.

## ظهرًا: قصر موهاتا

شيّده تاجر في عشرينيات القرن الماضي بحجر جودبور الوردي لتتنفس زوجته هواء البحر. وهو اليوم متحف صغير تكفيه ساعة، وما زالت شرفته تستقبل النسيم الذي بُنيت لأجله.

## عصرًا: قارب من كيماري

تخرج القوارب الخشبية من مرسى كيماري بين السفن الراسية. اتفق على السعر أولًا، للقارب كله لا للفرد. والخيوط والطُّعم على متنه، ويطهو البحارة ما تصطاده وما لا تصطاده أيضًا: **سرطان البحر بالفلفل الأخضر**، يؤكل بالأصابع من على ورق الجرائد فيما تتلون رافعات الميناء بالذهب.

اختر قاربًا فيه سترات نجاة، وتجنب موسم الرياح من يونيو إلى سبتمبر حين يُغلق البحر.

## ليلًا: كليفتون وشارع برنز

يستيقظ شاطئ سي فيو في العاشرة: جِمال تزينها المصابيح، وذرة مشوية، وعائلات على الحُصر، وفتيان يتسابقون بلا غاية. ليس شاطئًا للسباحة، بل مكان يخرج إليه الناس أخيرًا إلى الهواء.

ثم عُد إلى الطعام مرة أخرى. يقدّم **شارع برنز** النهاري وكباب الخبز والرَّبري منذ جاءت الأسر التي تطهوها من دلهي، وهو يُغلق أمام السيارات مساءً.

## التنقل

- اطلب السيارات بالتطبيق، فذلك يغنيك عن المساومة.
- أسوأ الازدحام بين الخامسة والثامنة، فكن حينها في القارب.
- المدينة مستوية لكنها لم تُبنَ للمشي، ويكفيك شارعان في كل مرة.
- الجمعة للأسرة، والأحد للكتب.

أقم ليلتين، ففي الثانية سيكون أحدهم قد دعاك إلى بيته، وحينها تبدأ كراتشي الحقيقية.

## احجز رحلتك

- [رحلات جوية من لاهور إلى كراتشي](/flights/lahore-to-karachi/LHE-to-KHI)
- [فنادق كراتشي](/hotels/karachi)
- [جولات كراتشي](/tours/karachi)`,
  },
};

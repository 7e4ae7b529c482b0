import type { PageData, Question } from "../../content/library.ts";

const updatedAt = "2026-10-01T08:00:00Z";

const howEarly: Question = {
  question: { en: "How early should I be at the airport?", ar: "متى ينبغي أن أصل إلى المطار؟" },
  answer: {
    en: "For a domestic flight ninety minutes are comfortable with a suitcase, an hour without. Add half an hour on Thursday evenings and before holidays.",
    ar: "في الرحلات الداخلية تكفي تسعون دقيقة مع حقيبة وساعة من دونها. وأضف نصف ساعة مساء الخميس وقبل الإجازات.",
  },
};

const whichDocument: Question = {
  question: { en: "Which document do I need?", ar: "ما الوثيقة المطلوبة؟" },
  answer: {
    en: "On flights within the Kingdom citizens travel with their national ID, residents with their iqama and visitors with their passport. The name on the booking must match it.",
    ar: "في الرحلات داخل المملكة يسافر المواطن بالهوية الوطنية والمقيم بالإقامة والزائر بجواز السفر، ويجب أن يطابق الاسم في الحجز ما في الوثيقة.",
  },
};

const whenCheap: Question = {
  question: { en: "When are fares lowest?", ar: "متى تكون الأسعار أقل؟" },
  answer: {
    en: "Usually from Sunday to Tuesday, at midday or late in the evening, when you book two to four weeks ahead. School holidays, Ramadan and the days around Eid are the exception.",
    ar: "غالبًا بين الأحد والثلاثاء، ظهرًا أو في آخر المساء، ومع الحجز قبل أسبوعين إلى أربعة. ويُستثنى من ذلك إجازات المدارس ورمضان وأيام العيد.",
  },
};

export const dammamToRiyadh: PageData = {
  slug: "dammam-to-riyadh-flights",
  type: "landing",
  service: "flight",
  updatedAt,
  flight: { from: "DMM", to: "RUH", airline: null },
  title: { en: "Flights from Dammam to Riyadh", ar: "رحلات الطيران من الدمام إلى الرياض" },
  description: {
    en: "About an hour in the air between King Fahd and King Khalid airports. When to fly, what it saves against the train, and what to bring.",
    ar: "نحو ساعة في الجو بين مطاري الملك فهد والملك خالد. متى تسافر، وماذا توفر مقارنة بالقطار، وماذا تحمل.",
  },
  body: {
    en: `Dammam and Riyadh are about 350 kilometres apart in a straight line. The flight takes a little over an hour from gate to gate, and there is a departure for most parts of the working day.

## Fly or take the train?

The eastern railway joins the two cities by way of Abqaiq and Hofuf. Counted from door to door the train is often as quick, because King Fahd airport lies well north-west of Dammam and King Khalid airport north of Riyadh. Fly if you connect onwards from Riyadh, or if your day begins near the airport; take the train if you are going from centre to centre.

## Airports

- **Dammam, King Fahd International (DMM)**: one large terminal, simple to find your way in.
- **Riyadh, King Khalid International (RUH)**: domestic and international flights use different terminals. Look at the terminal on your ticket before you set out.

## Luggage

Many of the cheaper fares on this route carry a cabin bag only. We show what each fare includes beside its price.`,
    ar: `تفصل بين الدمام والرياض نحو 350 كيلومترًا في خط مستقيم. تستغرق الرحلة ما يزيد قليلًا على ساعة من البوابة إلى البوابة، وتتوفر رحلات في معظم ساعات يوم العمل.

## الطائرة أم القطار؟

يربط خط الشرق المدينتين مرورًا ببقيق والهفوف. وإذا حُسب الوقت من الباب إلى الباب كان القطار في أحيان كثيرة بالسرعة نفسها، لأن مطار الملك فهد يقع بعيدًا شمال غرب الدمام، ومطار الملك خالد شمال الرياض. سافر جوًا إن كانت لك رحلة مواصلة من الرياض أو كان يومك يبدأ قرب المطار، واختر القطار إن كنت تنتقل من وسط مدينة إلى وسط أخرى.

## المطاران

- **الدمام، مطار الملك فهد الدولي (DMM)**: صالة واحدة كبيرة يسهل التنقل فيها.
- **الرياض، مطار الملك خالد الدولي (RUH)**: للرحلات الداخلية والدولية صالات مختلفة، فانظر رقم الصالة في تذكرتك قبل الانطلاق.

## الأمتعة

كثير من التذاكر الأرخص على هذا الخط يشمل حقيبة اليد وحدها، ونعرض ما تشمله كل تذكرة بجانب سعرها.`,
  },
  questions: [howEarly, whichDocument, whenCheap],
};

export const jeddahToRiyadh: PageData = {
  slug: "طيران-جدة-الرياض",
  type: "landing",
  service: "flight",
  updatedAt,
  flight: { from: "JED", to: "RUH", airline: null },
  title: { en: "Flights from Jeddah to Riyadh", ar: "رحلات الطيران من جدة إلى الرياض" },
  description: {
    en: "The Kingdom's busiest route: under two hours, many departures a day. Advice on terminals, times and fares.",
    ar: "أكثر خطوط المملكة ازدحامًا: أقل من ساعتين ورحلات كثيرة كل يوم. نصائح في الصالات والمواعيد والأسعار.",
  },
  body: {
    en: `Between Jeddah on the Red Sea and Riyadh on the Najd plateau lie some 850 kilometres. The flight takes about an hour and three quarters, and no route in the Kingdom has more departures.

## Choosing a time

- **Before eight in the morning** for a meeting the same day; these seats go first.
- **Midday** for the lowest fares.
- **Thursday evening and Saturday night** are the busiest of the week. Book those early, or fly an hour later than everybody else.

## At the airports

King Abdulaziz airport in Jeddah is large: from the train station inside it to the farthest gate is a walk of twenty minutes. In Riyadh look at the number of the terminal, since domestic flights do not all use the same one.

## After you land

From King Khalid airport the centre is about half an hour by car when the roads are clear, and twice that at the end of the working day. The metro reaches the airport too.`,
    ar: `بين جدة على البحر الأحمر والرياض على هضبة نجد نحو 850 كيلومترًا. تستغرق الرحلة ساعة وثلاثة أرباع الساعة تقريبًا، وليس في المملكة خط أكثر منها رحلات.

## اختيار الوقت

- **قبل الثامنة صباحًا** لاجتماع في اليوم نفسه، ومقاعده أول ما ينفد.
- **منتصف النهار** لأقل الأسعار.
- **مساء الخميس وليلة السبت** أشد أوقات الأسبوع ازدحامًا. فاحجز لها مبكرًا، أو سافر بعد الناس بساعة.

## في المطارين

مطار الملك عبدالعزيز في جدة واسع؛ فمن محطة القطار داخله إلى أبعد بوابة مسيرة عشرين دقيقة. وفي الرياض انظر رقم الصالة، فالرحلات الداخلية لا تستخدم صالة واحدة.

## بعد الوصول

من مطار الملك خالد إلى وسط المدينة نحو نصف ساعة بالسيارة حين يخلو الطريق، وضعفها في آخر يوم العمل. كما يصل المترو إلى المطار.`,
  },
  questions: [whenCheap, howEarly, whichDocument],
};

export const riyadhToJeddah: PageData = {
  slug: "طيران-الرياض-جدة",
  type: "landing",
  service: "flight",
  updatedAt,
  flight: { from: "RUH", to: "JED", airline: null },
  title: { en: "Flights from Riyadh to Jeddah", ar: "رحلات الطيران من الرياض إلى جدة" },
  description: {
    en: "To the sea, to the old town or on to Makkah: how to plan the flight from the capital to Jeddah.",
    ar: "إلى البحر أو البلد القديمة أو مكة المكرمة: كيف تخطط لرحلتك من العاصمة إلى جدة.",
  },
  body: {
    en: `People fly from Riyadh to Jeddah for three reasons: work, the sea and Umrah. The flight is the same, about an hour and three quarters; the planning is not.

## For Umrah

You pass the *miqat* in the air, so be in ihram before that. Change at home or in King Khalid airport: the lavatory of an aircraft is a poor place for it. From the airport in Jeddah the fast train runs to Makkah; leave at least an hour between landing and departure.

## For the weekend

Flights on Thursday afternoon fill up two weeks ahead. A departure late on Thursday night, or early on Friday, is often half as full and costs less. The old town is at its best after the afternoon prayer, the corniche after sunset.

## For work

The first flights leave before six. If your meeting is in the north of the city you are there sooner than from the centre: the airport lies north as well.

## Going back

Saturday evening is the crowded one. If you can, return on Sunday morning and go straight to your desk.`,
    ar: `يسافر الناس من الرياض إلى جدة لثلاثة أسباب: العمل والبحر والعمرة. والرحلة واحدة مدتها نحو ساعة وثلاثة أرباع الساعة، أما التخطيط فيختلف.

## للعمرة

تمر بالميقات في الجو، فكن محرمًا قبله. البس ملابس الإحرام في البيت أو في مطار الملك خالد، فدورة المياه في الطائرة ليست مكانًا مناسبًا لذلك. ومن مطار جدة ينطلق قطار الحرمين إلى مكة المكرمة، فاترك ساعة على الأقل بين الهبوط وموعد القطار.

## لعطلة نهاية الأسبوع

تمتلئ رحلات عصر الخميس قبلها بأسبوعين. أما رحلات آخر ليل الخميس وصباح الجمعة الباكر فكثيرًا ما تكون نصف ممتلئة وأقل سعرًا. وأجمل ما تكون البلد بعد صلاة العصر، والكورنيش بعد الغروب.

## للعمل

تنطلق أولى الرحلات قبل السادسة. وإن كان اجتماعك شمال المدينة وصلت إليه أسرع من وسطها، فالمطار في الشمال كذلك.

## العودة

مساء السبت هو الأشد ازدحامًا. فإن استطعت فعُد صباح الأحد وتوجه إلى مكتبك مباشرة.`,
  },
  questions: [whenCheap, whichDocument, howEarly],
};

export const airBooking: PageData = {
  slug: "حجز-طيران",
  type: "landing",
  service: "flight",
  updatedAt,
  flight: { from: null, to: null, airline: null },
  title: { en: "Book flights in Saudi Arabia", ar: "حجز طيران في السعودية" },
  description: {
    en: "How to book a flight that suits you: comparing fares fairly, baggage, names, changes and refunds.",
    ar: "كيف تحجز رحلة تناسبك: مقارنة عادلة للأسعار، والأمتعة، والأسماء، والتعديل، والاسترداد.",
  },
  body: {
    en: `Booking a flight is quick. Booking the right one takes five more minutes, and this page is about those.

## Compare like with like

The lowest figure in a list is often a fare without a suitcase, a seat of your choice or the right to change. Add what you will need first, then compare. We write what each fare includes next to its price, so that you need not open them all.

## Write names as the document does

In Latin letters, in the same order, without titles. A name with *bin* or *Al* is written as your passport writes it. If you have one name only, say so in the form, and we pass it on the way the airline expects.

## Look at the connection

An hour between two flights is enough on one ticket in a small airport. In a large one, or when you must collect your bag, take two. On two separate tickets nobody waits for you.

## Know what happens if plans change

Before you pay, open the conditions: until when you may change, what it costs, what comes back if you cancel. They stay with your booking and do not change afterwards.

## Pay calmly

The price is held while you pay, and the time left is on the screen. If it changes, we ask you first.`,
    ar: `حجز رحلة أمر سريع. أما حجز الرحلة المناسبة فيحتاج إلى خمس دقائق أخرى، وعنها تتحدث هذه الصفحة.

## قارن المثل بالمثل

كثيرًا ما يكون أقل رقم في القائمة تذكرة بلا حقيبة ولا اختيار مقعد ولا حق في التعديل. أضف ما ستحتاج إليه أولًا ثم قارن. ونحن نكتب ما تشمله كل تذكرة بجانب سعرها حتى لا تضطر إلى فتحها كلها.

## اكتب الأسماء كما في الوثيقة

بالأحرف اللاتينية وبالترتيب نفسه ومن دون ألقاب. والاسم الذي فيه «بن» أو «ال» يُكتب كما كتبه جواز سفرك. وإن لم يكن لك سوى اسم واحد فأشر إلى ذلك في النموذج، ونحن نوصله كما تطلبه شركة الطيران.

## انظر في وقت التوقف

ساعة بين رحلتين في تذكرة واحدة تكفي في مطار صغير. وفي المطار الكبير، أو إذا لزمك تسلّم الحقيبة، فخذ ساعتين. أما في تذكرتين منفصلتين فلن ينتظرك أحد.

## اعرف ماذا يحدث إن تغيّرت خططك

افتح الشروط قبل الدفع: إلى متى يمكن التعديل؟ وكم كلفته؟ وكم يعود إليك عند الإلغاء؟ وهذه الشروط تبقى مع حجزك ولا تتغير بعده.

## ادفع على مهل

يُحفظ السعر أثناء الدفع، والوقت المتبقي ظاهر أمامك. وإن تغيّر سألناك أولًا.`,
  },
  questions: [whenCheap, howEarly, whichDocument],
};

import type { Names } from "./names.ts";

/** What may be said of something, the score out of ten that it goes with, and what it must have for it to be so. */
export type Remark = readonly [score: number, text: Names, needs?: string];

/** What may be told of something, and what it must have for it to be so. */
export type Told = readonly [text: Names, needs?: string];

/** What people say of a kind of thing, topic by topic and in words; `otherwise` where nothing else is left to say. */
export type Remarks = {
  readonly topics: readonly ("cleanliness" | "staff" | "location" | "comfort" | "value" | "guide" | "way" | "pace")[];
  readonly said: readonly Remark[];
  /** How many at most have written; others have only given a score. */
  readonly most: number;
  readonly otherwise: Names;
};

/**
 * What is told of a stay, first and last. What it needs is an amenity, the kind of the house, `courtyard` where rooms look out on one, `praised`
 * where guests have written well of it, `fine` of four stars and more, `modest` of fewer.
 */
// biome-ignore format: a table is read by its rows.
export const stayOpenings: readonly Told[] = [
  [{ en: "Quiet rooms around a shaded courtyard", ar: "غرف هادئة حول فناء ظليل" }, "courtyard"],
  [{ en: "A calm base for families", ar: "مقر هادئ للعائلات" }, "family_rooms"],
  [{ en: "Good beds, and breakfast in the house", ar: "أسرّة مريحة وفطور يُقدَّم في المكان نفسه" }, "breakfast"],
  [{ en: "Clean, and looked after by its owners", ar: "مكان نظيف يعتني به أصحابه" }, "guest_house"],
  [{ en: "Room to live in, with a kitchen of one's own", ar: "مساحة للعيش ومطبخ خاص" }, "kitchen"],
  [{ en: "A pool to come back to at the end of the day", ar: "مسبح تعود إليه في آخر النهار" }, "pool"],
  [{ en: "A garden to sit in when the heat is gone", ar: "حديقة يطيب الجلوس فيها حين يخفّ الحر" }, "garden"],
  [{ en: "A restaurant downstairs, so dinner is never far", ar: "مطعم داخل الفندق، فلا حاجة إلى الخروج للعشاء" }, "restaurant"],
  [{ en: "A quiet place to work, and to rest after it", ar: "مكان هادئ للعمل وللراحة بعده" }, "business_centre"],
  [{ en: "A spa, and an evening without plans", ar: "سبا ومساء بلا مواعيد" }, "spa"],
  [{ en: "Bright rooms and an easy welcome", ar: "غرف مضيئة واستقبال بشوش" }],
  [{ en: "Plain, clean rooms with all that is needed", ar: "غرف بسيطة ونظيفة فيها كل ما يلزم" }, "modest"],
  [{ en: "Wide rooms, thick curtains and long sleep", ar: "غرف واسعة وستائر سميكة ونوم طويل" }, "fine"],
  [{ en: "A lobby with room to meet, and staff who learn names", ar: "بهو رحب للقاء، وعاملون يحفظون أسماء ضيوفهم" }, "fine"],
];

// biome-ignore format: a table is read by its rows.
export const stayClosings: readonly Told[] = [
  [{ en: "Guests praise the staff and the quiet nights.", ar: "يثني الضيوف على العاملين وعلى هدوء الليل." }, "praised"],
  [{ en: "The front desk is there at any hour, for late arrivals too.", ar: "الاستقبال حاضر في كل ساعة، حتى لمن يصل متأخرًا." }, "front_desk_24h"],
  [{ en: "Order tea and it comes up to your room.", ar: "يصلك الشاي إلى غرفتك متى طلبته." }, "room_service"],
  [{ en: "There is a prayer room on site.", ar: "وفيه مصلى." }, "prayer_room"],
  [{ en: "A shuttle runs to the airport and back.", ar: "تتوفر خدمة نقل الضيوف من المطار وإليه." }, "airport_shuttle"],
  [{ en: "There is parking on site for those who drive.", ar: "ولمن يأتي بسيارته موقف في المكان." }, "parking"],
  [{ en: "There is a laundry service on site.", ar: "وتُغسل الملابس في المكان." }, "laundry"],
  [{ en: "There are no steps between the street and the rooms.", ar: "لا درجات بين الشارع والغرف." }, "accessible"],
  [{ en: "In the heat of summer the rooms stay cool.", ar: "تبقى الغرف باردة في حر الصيف." }, "air_conditioning"],
  [{ en: "The staff know the city and tell guests their way.", ar: "يعرف العاملون المدينة ويدلّون الضيوف على طرقها." }],
];

// biome-ignore format: a table is read by its rows.
export const stayRemarks: Remarks = {
  topics: ["cleanliness", "staff", "location", "comfort", "value"],
  most: 7,
  otherwise: { en: "A good stay.", ar: "إقامة جيدة." },
  said: [
    [10, { en: "My parents felt looked after from the first minute.", ar: "شعر والداي بالعناية منذ اللحظة الأولى." }],
    [10, { en: "All was as it was written. We have stayed twice now.", ar: "كل شيء كما كُتب، وقد أقمنا فيه مرتين حتى الآن." }],
    [9, { en: "It was quiet, and we felt at home.", ar: "كان المكان هادئًا وشعرنا كأننا في بيتنا." }],
    [9, { en: "They kept our bags after check-out and called us a car.", ar: "احتفظوا بحقائبنا بعد المغادرة وطلبوا لنا سيارة." }],
    [9, { en: "Fresh towels every day, and the beds are excellent.", ar: "مناشف نظيفة كل يوم، والأسرّة ممتازة." }],
    [9, { en: "The best sleep of our whole journey.", ar: "أفضل نوم في سفرنا كله." }],
    [9, { en: "The children talk of the pool more than of the city.", ar: "يتحدث الأولاد عن المسبح أكثر من المدينة." }, "pool"],
    [9, { en: "We sat in the garden every evening.", ar: "كنا نجلس في الحديقة كل مساء." }, "garden"],
    [9, { en: "My mother's wheelchair went everywhere without a step.", ar: "تنقلت والدتي بكرسيها المتحرك في كل مكان دون درجات." }, "accessible"],
    [8, { en: "Spotless room and very kind people.", ar: "غرفة نظيفة جدًا وموظفون في غاية اللطف." }],
    [8, { en: "We came tired, and a warm word at the door helped.", ar: "وصلنا متعبين، فكانت الكلمة الطيبة عند الباب خير عون." }],
    [8, { en: "The shower is strong and the linen fresh.", ar: "الماء قوي والشراشف نظيفة." }],
    [8, { en: "Breakfast was worth getting up for. We would come back.", ar: "الفطور يستحق الاستيقاظ له، وسنعود بإذن الله." }, "breakfast"],
    [8, { en: "We cooked for ourselves, and saved a good deal.", ar: "طبخنا لأنفسنا ووفّرنا كثيرًا." }, "kitchen"],
    [8, { en: "The driver stood at the airport before we came out.", ar: "كان السائق في المطار قبل أن نخرج." }, "airport_shuttle"],
    [8, { en: "The prayer room is clean, and never full.", ar: "المصلى نظيف ولا يزدحم." }, "prayer_room"],
    [7, { en: "Good place for a family: we were all in one room.", ar: "مناسب للعائلة، فقد كنا جميعًا في غرفة واحدة." }, "family_rooms"],
    [7, { en: "Easy to reach, and quiet at night.", ar: "الوصول إليه سهل، والليل فيه هادئ." }],
    [7, { en: "Simple, and everything works.", ar: "بسيط، وكل شيء فيه يعمل." }, "modest"],
    [10, { en: "We stayed two nights longer than we had planned.", ar: "بقينا ليلتين أكثر مما خططنا." }],
    [10, { en: "They remembered how we take our coffee.", ar: "كانوا يتذكرون كيف نحب قهوتنا." }, "fine"],
    [9, { en: "The room was ready early, without our asking.", ar: "كانت الغرفة جاهزة مبكرًا دون أن نطلب." }],
    [9, { en: "My grandmother was given a room near the entrance.", ar: "أعطوا جدتي غرفة قريبة من المدخل." }],
    [9, { en: "A large bed, a large desk and silence.", ar: "سرير واسع ومكتب واسع وهدوء." }, "fine"],
    [9, { en: "For this price we had expected half of it.", ar: "بهذا السعر كنا نتوقع نصف ما وجدنا." }, "modest"],
    [8, { en: "The neighbourhood has all one needs within a few steps.", ar: "في الحي كل ما يلزم على بعد خطوات." }],
    [8, { en: "The pillows are good, which is rare.", ar: "الوسائد مريحة، وهذا نادر." }],
    [8, { en: "Housekeeping came when we asked, not before.", ar: "جاءت خدمة التنظيف حين طلبناها لا قبل ذلك." }],
    [8, { en: "Good light to read by in the evening.", ar: "إضاءة جيدة للقراءة في المساء." }],
    [8, { en: "The windows keep the street outside.", ar: "النوافذ تعزل ضجيج الشارع." }],
    [7, { en: "The corridor is plain, the room is not.", ar: "الممر عادي، أما الغرفة فلا." }],
    [7, { en: "Enough sockets beside the bed, at last.", ar: "مقابس كافية بجانب السرير أخيرًا." }],
    [7, { en: "We asked for an iron and had it in minutes.", ar: "طلبنا مكواة فوصلت في دقائق." }],
    [6, { en: "The wardrobe is too small for a week.", ar: "الخزانة صغيرة لإقامة أسبوع." }],
    [6, { en: "Parking the suitcase took some thought.", ar: "احتجنا إلى تفكير لنجد مكانًا لحقائبنا." }],
    [7, { en: "Check-in was quick, even at midnight.", ar: "كان تسجيل الوصول سريعًا حتى عند منتصف الليل." }, "front_desk_24h"],
    [7, { en: "The Wi-Fi held through a day of calls.", ar: "صمد الواي فاي طوال يوم من المكالمات." }, "wifi"],
    [7, { en: "We left the car there and walked.", ar: "تركنا السيارة هناك ومشينا." }, "parking"],
    [7, { en: "Our shirts came back from the laundry the same day.", ar: "عادت ثيابنا من المغسلة في اليوم نفسه." }, "laundry"],
    [7, { en: "The dinner in its restaurant is honest and hot.", ar: "العشاء في مطعمه طيب وساخن." }, "restaurant"],
    [6, { en: "Fine for the price. The lift is slow.", ar: "جيد مقابل السعر، لكن المصعد بطيء." }, "lift"],
    [6, { en: "Fine for the price, and nothing more.", ar: "جيد مقابل السعر، لا أكثر." }],
    [6, { en: "Good location, but the street is loud in the morning.", ar: "الموقع جيد، لكن الشارع صاخب في الصباح." }],
    [6, { en: "The curtains let the sun in early.", ar: "الستائر تُدخل شمس الصباح باكرًا." }],
    [6, { en: "The gym is small; it has what one needs.", ar: "الصالة الرياضية صغيرة لكن فيها ما يلزم." }, "gym"],
    [5, { en: "Warm water came late, and they apologised for it.", ar: "تأخر وصول الماء الساخن، واعتذروا عن ذلك." }],
    [5, { en: "The room was smaller than I thought, but clean.", ar: "الغرفة أصغر مما توقعت، لكنها نظيفة." }],
    [5, { en: "We called twice until more towels came.", ar: "اتصلنا مرتين حتى وصلت مناشف إضافية." }],
    [5, { en: "One hears one's neighbours through the wall.", ar: "يُسمع صوت الجيران عبر الجدار." }],
    [4, { en: "The photos are better than the room. The staff did try.", ar: "الصور أجمل من الغرفة، وإن كان العاملون قد بذلوا جهدهم." }],
    [4, { en: "The air conditioning was loud, so we slept little.", ar: "كان المكيف صاخبًا فلم ننم إلا قليلًا." }, "air_conditioning"],
    [4, { en: "The mattress was too soft for my back.", ar: "كانت المرتبة ألين مما يحتمله ظهري." }],
    [3, { en: "Not cleaned when we came; another room was given after an hour.", ar: "لم تكن الغرفة نظيفة عند وصولنا، وأُعطينا غيرها بعد ساعة." }],
  ],
};

// biome-ignore format: a table is read by its rows.
export const outingRemarks: Remarks = {
  topics: ["guide", "way", "pace", "value"],
  most: 20,
  otherwise: { en: "A good day out.", ar: "رحلة جميلة." },
  said: [
    [10, { en: "Our guide had a story for every corner. The best day of our journey.", ar: "كان لمرشدنا حكاية عند كل زاوية. أجمل يوم في سفرنا." }],
    [10, { en: "We were five, my parents among us, and nobody was bored for a minute.", ar: "كنا خمسة ومعنا والداي، ولم يملّ أحد دقيقة واحدة." }],
    [9, { en: "Going in the middle of the week was right: we had the place almost to ourselves.", ar: "كان اختيار منتصف الأسبوع صوابًا، فكان المكان لنا وحدنا تقريبًا." }],
    [9, { en: "Everything was as it was written, and nobody asked for more money.", ar: "كل شيء كما كُتب، ولم يطلب منا أحد مالًا إضافيًا." }],
    [9, { en: "He waited until everybody had taken their pictures, and knew where to stand for them.", ar: "انتظر حتى التقط الجميع صورهم، وكان يعرف أفضل مكان لها." }],
    [9, { en: "My father walks slowly. They went at his pace without a word.", ar: "والدي يمشي ببطء، فساروا على مهله دون أن يقولوا شيئًا." }],
    [8, { en: "A small group, so every question got an answer.", ar: "مجموعة صغيرة، فلقي كل سؤال جوابه." }],
    [8, { en: "The tea on the way was the moment we still talk about.", ar: "ما زلنا نتحدث عن الشاي الذي شربناه في الطريق." }],
    [8, { en: "Easy to find, and it began on the minute.", ar: "الوصول إلى نقطة اللقاء سهل، وبدأت الرحلة في موعدها تمامًا." }],
    [8, { en: "We saw places that we would never have found alone.", ar: "رأينا أماكن ما كنا لنجدها وحدنا." }],
    [7, { en: "Interesting and well told. Bring water.", ar: "ممتعة والشرح جيد. أحضر معك ماء." }],
    [7, { en: "Good, though there is more standing than walking.", ar: "جيدة، مع أن الوقوف فيها أكثر من المشي." }],
    [7, { en: "The guide spoke quietly, but answered with patience.", ar: "كان صوت المرشد خافتًا، لكنه أجاب بصبر." }],
    [10, { en: "We have taken many tours. This is the one we tell others about.", ar: "جرّبنا جولات كثيرة، وهذه هي التي نحدّث الناس عنها." }],
    [10, { en: "I learned more in one go than in years of passing by.", ar: "تعلمت في مرة واحدة أكثر مما تعلمته في سنوات من المرور." }],
    [10, { en: "The guide asked what interested us, and told us just that.", ar: "سألنا المرشد عما يهمنا، ثم حدّثنا عنه بالذات." }],
    [9, { en: "It was clear from the beginning where to be and when.", ar: "كان واضحًا منذ البداية أين نكون ومتى." }],
    [9, { en: "The guide went from one language to the other so that all of us understood.", ar: "كان المرشد ينتقل من لغة إلى أخرى حتى نفهم جميعًا." }],
    [9, { en: "Nobody tried to sell us anything on the way.", ar: "لم يحاول أحد أن يبيعنا شيئًا في الطريق." }],
    [9, { en: "Even our eldest, who is sixteen, put his phone away.", ar: "حتى ابننا الأكبر، وعمره ستة عشر عامًا، ترك هاتفه جانبًا." }],
    [8, { en: "We took it at the beginning of our stay, and were glad of it all week.", ar: "أخذناها في أول إقامتنا، وأفادتنا طوال الأسبوع." }],
    [8, { en: "Worth the price. We would go again with friends.", ar: "تستحق سعرها، وسنكررها مع الأصدقاء." }],
    [8, { en: "I came alone and did not feel alone.", ar: "جئت وحدي ولم أشعر بالوحدة." }],
    [8, { en: "It was windy, and the guide made the best of it.", ar: "كان الجو عاصفًا، لكن المرشد أحسن التصرف." }],
    [7, { en: "A good introduction. Who knows the matter already will want more.", ar: "مدخل جيد، أما من يعرف الموضوع فسيطلب المزيد." }],
    [7, { en: "I would have liked more time at the first stop.", ar: "تمنيت وقتًا أطول في المحطة الأولى." }],
    [7, { en: "Pleasant people. A little less talk would have been fine too.", ar: "ناس لطفاء، ولو قلّ الكلام قليلًا لكان أفضل." }],
    [6, { en: "Nice, but I had hoped for a smaller group.", ar: "جميلة، لكنني تمنيت مجموعة أصغر." }],
    [6, { en: "Nice, but the last stop was hurried.", ar: "جميلة، لكن المحطة الأخيرة كانت على عجل." }],
    [6, { en: "It was hotter than we thought; go in the cooler months.", ar: "كان الحر أشد مما ظننا؛ الأشهر المعتدلة أنسب لها." }],
    [5, { en: "We began twenty minutes late because one family was waited for.", ar: "تأخرنا عشرين دقيقة في انتظار إحدى العائلات." }],
    [5, { en: "One of the places was closed that day. They said so only there.", ar: "كان أحد الأماكن مغلقًا ذلك اليوم، ولم يخبرونا إلا عنده." }],
    [4, { en: "Too many people for one guide.", ar: "عدد الناس كبير على مرشد واحد." }],
  ],
};

// biome-ignore format: a table is read by its rows.
export const rideRemarks: Remarks = {
  topics: ["comfort", "staff", "cleanliness", "value"],
  most: 9,
  otherwise: { en: "A good ride.", ar: "رحلة جيدة." },
  said: [
    [10, { en: "It left on the minute and arrived before the time on the ticket.", ar: "انطلقت في موعدها تمامًا ووصلت قبل الموعد المكتوب في التذكرة." }],
    [10, { en: "My mother travelled alone and the staff looked after her to the door.", ar: "سافرت والدتي وحدها فاعتنى بها الطاقم حتى الباب." }],
    [10, { en: "The driver never hurried. I slept the whole way.", ar: "لم يتعجّل السائق قط، فنمت طوال الطريق." }],
    [9, { en: "Clean from the first row to the last, even the curtains.", ar: "نظيفة من أول صف إلى آخره، حتى الستائر." }],
    [9, { en: "The stop for prayer was long enough for all of us.", ar: "كانت وقفة الصلاة كافية لنا جميعًا." }],
    [9, { en: "We were given the seats that we had chosen, side by side.", ar: "جلسنا في المقاعد التي اخترناها متجاورين." }],
    [9, { en: "Our bags were tagged and came out first.", ar: "وُسمت حقائبنا وخرجت قبل غيرها." }],
    [8, { en: "Cool inside on a very hot day.", ar: "كان الجو في الداخل باردًا في يوم شديد الحر." }],
    [8, { en: "Seats lean back far, and there is room for the legs.", ar: "المقاعد تميل كثيرًا، وفيها متسع للساقين." }],
    [8, { en: "Easy to board: the ticket on the phone was enough.", ar: "الصعود سهل: كفت التذكرة على الهاتف." }],
    [8, { en: "I could follow the coach on the map, so my brother was there in time.", ar: "تابع أخي الحافلة على الخريطة فوصل لاستقبالي في الوقت." }],
    [7, { en: "Good for the price. The waiting room was full.", ar: "جيدة بهذا السعر، لكن صالة الانتظار كانت مزدحمة." }],
    [7, { en: "A smooth ride, though the music was on for too long.", ar: "رحلة سلسة، لكن الموسيقى طالت." }],
    [7, { en: "Everything in order. The last stop is far from the centre.", ar: "كل شيء على ما يرام، غير أن آخر موقف بعيد عن وسط المدينة." }],
    [6, { en: "We left fifteen minutes late and made up most of it.", ar: "تأخر الانطلاق ربع ساعة ثم عُوّض أكثره." }],
    [6, { en: "Too cold at night: take a shawl.", ar: "باردة ليلًا: خذ معك شالًا." }],
    [5, { en: "One stop more than I had expected, and a long one.", ar: "توقفت مرة أكثر مما توقعت، وطالت الوقفة." }],
    [4, { en: "Half an hour late, and nobody said why.", ar: "تأخرت نصف ساعة ولم يذكر أحد السبب." }],
  ],
};

import type { Names } from "./names.ts";

/** What may be said of something, and the score out of ten that it goes with. */
export type Remark = readonly [score: number, text: Names];

/** What people say of a kind of thing, topic by topic and in words; `otherwise` where nothing else is left to say. */
export type Remarks = {
  readonly topics: readonly ("cleanliness" | "staff" | "location" | "comfort" | "value" | "guide" | "way" | "pace")[];
  readonly said: readonly Remark[];
  /** How many at most have written; others have only given a score. */
  readonly most: number;
  readonly otherwise: Names;
};

// biome-ignore format: a table is read by its rows.
export const stayRemarks: Remarks = {
  topics: ["cleanliness", "staff", "location", "comfort", "value"],
  most: 9,
  otherwise: { en: "A good stay.", ar: "إقامة جيدة." },
  said: [
    [9, { en: "The kettle and the quiet made it feel like home.", ar: "الغلاية والهدوء جعلانا نشعر كأننا في بيتنا." }],
    [9, { en: "They kept our bags after check-out and called us a car.", ar: "احتفظوا بحقائبنا بعد المغادرة وطلبوا لنا سيارة." }],
    [9, { en: "Fresh towels every day, and the beds are excellent.", ar: "مناشف نظيفة كل يوم، والأسرّة ممتازة." }],
    [8, { en: "Spotless room and very kind people at the desk.", ar: "غرفة نظيفة جدًا وموظفو استقبال في غاية اللطف." }],
    [8, { en: "Breakfast was worth getting up for. We would come back.", ar: "الفطور يستحق الاستيقاظ له، وسنعود بإذن الله." }],
    [7, { en: "Good place for a family; the rooms are wide.", ar: "مناسب للعائلة، والغرف واسعة." }],
    [7, { en: "Easy to reach, and quiet at night.", ar: "الوصول إليه سهل، والليل فيه هادئ." }],
    [7, { en: "Check-in was quick, even at midnight.", ar: "كان تسجيل الوصول سريعًا حتى عند منتصف الليل." }],
    [6, { en: "Fine for the price. The lift is slow.", ar: "جيد مقابل السعر، لكن المصعد بطيء." }],
    [6, { en: "Good location, but the street is loud in the morning.", ar: "الموقع جيد، لكن الشارع صاخب في الصباح." }],
    [5, { en: "Warm water came late, and they apologised for it.", ar: "تأخر وصول الماء الساخن، واعتذروا عن ذلك." }],
    [4, { en: "The photos are better than the room. The staff did try.", ar: "الصور أجمل من الغرفة، وإن كان العاملون قد بذلوا جهدهم." }],
    [4, { en: "The air conditioning was loud, so we slept little.", ar: "كان المكيف صاخبًا فلم ننم إلا قليلًا." }],
    [3, { en: "Not cleaned when we came; another room was given after an hour.", ar: "لم تكن الغرفة نظيفة عند وصولنا، وأُعطينا غيرها بعد ساعة." }],
    [5, { en: "The room was smaller than I thought, but clean.", ar: "الغرفة أصغر مما توقعت، لكنها نظيفة." }],
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

import type { Names } from "../names.ts";
import type { EventCategory } from "./acts.data.ts";

const both = (en: string, ar: string): Names => ({ en, ar });

/** How it goes at an event of a category, after what is told of the event itself. */
export const habits: Readonly<Record<EventCategory, Names>> = {
  music: both("Those who come early stand or sit nearest.", "من يحضر مبكرًا يكون الأقرب."),
  theatre: both("Latecomers are let in between scenes.", "يدخل المتأخرون بين المشاهد."),
  sport: both("Food stalls open with the doors.", "تُفتح أكشاك الطعام مع الأبواب."),
  exhibitions: both("You may go out and come in again all day.", "يمكنك الخروج والعودة طوال اليوم."),
  family: both("Prams come in, and there is room to rest.", "عربات الأطفال مرحب بها، وهناك ركن للراحة."),
  talks: both("There is time for your questions.", "وهناك وقت لأسئلتك."),
  food: both("Say at the door what you do not eat.", "أخبرهم عند الباب بما لا تأكله."),
};

/** By which words a kind of event is looked for, in both languages. */
export const kindWords: Readonly<Record<EventCategory, string>> = {
  music: "music concert concerts gig gigs live songs موسيقى موسيقي حفلة حفل حفلات غناء غنائي أغاني طرب كونسرت",
  theatre: "theatre theater play plays drama stage مسرح مسرحية مسرحيات تمثيل",
  sport: "sport sports match matches game games رياضة رياضي مباراة مباريات سباق",
  exhibitions: "exhibition exhibitions art gallery معرض معارض فن فنون",
  family: "family families kids children عائلة عائلات عائلي أطفال للأطفال",
  talks: "talk talks lecture lectures محاضرة محاضرات ندوة ندوات حوار لقاء",
  food: "food eating tasting طعام أطعمة أكل مأكولات تذوق",
};

export const organisers: readonly Names[] = [
  both("Blue Door Productions", "إنتاجات الباب الأزرق"),
  both("Caravan Nights", "ليالي القافلة"),
  both("Open Courtyard", "الفناء المفتوح"),
  both("Seven Lamps", "المصابيح السبعة"),
  both("Paper Boat Events", "فعاليات القارب الورقي"),
];

export const notes: readonly Names[] = [
  both(
    "Bags larger than a sheet of paper stay at the cloakroom.",
    "تُترك الحقائب الأكبر من ورقة الكتابة في غرفة الأمانات.",
  ),
  both("There is parking, and it fills early.", "تتوفر مواقف للسيارات لكنها تمتلئ مبكرًا."),
  both("Photographs without a flash are welcome.", "التصوير مسموح دون وميض."),
];

/** What a pass is called and what it is, by its id. */
export const passWords = {
  standard: { names: both("Standard", "عادية"), note: null },
  premium: {
    names: both("Premium", "مميزة"),
    note: both("The best view, and an entrance of its own.", "أفضل إطلالة ومدخل خاص."),
  },
  group: {
    names: both("Group of four", "مجموعة من أربعة"),
    note: both("One code lets all 4 in: come together.", "رمز واحد لدخول 4 أشخاص، فاحضروا معًا."),
  },
  child: { names: both("Child", "طفل"), note: both("Under 12 years.", "دون 12 سنة.") },
  friends: {
    names: both("Friends of the house", "أصدقاء الدار"),
    note: both("For those who know the code.", "لمن يعرف الرمز."),
  },
} as const;

/** Beside a pass that lets several in, to whoever gives a name for it. */
export const groupAsked = {
  name: both("one name for all of you", "اسم واحد للجميع"),
  document: both("one name and one ID for all of you", "اسم واحد وهوية واحدة للجميع"),
};

/** Of such a pass, on paper. */
export const groupOnce = both(
  "A group's code is read once, at one door: meet before you go in, for it lets nobody in later.",
  "يُقرأ رمز المجموعة مرة واحدة عند باب واحد: تجمّعوا قبل الدخول، فلا يدخل به أحد بعد ذلك.",
);

export const feeWords = both("Service fee", "رسوم الخدمة");

import type { Names } from "../names.ts";
import type { EventCategory } from "./acts.data.ts";

const both = (en: string, ar: string): Names => ({ en, ar });

/** What is said of an event of a category: `{title}` is its name, `{venue}` where it is. */
export const aboutOf: Readonly<Record<EventCategory, Names>> = {
  music: both(
    "{title} at {venue}: live, unhurried and close enough to see the hands of those who play. Come early for the first songs.",
    "{title} في {venue}: عزف حي على مهل، وأنت قريب بما يكفي لترى أيدي العازفين. احضر مبكرًا لأولى الأغنيات.",
  ),
  theatre: both(
    "{title} on the stage of {venue}, without an interval. Latecomers are let in between scenes.",
    "{title} على خشبة {venue} دون استراحة. يُسمح للمتأخرين بالدخول بين المشاهد.",
  ),
  sport: both(
    "{title} at {venue}: bring your colours. Food stalls open with the doors, and families have a stand of their own.",
    "{title} في {venue}: احضر بألوان فريقك. تُفتح أكشاك الطعام مع الأبواب، وللعائلات مدرج خاص.",
  ),
  exhibitions: both(
    "{title} fills the rooms of {venue}. A pass is for a day and lets you out and in again.",
    "معرض «{title}» في {venue}. تصلح التذكرة ليوم كامل ويمكنك الخروج والعودة.",
  ),
  family: both(
    "{title} at {venue}, made for children and for those who bring them. Prams come in, and there is room to rest.",
    "{title} في {venue}، للأطفال ومن يرافقهم. عربات الأطفال مرحب بها، وهناك ركن للراحة.",
  ),
  talks: both(
    "{title} at {venue}: people who know their matter, and time for your questions afterwards.",
    "{title} في {venue}: أهل خبرة يتحدثون، ثم وقت لأسئلتك.",
  ),
  food: both(
    "{title} at {venue}: cooks at work before your eyes. Tell them at the door what you do not eat.",
    "{title} في {venue}: طهاة يعملون أمامك. أخبرهم عند الباب بما لا تأكله.",
  ),
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
    note: both("The best rows, and an entrance of their own.", "أفضل الصفوف ومدخل خاص."),
  },
  group: {
    names: both("Group of four", "مجموعة من أربعة"),
    note: both("For a party that comes together.", "لمجموعة تأتي معًا."),
  },
  child: { names: both("Child", "طفل"), note: both("Under 12 years.", "دون 12 سنة.") },
  friends: {
    names: both("Friends of the house", "أصدقاء الدار"),
    note: both("For those who know the code.", "لمن يعرف الرمز."),
  },
} as const;

export const feeWords = both("Booking fee", "رسوم الحجز");

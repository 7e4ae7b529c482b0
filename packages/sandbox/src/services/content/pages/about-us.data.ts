import type { PageData } from "../library.ts";
import { soldWords } from "../sold-words.ts";

const cities = [
  { en: "Karachi", ar: "كراتشي" },
  { en: "Lahore", ar: "لاهور" },
  { en: "Riyadh", ar: "الرياض" },
  { en: "Jeddah", ar: "جدة" },
] as const;

/** Each city with the picture that it has everywhere. */
const offices = (locale: "en" | "ar"): string =>
  cities.map((city) => `- ![](/posters/city.svg?of=${city.en})\n\n  ${city[locale]}`).join("\n");

export const aboutUs: PageData = {
  slug: "about-us",
  type: "static",
  service: "general",
  updatedAt: "2026-09-01T08:00:00Z",
  title: { en: "About us", ar: "من نحن" },
  description: {
    en: "Who we are, what Safar sells, and the promises we keep when a journey does not go to plan.",
    ar: "من نحن، وماذا يقدّم سفر، والوعود التي نلتزم بها حين لا تسير الرحلة كما خُطّط لها.",
  },
  body: {
    en: `Safar means journey, in Urdu and in Arabic alike. We chose the word because it belongs to both of the countries we serve, and because a journey is more than a ticket.

## What we do

We bring ${soldWords.en} into one place, in two languages and in the currencies people here really use. You search once, compare and pay in the way that suits you. Your bookings stay together, whichever company you travel with.

## How we work

- **Clear prices.** Every total is made of lines you can read. If a supplier changes it while you book, we stop and ask you.
- **Honest answers about payments.** When a bank takes its time we say that we do not know yet. We never ask you to pay again before we are sure.
- **Refunds you can follow.** Before you cancel you see how much you get back; afterwards you see where it goes and each step.
- **Two languages.** English and Arabic are each written for their readers, not translated word by word.

## Where we are

Our people work from Karachi, Lahore, Riyadh and Jeddah.

${offices("en")}

## About this site

You are looking at a demonstration of Safar. It runs against a sandbox: the places are real, but everything that you can book is invented, from flights and hotels to films and tours, and no money ever moves. Try whatever you like. [Write to us](/contact-us) if something could be better.`,
    ar: `«سفر» كلمة واحدة في العربية والأردية، ولهذا اخترناها اسمًا لنا؛ فهي تنتمي إلى البلدين اللذين نخدمهما، ولأن الرحلة أكثر من تذكرة.

## ماذا نقدّم

نجمع ${soldWords.ar} في مكان واحد، بلغتين وبالعملات التي تتعامل بها فعلًا. تبحث مرة واحدة، وتقارن، وتدفع بالطريقة التي تناسبك، ثم تبقى حجوزاتك كلها معًا أيًا كانت الشركة التي تسافر معها.

## كيف نعمل

- **أسعار واضحة.** كل مبلغ إجمالي يتكوّن من بنود يمكن قراءتها. وإذا غيّره المزوّد أثناء الحجز توقفنا وسألناك.
- **صدق في شأن الدفع.** حين يتأخر رد البنك نقول إننا لا نعلم بعد، ولا نطلب منك الدفع مرة ثانية قبل أن نتأكد.
- **استرداد يمكنك متابعته.** ترى قبل الإلغاء كم تسترد، وبعده إلى أين يصل المبلغ وكل خطوة.
- **لغتان أصليتان.** كُتبت العربية والإنجليزية لقرّائهما، لا بترجمة حرفية.

## أين نحن

يعمل فريقنا من كراتشي ولاهور والرياض وجدة.

${offices("ar")}

## عن هذا الموقع

هذا عرض تجريبي لسفر يعمل على بيئة اختبار: الأماكن حقيقية، أما كل ما يُعرض للحجز، من الرحلات والفنادق إلى الأفلام والجولات، فمن نسج الخيال، ولا تُنقل أي أموال. جرّب ما شئت، و[راسلنا](/contact-us) إن رأيت ما يستحق التحسين.`,
  },
  questions: [],
};

import type { PageData } from "../library.ts";

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
    en: `Safar means journey, in Urdu and in Arabic alike. We chose the word because it belongs to both of the countries we serve, and because a journey is more than a ticket: it is the road to the airport, the seat beside someone you love, the room that waits at the other end.

## What we do

We bring flights, hotels, buses, trains, events, films, tours and cars into one place, in two languages and in the currencies people here really use. You search once, compare calmly and pay in the way that suits you. What you have booked stays together, whichever company carries you.

## How we work

- **The price is the price.** Every total is made of lines you can read. If a supplier changes it while you book, we stop and ask you.
- **An honest answer about payments.** When a bank takes its time we say that we do not know yet. We never tell you to pay again before we are sure.
- **Refunds you can follow.** Before you cancel you see how much comes back and where it goes; afterwards you see each step.
- **Both languages are first languages.** Nothing here was written in one and left to be guessed in the other.

## Where we are

Our people work from Karachi, Lahore, Riyadh and Jeddah. Some of us have carried our own parents through Umrah with the tools we build; others ride the night bus home on weekends. That is how most of our improvements begin.

## About this site

You are looking at a demonstration of Safar. It runs against a sandbox: the places are real, but the airlines, hotels and events that you can book are invented, and no money ever moves. Try whatever you like. [Write to us](/contact-us) if something could be better.`,
    ar: `«سفر» كلمة واحدة في العربية والأردية، ولهذا اخترناها اسمًا لنا؛ فهي تنتمي إلى البلدين اللذين نخدمهما معًا. والسفر عندنا أكثر من تذكرة: هو الطريق إلى المطار، والمقعد بجوار من تحب، والغرفة التي تنتظرك في نهاية اليوم.

## ماذا نقدّم

نجمع الطيران والفنادق والحافلات والقطارات والفعاليات والسينما والجولات والسيارات في مكان واحد، بلغتين وبالعملات التي يتعامل بها الناس هنا فعلًا. تبحثون مرة واحدة، وتقارنون على مهل، وتدفعون بالطريقة التي تناسبكم، ثم تبقى حجوزاتكم كلها معًا أيًا كانت الشركة التي تنقلكم.

## كيف نعمل

- **السعر واضح.** كل مبلغ إجمالي يتكوّن من بنود يمكن قراءتها. وإذا غيّره المورّد أثناء الحجز توقفنا وسألناكم.
- **صدق في شأن الدفع.** حين يتأخر رد البنك نقول إننا لا نعلم بعد، ولا نطلب منكم الدفع مرة ثانية قبل أن نتيقن.
- **استرداد يمكن متابعته.** ترون قبل الإلغاء كم سيعود إليكم وإلى أين، وتتابعون بعده كل خطوة.
- **لغتان أصليتان.** لم يُكتب شيء هنا بلغة ثم تُرك للأخرى أن تخمّنه.

## أين نحن

يعمل فريقنا من كراتشي ولاهور والرياض وجدة. منّا من رافق والديه في العمرة مستعينًا بما نبنيه، ومنّا من يعود إلى أهله في حافلة الليل نهاية كل أسبوع، ومن هناك تبدأ معظم أفكارنا.

## عن هذا الموقع

ما ترونه عرض تجريبي لسفر يعمل على بيئة اختبار: الأماكن حقيقية، أما شركات الطيران والفنادق والفعاليات المعروضة للحجز فمن نسج الخيال، ولا تُنقل فيه أي أموال. جرّبوا ما شئتم، و[راسلونا](/contact-us) إن رأيتم ما يستحق التحسين.`,
  },
  questions: [],
};

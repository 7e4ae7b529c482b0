import type { PageData } from "../library.ts";

export const privacyPolicy: PageData = {
  slug: "privacy-policy",
  type: "static",
  service: "general",
  updatedAt: "2026-09-01T08:00:00Z",
  title: { en: "Privacy policy", ar: "سياسة الخصوصية" },
  description: {
    en: "What this sandbox of Safar keeps about you, why, for how long, and how to have it removed.",
    ar: "ما تحتفظ به بيئة سفر التجريبية عنك، وسببه ومدته، وكيف تطلب حذفه.",
  },
  body: {
    en: `This policy describes the demonstration of Safar that you are using. It is written as a real one would be, and it is true of this sandbox. Please do not enter anything here that you would not want to lose: use invented names, documents and cards.

## What we keep

- **Your account**: name, e-mail address, phone number, date of birth, and your password in a form that cannot be read back.
- **Your travellers**: the people you choose to save, with the documents you enter for them.
- **Your bookings**: what you booked, for whom, at what price, and whether the payment went through.
- **Your messages**: what you write to support or through the contact form.

We do not keep card numbers. A card is checked and forgotten; only its last four digits and its brand remain, so that you can recognise it.

## Why we keep it

To make and change your bookings, to answer you, and to prevent fraud. Suppliers receive only what they need in order to carry or accommodate you. We sell nothing to anybody and show no advertisements.

## What stays on your device

Three small cookies: your language for a year, your currency for thirty days, and a sign-in that scripts cannot read, also for thirty days. Lists of countries and currencies are kept on the device so that pages open sooner. No third party sets a cookie here.

## How long

Accounts last until you delete them. Deletion is confirmed by a code and takes effect after a pause, in which you may change your mind. What the sandbox remembers may also be cleared at any time when it is reset.

## Your rights

You may see, correct and delete what we hold. Most of it you can do yourself under *Account*; for the rest, [write to us](/contact-us) and a person will answer.

## Changes

When this policy changes, the date at the top of the page changes with it, and we say so on the home page before it takes effect.`,
    ar: `تصف هذه السياسة النسخة التجريبية من سفر التي تستخدمها الآن. كُتبت كما تُكتب سياسة حقيقية، وما فيها صحيح في هذه البيئة التجريبية. نرجو ألا تُدخل هنا ما تخشى ضياعه، وأن تستعمل أسماء ووثائق وبطاقات وهمية.

## ما الذي نحتفظ به

- **حسابك**: الاسم والبريد الإلكتروني ورقم الجوال وتاريخ الميلاد، وكلمة المرور بصيغة لا يمكن استعادتها.
- **المسافرون المحفوظون**: من تختار حفظهم، والوثائق التي تدخلها لهم.
- **حجوزاتك**: ما حجزته ولمن وبأي سعر، وما آلت إليه عملية الدفع.
- **رسائلك**: ما تكتبه إلى الدعم أو عبر نموذج التواصل.

ولا نحتفظ بأرقام البطاقات؛ تُفحص البطاقة ثم تُنسى، ولا يبقى منها إلا آخر أربعة أرقام ونوعها لتتعرّف عليها.

## لماذا نحتفظ به

لنتمّ حجوزاتك ونعدّلها، ونردّ عليك، ونمنع الاحتيال. ولا يتلقى المورّدون إلا ما يلزمهم لنقلك أو استضافتك. ولا نبيع شيئًا لأحد ولا نعرض إعلانات.

## ما يبقى على أجهزتك

ثلاثة ملفات ارتباط صغيرة: لغتك مدة سنة، وعملتك ثلاثين يومًا، وتسجيل دخول لا تقرؤه البرامج النصية ثلاثين يومًا كذلك. كما تُحفظ قوائم الدول والعملات على الجهاز لتفتح الصفحات أسرع. ولا يضع أي طرف ثالث ملفات ارتباط هنا.

## المدة

يبقى الحساب حتى تحذفه. ويُؤكَّد الحذف برمز، ثم يسري بعد مهلة يمكنك فيها التراجع. وقد يُمحى ما تتذكره البيئة التجريبية في أي وقت عند إعادة ضبطها.

## حقوقك

لك أن تطّلع على ما نحتفظ به وتصححه وتحذفه. ومعظم ذلك متاح لك في صفحة *الحساب*، ولما سواه [راسلنا](/contact-us) وسيجيبك شخص لا آلة.

## التعديلات

إذا تغيّرت هذه السياسة تغيّر معها التاريخ في أعلى الصفحة، وأعلنّا ذلك في الصفحة الرئيسية قبل سريانه.`,
  },
  questions: [],
};

import type { PageData } from "../library.ts";

export const termsConditions: PageData = {
  slug: "terms-conditions",
  type: "static",
  service: "general",
  updatedAt: "2026-09-01T08:00:00Z",
  title: { en: "Terms and conditions", ar: "الشروط والأحكام" },
  description: {
    en: "The rules for using this sandbox of Safar: bookings that bind nobody, payments that move no money.",
    ar: "قواعد استخدام بيئة سفر التجريبية: حجوزات لا تُلزم أحدًا ومدفوعات لا تنقل مالًا.",
  },
  body: {
    en: `By using this site you agree to what follows. It is short on purpose.

## 1. A sandbox

This is a demonstration. Nothing that you book here exists outside it: no airline holds a seat for you, no hotel a room, and no ticket you receive will open a gate. Prices are plausible but invented.

## 2. Payments

No money moves. Card numbers that end in certain digits play certain parts, so that every outcome can be tried. Do not enter a real card.

## 3. Your account

You must be thirteen or older. Keep your password to yourself, and tell us if you think that somebody else knows it. One person, one account.

## 4. Bookings

1. A booking begins when we confirm it, not when you press the button.
2. A held booking ends at the time that is shown beside it. Nothing is charged for it then.
3. Names must match the travel document. Corrections follow the rules of the fare.
4. When a price changes before you pay, you may accept the new one or leave. We do not decide for you.

## 5. Changes and refunds

Each fare, room and ticket has its own rules. They are shown before you pay and stay with the booking. The amount of a refund is shown before you confirm a cancellation, and is valid until the time shown with it.

## 6. Wallet and points

A balance is yours until you spend or withdraw it. Points and promotional credit have an expiry date, which we show, and are not exchanged for cash except where the wallet says so.

## 7. Fair use

Please do not attack the service, collect its data wholesale or use it to annoy other people. Testing it is what it is for: automated tests at a gentle pace are welcome.

## 8. Liability

The sandbox comes as it is. It may be reset, changed or switched off without notice, and what it forgets cannot be recovered.

## 9. Questions

[Write to us](/contact-us). These terms exist in English and Arabic, and both texts are equally valid.`,
    ar: `باستخدامك هذا الموقع توافق على ما يلي، وقد أوجزناه عمدًا.

## 1. بيئة تجريبية

هذا عرض تجريبي، ولا وجود لما تحجزه خارجه: لا شركة طيران تحتفظ لك بمقعد، ولا فندق بغرفة، ولا تذكرة تصلك تفتح بوابة. والأسعار معقولة لكنها متخيَّلة.

## 2. المدفوعات

لا تُنقل هنا أي أموال. وبعض أرقام البطاقات يؤدي دورًا معينًا بحسب خاناته الأخيرة ليتسنى تجربة كل النتائج. فلا تُدخل بطاقة حقيقية.

## 3. حسابك

يُشترط أن يكون عمرك ثلاث عشرة سنة أو أكثر. احفظ كلمة المرور لنفسك، وأخبرنا إن ظننت أن أحدًا عرفها. ولكل شخص حساب واحد.

## 4. الحجوزات

1. يبدأ الحجز حين نؤكده، لا حين تضغط الزر.
2. ينتهي الحجز المؤقت في الوقت المبيّن بجانبه، ولا يُخصم عنه شيء.
3. يجب أن تطابق الأسماء وثيقة السفر، ويخضع تصحيحها لشروط التذكرة.
4. إذا تغيّر السعر قبل الدفع فلك قبول الجديد أو الانصراف، ولا نقرر نيابة عنك.

## 5. التعديل والاسترداد

لكل تذكرة وغرفة شروطها، تُعرض قبل الدفع وتبقى مع الحجز. ويظهر مبلغ الاسترداد قبل تأكيد الإلغاء، ويسري حتى الوقت المبيّن معه.

## 6. المحفظة والنقاط

رصيدك لك حتى تنفقه أو تسحبه. وللنقاط والأرصدة الترويجية تاريخ انتهاء نعرضه لك، ولا تُستبدل نقدًا إلا حيث تنص المحفظة على ذلك.

## 7. الاستخدام المنصف

نرجو عدم مهاجمة الخدمة أو جمع بياناتها بالجملة أو استعمالها لإزعاج الآخرين. أما اختبارها فهو الغاية منها، ونرحب بالاختبارات الآلية بوتيرة معتدلة.

## 8. المسؤولية

تُقدَّم البيئة التجريبية كما هي، وقد يُعاد ضبطها أو تُعدَّل أو توقف دون إشعار، ولا يمكن استعادة ما تنساه.

## 9. الاستفسارات

[راسلنا](/contact-us). هذه الشروط متاحة بالعربية والإنجليزية، وللنصين القوة نفسها.`,
  },
  questions: [],
};

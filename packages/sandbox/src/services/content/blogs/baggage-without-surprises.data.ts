import type { BlogData } from "../library.ts";

export const baggageWithoutSurprises: BlogData = {
  slug: "baggage-without-surprises",
  publishedAt: "2026-06-14T06:00:00Z",
  category: "advice",
  cover: "suitcases",
  author: { en: "Omar Farooq", ar: "عمر فاروق" },
  title: { en: "Baggage without surprises", ar: "أمتعة بلا مفاجآت" },
  excerpt: {
    en: "Pieces or kilograms, one airline or two, dates in the hand luggage or below: the rules that cost people money, in plain words.",
    ar: "قطع أم كيلوغرامات؟ شركة واحدة أم اثنتان؟ التمر في اليد أم في الشحن؟ القواعد التي تكلّف الناس مالًا، بعبارة واضحة.",
  },
  body: {
    en: `Most arguments at a check-in desk are about the same five things. None of them is your fault the first time. Here they are, so that there is no second time.

## Pieces are not kilograms

Some fares give you *pieces*: two bags, each up to 23 kilograms, say. Others give you a *weight*: 30 kilograms in as many bags as you like. Two bags of 15 are fine under the second rule, and one bag of 30 is too heavy under the first. Look for the word beside the number.

No single bag may weigh more than 32 kilograms, whatever you have paid. That is a rule to protect the people who lift it.

## The strictest flight decides

When a journey has two flights with different allowances, pack for the smaller one. If the flights are on **one ticket**, the bag is normally carried through to the end, and one rule holds for the whole way. On **two tickets** you collect it, and pay again.

We show the allowance for each flight and each passenger, and warn you when they differ.

## Children and infants

A child with a seat has the same allowance as an adult on most fares. An infant on a lap usually has a small bag of their own, and a pushchair that you may take to the door of the aircraft. Ask for a tag.

## What goes where

- **In the hand:** medicine, documents, keys, anything with a battery. Power banks are never allowed below.
- **In the hold:** liquids over 100 millilitres, honey, ghee, perfume, and knives of any size.
- **Zamzam water:** only in the sealed carton sold for it, one for each pilgrim, and only where the airline says so.
- **Dates:** either. They weigh more than you think.

## Buy early

Extra weight bought with the ticket costs less than the same weight bought later, and far less than at the airport. If you are bringing gifts home, buy for the way back only.

## Before you close it

1. Weigh it at home. A bathroom scale will do: hold the bag, then subtract yourself.
2. Photograph it, open and closed.
3. Put your name and number inside as well as outside.
4. Take off last year's tags.

And if it does not arrive, report it **before you leave the hall**. Without that report nobody can look for it.

## Book the journey

- [Compare fares with their bags](/book-flights-online)`,
    ar: `تدور معظم الخلافات عند مكتب تسجيل السفر حول خمسة أمور بعينها، ولا يُلام أحد عليها في المرة الأولى. وها هي حتى لا تكون ثمة مرة ثانية.

## القطع ليست كيلوغرامات

بعض التذاكر تمنحك *قطعًا*: حقيبتين مثلًا وزن كل منهما 23 كيلوغرامًا. وبعضها يمنحك *وزنًا*: ثلاثين كيلوغرامًا في ما شئت من الحقائب. فحقيبتان وزن كل منهما 15 كيلوغرامًا مقبولتان في الحالة الثانية، وحقيبة واحدة وزنها ثلاثون أثقل من المسموح في الأولى. فابحث عن الكلمة المجاورة للرقم.

ولا يجوز أن يزيد وزن الحقيبة الواحدة على 32 كيلوغرامًا مهما دفعت، حمايةً لمن يرفعونها.

## الرحلة الأشد شرطًا هي الحَكَم

إذا كان في سفرك رحلتان يختلف المسموح فيهما فاحزم أمتعتك على قدر الأقل. فإن كانتا في **تذكرة واحدة** نُقلت الحقيبة في العادة إلى الوجهة الأخيرة وسرت قاعدة واحدة على الطريق كله. أما في **تذكرتين** فتتسلمها بنفسك وتدفع مرة أخرى.

ونحن نعرض المسموح لكل رحلة ولكل مسافر، وننبهك حين يختلف.

## الأطفال والرضّع

للطفل صاحب المقعد ما للبالغ في معظم التذاكر. وللرضيع المحمول حقيبة صغيرة في الغالب وعربة يمكن اصطحابها حتى باب الطائرة، فاطلب لها بطاقة.

## ماذا يوضع وأين

- **في اليد:** الأدوية والوثائق والمفاتيح وكل ما فيه بطارية. ولا تُشحن البطاريات المتنقلة أبدًا.
- **في الشحن:** السوائل التي تزيد على 100 مليلتر، والعسل والسمن والعطور، والسكاكين بكل أحجامها.
- **ماء زمزم:** في العبوة المخصصة المغلقة وحدها، واحدة لكل معتمر، وحيث تسمح شركة الطيران.
- **التمر:** في أيهما شئت، لكنه أثقل مما تظن.

## اشترِ مبكرًا

الوزن الإضافي مع التذكرة أرخص منه بعدها، وأرخص كثيرًا منه في المطار. وإن كنت ستعود بالهدايا فاشترِه لرحلة العودة وحدها.

## قبل إغلاق الحقيبة

1. زِنها في البيت. يكفي ميزان عادي: احمل الحقيبة ثم اطرح وزنك.
2. صوّرها مفتوحة ومغلقة.
3. ضع الاسم ورقم الجوال داخلها وخارجها.
4. انزع بطاقات السفر القديمة عنها.

وإن لم تصل فأبلغ عنها **قبل مغادرة الصالة**، فمن دون هذا البلاغ لا يستطيع أحد البحث عنها، واحتفظ برقمه حتى تعود إليك.

## احجز رحلتك

- [قارن أسعار الرحلات وأمتعتها](/book-flights-online)`,
  },
};

import type { Scenario } from "./scenario.ts";

const pay = ["C089", "C091"];
const withdraw = ["C094"];

export const paymentScenarios: readonly Scenario[] = [
  {
    name: "card_declined",
    trigger: { by: "card", endsWith: "0002" },
    happens: { en: "The bank declines the card.", ar: "يرفض البنك البطاقة." },
    calls: pay,
  },
  {
    name: "card_insufficient_funds",
    trigger: { by: "card", endsWith: "9995" },
    happens: { en: "The card has not enough funds.", ar: "الرصيد المتاح في البطاقة غير كافٍ." },
    calls: pay,
  },
  {
    name: "card_3d_secure",
    trigger: { by: "card", endsWith: "3220" },
    happens: { en: "The bank asks for 3-D Secure.", ar: "يطلب البنك التحقق عبر خدمة الحماية الثلاثية الأبعاد." },
    calls: pay,
  },
  {
    name: "card_answer_lost",
    trigger: { by: "card", endsWith: "0119" },
    happens: { en: "The payment is taken, but its answer is lost.", ar: "يُخصم المبلغ لكن الرد لا يصل." },
    calls: pay,
  },
  {
    name: "card_paid_late",
    trigger: { by: "card", endsWith: "0341" },
    happens: { en: "The card payment settles four minutes later.", ar: "تكتمل الدفعة بالبطاقة بعد أربع دقائق." },
    calls: pay,
  },
  {
    name: "mobile_declined",
    trigger: { by: "mobile", endsWith: "0002" },
    happens: { en: "The mobile account declines the payment.", ar: "يرفض الحساب الجوال عملية الدفع." },
    calls: pay,
  },
  {
    name: "mobile_insufficient_funds",
    trigger: { by: "mobile", endsWith: "9995" },
    happens: { en: "The mobile account has not enough funds.", ar: "رصيد الحساب الجوال غير كافٍ." },
    calls: pay,
  },
  {
    name: "mobile_paid_late",
    trigger: { by: "mobile", endsWith: "2222" },
    happens: { en: "The payment arrives four minutes later.", ar: "يصل الدفع بعد أربع دقائق." },
    calls: pay,
  },
  {
    name: "slip_paid_too_late",
    trigger: { by: "mobile", endsWith: "3333" },
    happens: {
      en: "A voucher for the counter is paid an hour too late.",
      ar: "تُسدَّد قسيمة الدفع بعد انتهاء المهلة بساعة.",
    },
    calls: pay,
  },
  {
    name: "EID10",
    trigger: { by: "voucher", value: "EID10" },
    happens: { en: "Ten percent off.", ar: "خصم عشرة بالمئة." },
    calls: ["C088"],
  },
  {
    name: "EXPIRED1",
    trigger: { by: "voucher", value: "EXPIRED1" },
    happens: { en: "The voucher has expired.", ar: "انتهت صلاحية القسيمة." },
    calls: ["C088"],
  },
  {
    name: "USED1",
    trigger: { by: "voucher", value: "USED1" },
    happens: { en: "The voucher was used before.", ar: "سبق استخدام القسيمة." },
    calls: ["C088"],
  },
  {
    name: "withdrawal_rejected",
    trigger: { by: "iban", endsWith: "99" },
    happens: { en: "The bank rejects the withdrawal.", ar: "يرفض البنك طلب السحب." },
    calls: withdraw,
  },
];

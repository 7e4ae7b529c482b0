import { type Scenario, scenariosBy } from "./scenario.ts";

const pay = ["C089", "C091"];
const discount = ["C088"];
const withdraw = ["C094"];

// biome-ignore format: a table is read by its rows.
export const paymentScenarios: readonly Scenario[] = [
  ...scenariosBy("card", [
    ["card_declined", "0002", pay, null, "The bank declines the card.", "يرفض البنك البطاقة."],
    ["card_insufficient_funds", "9995", pay, null, "The card has not enough funds.", "الرصيد المتاح في البطاقة غير كافٍ."],
    ["card_3d_secure", "3220", pay, null, "The bank asks for 3-D Secure.", "يطلب البنك التحقق عبر خدمة الحماية الثلاثية الأبعاد."],
    ["card_answer_lost", "0119", pay, null, "The payment is taken, but its answer is lost.", "يُخصم المبلغ لكن الرد لا يصل."],
    ["card_paid_late", "0341", pay, null, "The card payment settles four minutes later.", "تكتمل الدفعة بالبطاقة بعد أربع دقائق."],
  ]),
  ...scenariosBy("mobile", [
    ["mobile_declined", "0002", pay, null, "The mobile account declines the payment.", "يرفض الحساب الجوال عملية الدفع."],
    ["mobile_insufficient_funds", "9995", pay, null, "The mobile account has not enough funds.", "رصيد الحساب الجوال غير كافٍ."],
    ["mobile_paid_late", "2222", pay, null, "The payment arrives four minutes later.", "يصل الدفع بعد أربع دقائق."],
    ["slip_paid_too_late", "3333", pay, null, "A voucher for the counter is paid an hour too late.", "تُسدَّد قسيمة الدفع بعد انتهاء المهلة بساعة."],
  ]),
  ...scenariosBy("voucher", [
    ["EID10", "EID10", discount, null, "Takes 10% off.", "خصم 10%."],
    ["EXPIRED1", "EXPIRED1", discount, null, "The voucher has expired.", "انتهت صلاحية القسيمة."],
    ["USED1", "USED1", discount, null, "The voucher was used before.", "سبق استخدام القسيمة."],
  ]),
  ...scenariosBy("iban", [
    ["withdrawal_rejected", "99", withdraw, null, "The bank rejects the withdrawal.", "يرفض البنك طلب السحب."],
  ]),
];

import { severalOf } from "../../world/counted.ts";
import type { Names } from "../../world/names.ts";
import { listed, momentWords } from "../orders/moment-words.ts";
import { doneBefore, nameIn, paperPart, type Ticket, titledName } from "../papers/paper.ts";
import { groupedPhone } from "../papers/paper-words.ts";
import { type HotelBooking, hotelOrders } from "./hotel-booking.ts";

type Room = HotelBooking["stay"]["rooms"][number];
type Board = Room["board"];

const words = {
  stay: { en: "Your stay", ar: "إقامتك" },
  checkIn: { en: "Check-in, from", ar: "الوصول من" },
  checkOut: { en: "Check-out, until", ar: "المغادرة حتى" },
  nights: { en: "Nights", ar: "الليالي" },
  address: { en: "Address", ar: "العنوان" },
  rooms: { en: "Rooms and guests", ar: "الغرف والضيوف" },
  room: { en: "Room", ar: "الغرفة" },
  meals: { en: "Meals", ar: "الوجبات" },
  guests: { en: "Guests", ar: "الضيوف" },
  phone: { en: "Hotel's phone", ar: "هاتف الفندق" },
  arrive: {
    en: "Check in: show the voucher number at the front desk.",
    ar: "تسجيل الوصول: أظهر رقم القسيمة عند الاستقبال.",
  },
  keep: {
    en: "Keep your voucher number: the front desk needs it.",
    ar: "احتفظ برقم قسيمة الحجز: يحتاجه موظف الاستقبال.",
  },
  bring: { en: "Bring an identity document for every adult guest.", ar: "أحضر وثيقة هوية لكل ضيف بالغ." },
} as const satisfies Readonly<Record<string, Names>>;

const boards = {
  room_only: { en: "Room only", ar: "الغرفة فقط" },
  breakfast: { en: "Breakfast included", ar: "شامل الفطور" },
  half_board: { en: "Half board", ar: "فطور وعشاء" },
  full_board: { en: "Full board", ar: "كل الوجبات" },
  all_inclusive: { en: "All inclusive", ar: "شامل كل شيء" },
} as const satisfies Readonly<Record<string, Names>>;

const isKnown = (board: string): board is keyof typeof boards => Object.hasOwn(boards, board);

const unknownBoard: Names = { en: "Ask the hotel about meals", ar: "اسأل الفندق عن الوجبات" };

const boardOf = (board: Board): Names => (isKnown(board) ? boards[board] : unknownBoard);

const severalIn = (
  count: number,
  locale: keyof Names,
  of: Record<"one" | "many", string>,
  ar: Parameters<typeof severalOf>,
) => (locale === "ar" ? severalOf(...ar) : `${count} ${count === 1 ? of.one : of.many}`);

/** How many stay in a room. */
const partyOf = ({ adults, child_ages }: Room, locale: keyof Names): string => {
  const grown = severalIn(adults, locale, { one: "adult", many: "adults" }, [
    "بالغ واحد",
    { two: "بالغان", few: "بالغين", many: "بالغًا" },
    adults,
  ]);
  const count = child_ages.length;
  const children = severalIn(count, locale, { one: "child", many: "children" }, [
    "طفل واحد",
    { two: "طفلان", few: "أطفال", many: "طفلًا" },
    count,
  ]);
  return listed(count === 0 ? [grown] : [grown, children], locale);
};

/** What is shown at the front desk. */
export const hotelVoucher: Ticket = {
  title: { en: "Hotel voucher", ar: "قسيمة الفندق" },
  show: { en: "Show this at the front desk", ar: "أظهر هذا في مكتب الاستقبال" },
  reference: { en: "Voucher number", ar: "رقم القسيمة" },
  partsOf: (order, locale) => {
    const { guests, stay } = hotelOrders.of(order).detail;
    const { address, area, check_in, check_in_from, check_out, check_out_until, city, nights, phone, rooms, tz } = stay;
    const at = (day: string, time: string) => momentWords({ at: `${day}T${time}`, zone: tz }, locale);
    return [
      paperPart(words.stay[locale], {
        facts: [
          { name: words.checkIn[locale], value: at(check_in, check_in_from) },
          { name: words.checkOut[locale], value: at(check_out, check_out_until) },
          { name: words.nights[locale], value: String(nights) },
          {
            name: words.address[locale],
            value: `${address}\n${listed([nameIn(area, locale), nameIn(city, locale)], locale)}`,
          },
          ...(phone == null ? [] : [{ name: words.phone[locale], value: `\u200e${groupedPhone(phone)}` }]),
        ],
      }),
      paperPart(words.rooms[locale], {
        columns: [words.room[locale], words.meals[locale], words.guests[locale]],
        rows: rooms.map((room, place) => [
          `${nameIn(room, locale)}\n${words.room[locale]} ${place + 1}`,
          boardOf(room.board)[locale],
          [
            partyOf(room, locale),
            ...guests.filter((guest) => guest.room === place).map((guest) => titledName(guest, locale)),
          ].join("\n"),
        ]),
      }),
    ];
  },
  beforeOf: ({ starts }, locale) => [
    ...doneBefore(starts, [[0, words.arrive]], locale),
    words.keep[locale],
    words.bring[locale],
  ],
};

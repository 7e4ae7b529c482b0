/** A test, by its file and its title there. */
export type ShownBy = { readonly file: string; readonly title: string };

/** One sentence that people are told, as it stands on the page in both languages. */
export type Message = {
  readonly en: string;
  readonly ar: string;
  /** The features whose catalogues hold it. */
  readonly features: readonly string[];
  /** How the product comes to say it. */
  readonly scenario: string;
  /** The sandbox's scenario that brings this about in a running marketplace, where the right input alone does not. */
  readonly sandbox?: string;
  /** The test that brings it about and looks for it, in each language. */
  readonly shownBy: { readonly en: ShownBy; readonly ar: ShownBy };
};

const inWeb = (path: string, title: string): ShownBy => ({ file: `packages/web/src/features/${path}`, title });
const inJourneys = (path: string, title: string): ShownBy => ({ file: `packages/journeys/src/${path}`, title });
const both = (test: ShownBy) => ({ en: test, ar: test });

const results = "flight-results/flight-results-screen.test.tsx";
const itinerary = inWeb(
  "flight-itinerary/itinerary-screen.test.tsx",
  "behavior: details that cannot be had are asked for again, in %s",
);
const errorPage = inWeb("shell/error-page.test.tsx", "default: in %s %s is told as “%s”, and nothing of its inside");
const unreadMethods = inWeb("payment/payment-screen.test.tsx", "behavior: methods that cannot be read, in %s");
const noMethods = inWeb(
  "payment/payment-screen.test.tsx",
  "behavior: a booking that is fine and has no way to be paid, in %s",
);
const waiting = inWeb("payment/messages.test.tsx", "behavior: a payment that stays open asks whether to wait, in %s");
const payClock = inWeb(
  "payment/messages.test.tsx",
  "default: the clock runs, and there is a way to pay before the bill is known, in %s",
);
const code = inWeb("payment/messages.test.tsx", "behavior: nothing is paid without the code, in %s");
const unsaved = {
  en: inWeb("checkout/people/travellers-screen.test.tsx", "when %s fails the booking goes on: %o"),
  ar: inWeb("checkout/people/travellers-screen.test.tsx", "in Arabic as in English: %o"),
};
const newcomer = inWeb("account/messages.test.tsx", "behavior: in %s a newcomer's wrong %s is told at its field");
const roomGone = inWeb(
  "hotels/hotel-checkout-words.test.tsx",
  "behavior: in %s a room that has gone is told as one, and another is offered",
);
const contact = inWeb("checkout/messages.test.tsx", "behavior: in %s a wrong contact is told at its field, %s: %s");
const wrongForm = inWeb(
  "checkout/people/travellers-screen.test.tsx",
  "in %s lists them and puts the focus on the first",
);
/** What the product says when something is missing, late, refused or wrong, by what it is about. */
export const messages = {
  flights: [
    {
      en: "Unable to fetch flight details. Please try again.",
      ar: "تعذّر جلب تفاصيل الرحلة. يرجى المحاولة مرة أخرى.",
      features: ["flight-itinerary"],
      scenario: "the service gives no details of the flight that was chosen",
      shownBy: both(itinerary),
    },
    {
      en: "No flight found matching your search criteria.",
      ar: "لم يتم العثور على رحلة تطابق معايير بحثك.",
      features: ["flight-results"],
      scenario: "every provider answers that it has nothing",
      sandbox: "no_flights",
      shownBy: both(inJourneys("http/messages.test.ts", "behavior: no_flights finds nothing, and says so")),
    },
    {
      en: "An unexpected error occurred. Please try again.",
      ar: "حدث خطأ غير متوقع. يرجى المحاولة مرة أخرى.",
      features: ["flight-results", "checkout"],
      scenario: "no provider can be reached",
      sandbox: "travel_down",
      shownBy: both(
        inJourneys(
          "http/messages.test.ts",
          "behavior: travel_down finds out nothing, and says so on a page that is there",
        ),
      ),
    },
    {
      en: "Error fetching flight details",
      ar: "خطأ في جلب تفاصيل الرحلة",
      features: ["flight-itinerary"],
      scenario: "the service gives no details of the flight that was chosen",
      shownBy: both(itinerary),
    },
    {
      en: "We are unable to fetch flight quotes at the moment. Please try again later or contact our support team for assistance.",
      ar: "يتعذّر علينا جلب أسعار الرحلات حاليًا. يرجى المحاولة لاحقًا أو التواصل مع فريق الدعم للمساعدة.",
      features: ["flights"],
      scenario: "the service refuses to confirm the price",
      shownBy: both(
        inWeb("flights/flight-checkout-words.test.tsx", "behavior: in %s a flight without a price is told as one"),
      ),
    },
  ],
  sessions: [
    {
      en: "Session Expired",
      ar: "انتهت الجلسة",
      features: ["account", "checkout", "shell"],
      scenario: "a session that was open is over",
      shownBy: both(
        inWeb("account/messages.test.tsx", "default: in %s a session that is over leads back to where one was"),
      ),
    },
    {
      en: "Search Results Expired!",
      ar: "انتهت صلاحية نتائج البحث!",
      features: ["results", "checkout", "shell"],
      scenario: "results are looked at for longer than they hold",
      sandbox: "results_expire_soon",
      shownBy: both(inWeb(results, "behavior: results warn before they expire, in %s")),
    },
  ],
  payments: [
    {
      en: "Failed to load payment methods.",
      ar: "تعذّر تحميل وسائل الدفع.",
      features: ["payment"],
      scenario: "the methods cannot be read",
      shownBy: both(unreadMethods),
    },
    {
      en: "Try Again?",
      ar: "هل تعيد المحاولة؟",
      features: ["payment"],
      scenario: "the methods cannot be read",
      shownBy: both(unreadMethods),
    },
    {
      en: "Create New Booking",
      ar: "إنشاء حجز جديد",
      features: ["payment"],
      scenario: "the methods cannot be read",
      shownBy: both(unreadMethods),
    },
    {
      en: "Payment Options Unavailable",
      ar: "خيارات الدفع غير متاحة",
      features: ["payment"],
      scenario: "the booking is fine and the service offers no method for it",
      shownBy: both(noMethods),
    },
    {
      en: "Try Again",
      ar: "إعادة المحاولة",
      features: ["payment", "checkout", "bookings", "profile", "wallet"],
      scenario: "the booking is fine and the service offers no method for it",
      shownBy: both(noMethods),
    },
    {
      en: "Go to My Bookings",
      ar: "الانتقال إلى حجوزاتي",
      features: ["payment"],
      scenario: "the booking is fine and the service offers no method for it",
      shownBy: both(noMethods),
    },
    {
      en: "Go to Home",
      ar: "الصفحة الرئيسية",
      features: ["payment", "account"],
      scenario: "the booking is fine and the service offers no method for it",
      shownBy: both(noMethods),
    },
    {
      en: "Still waiting?",
      ar: "هل ما زلت تنتظر؟",
      features: ["payment"],
      scenario: "a payment is not settled within the seconds that most need",
      sandbox: "card_paid_late",
      shownBy: both(waiting),
    },
    {
      en: "Verify & Pay",
      ar: "تحقق وادفع",
      features: ["payment"],
      scenario: "a mobile wallet has sent its code",
      shownBy: both(code),
    },
    {
      en: "Booking expires in",
      ar: "ينتهي الحجز خلال",
      features: ["payment", "bookings"],
      scenario: "a reservation is held for half an hour before payment",
      sandbox: "hold",
      shownBy: both(payClock),
    },
    {
      en: "Pay Now",
      ar: "ادفع الآن",
      features: ["payment", "bookings"],
      scenario: "a method is chosen and its bill is not there yet",
      shownBy: both(payClock),
    },
  ],
  passengers: [
    {
      en: "Failed to save passenger details. Please try again.",
      ar: "تعذّر حفظ بيانات المسافر. يرجى المحاولة مرة أخرى.",
      features: ["checkout"],
      scenario: "the service refuses to keep a traveller",
      shownBy: unsaved,
    },
    {
      en: "An error occurred while saving passenger details.",
      ar: "حدث خطأ أثناء حفظ بيانات المسافر.",
      features: ["checkout"],
      scenario: "the service does not accept a traveller's details",
      shownBy: unsaved,
    },
    {
      en: "An error occurred while saving. Please try again.",
      ar: "حدث خطأ أثناء الحفظ. يرجى المحاولة مرة أخرى.",
      features: ["checkout"],
      scenario: "a traveller cannot be kept, as there is no connection",
      shownBy: unsaved,
    },
  ],
  favourites: [
    {
      en: "Unable to create favourite",
      ar: "تعذّر إنشاء المفضلة",
      features: ["checkout"],
      scenario: "a copy of a saved traveller is refused",
      shownBy: both(inWeb("checkout/messages.test.tsx", "behavior: in %s a copy that could not be kept says so")),
    },
    {
      en: "Unable to update favourite",
      ar: "تعذّر تحديث المفضلة",
      features: ["checkout"],
      scenario: "a change to a saved traveller is refused",
      shownBy: unsaved,
    },
  ],
  validation: [
    {
      en: "Please select both departure and arrival dates",
      ar: "يرجى اختيار تاريخي المغادرة والعودة",
      features: ["flight-search"],
      scenario: "a return search without dates",
      shownBy: both(
        inWeb(
          "flight-search/search-form.test.tsx",
          "behavior: an empty form in %s names what is missing, at its fields and together",
        ),
      ),
    },
    {
      en: "Please enter a valid email address",
      ar: "يرجى إدخال بريد إلكتروني صحيح",
      features: ["checkout", "account", "contact"],
      scenario: "an address without its second half",
      shownBy: both(contact),
    },
    {
      en: "Phone number must be at least 11 digits",
      ar: "يجب ألا يقل رقم الجوال عن 11 رقمًا",
      features: ["shell"],
      scenario: "a number of a few digits",
      shownBy: both(contact),
    },
    {
      en: "Password does not match",
      ar: "كلمتا المرور غير متطابقتين",
      features: ["account"],
      scenario: "another password in the field that confirms it",
      shownBy: both(newcomer),
    },
    {
      en: "Age should be 13 or above",
      ar: "يجب أن يكون العمر 13 سنة أو أكثر",
      features: ["account"],
      scenario: "somebody who becomes thirteen tomorrow",
      shownBy: both(newcomer),
    },
    {
      en: "Please fill out all required fields",
      ar: "يرجى تعبئة جميع الحقول المطلوبة",
      features: ["checkout", "account", "wallet"],
      scenario: "an empty form of passengers",
      shownBy: both(wrongForm),
    },
    {
      en: "Please select a title",
      ar: "يرجى اختيار اللقب",
      features: ["checkout"],
      scenario: "an empty form of passengers",
      shownBy: both(wrongForm),
    },
    {
      en: "Please enter OTP",
      ar: "يرجى إدخال رمز التحقق",
      features: ["payment", "account"],
      scenario: "a mobile wallet's code is left empty",
      shownBy: both(code),
    },
    {
      en: "This Field is required",
      ar: "هذا الحقل مطلوب",
      features: ["payment", "checkout"],
      scenario: "an empty voucher is applied",
      shownBy: both(
        inWeb("payment/messages.test.tsx", "behavior: an empty voucher is not applied but asked for, in %s"),
      ),
    },
  ],
  generic: [
    {
      en: "No Internet Connection",
      ar: "لا يوجد اتصال بالإنترنت",
      features: ["shell"],
      scenario: "the list of bookings is opened without a connection",
      shownBy: both(
        inWeb(
          "bookings/messages.test.tsx",
          "behavior: without a connection the list says so and is asked for again, in %s",
        ),
      ),
    },
    {
      en: "No Record Found",
      ar: "لا توجد بيانات",
      features: ["bookings", "shell", "wallet"],
      scenario: "a list of a kind of bookings that the person has none of",
      shownBy: both(
        inWeb("bookings/messages.test.tsx", "default: a list without any of the kind that was asked for, in %s"),
      ),
    },
    {
      en: "Something went wrong!",
      ar: "حدث خطأ ما!",
      features: ["shell", "checkout", "bookings"],
      scenario: "the service answers a reservation with what nobody understands",
      shownBy: both(
        inWeb(
          "checkout/outcome/outcome-screen.test.tsx",
          "behavior: in %s a refusal that nobody understands is said to be one",
        ),
      ),
    },
  ],
  pages: [
    {
      en: "Page Not Found",
      ar: "لم نعثر على الصفحة",
      features: ["shell"],
      scenario: "an address whose check fails",
      shownBy: both(errorPage),
    },
    {
      en: "Page not found",
      ar: "الصفحة غير موجودة",
      features: ["shell"],
      scenario: "an address that is nobody's",
      shownBy: both(errorPage),
    },
    {
      en: "Something went wrong!",
      ar: "حدث خطأ ما!",
      features: ["shell"],
      scenario: "a page that cannot be read",
      shownBy: both(errorPage),
    },
    {
      en: "Something Went Wrong",
      ar: "حدث خطأ",
      features: ["shell"],
      scenario: "a page that breaks while it is drawn",
      shownBy: both(errorPage),
    },
  ],
  hotels: [
    {
      en: "Room is on sleep mode",
      ar: "الغرفة غير متاحة حاليًا",
      features: ["hotels"],
      scenario: "the room is gone when it is priced or reserved",
      sandbox: "room_asleep",
      shownBy: both(roomGone),
    },
    {
      en: "Something went wrong",
      ar: "حدث خطأ ما",
      features: ["hotels"],
      scenario: "a hotel refuses a reservation and does not say why",
      sandbox: "hotel_refuses",
      shownBy: both(
        inWeb(
          "hotels/hotel-checkout-words.test.tsx",
          "behavior: in %s a refusal that nobody understands is said to be one",
        ),
      ),
    },
    {
      en: "Choose another option",
      ar: "اختر خيارًا آخر",
      features: ["hotels"],
      scenario: "the way on from a room that is gone",
      sandbox: "room_asleep",
      shownBy: both(roomGone),
    },
    {
      en: "Maximum 6 rooms allowed",
      ar: "الحد الأقصى 6 غرف",
      features: ["hotel-search"],
      scenario: "a sixth room is asked for",
      shownBy: both(
        inWeb("hotel-search/rooms-field.test.tsx", "behavior: in %s after the sixth room “%s” rests, and says why: %s"),
      ),
    },
    {
      en: "Search Results Expired!",
      ar: "انتهت صلاحية نتائج البحث!",
      features: ["results"],
      scenario: "hotels are looked at for longer than their prices hold",
      sandbox: "results_expire_soon",
      shownBy: both(
        inWeb(
          "hotel-results/hotel-results-screen.test.tsx",
          "behavior: in %s results that are too old say so: %s, and are looked for again",
        ),
      ),
    },
    {
      en: "Please fill out all required fields",
      ar: "يرجى تعبئة جميع الحقول المطلوبة",
      features: ["checkout"],
      scenario: "an empty form of guests",
      shownBy: both(wrongForm),
    },
  ],
  buses: [
    {
      en: "No buses found for the selected route.",
      ar: "لم نعثر على حافلات للمسار المحدد.",
      features: ["bus-results"],
      scenario: "a route that no coach drives on that day",
      sandbox: "no_buses",
      shownBy: both(
        inJourneys(
          "journeys/bus-booking.test.ts",
          "behavior: a route without a bus says so, and offers no day that has none either",
        ),
      ),
    },
    {
      en: "Search Results Expired!",
      ar: "انتهت صلاحية نتائج البحث!",
      features: ["results", "walk"],
      scenario: "buses are looked at for longer than their seats hold",
      sandbox: "results_expire_soon",
      shownBy: both(
        inWeb(
          "bus-results/bus-results-screen.test.tsx",
          "behavior: in %s results that are too old say so: %s, and are looked for again",
        ),
      ),
    },
    {
      en: "Please fill out all required fields",
      ar: "يرجى تعبئة جميع الحقول المطلوبة",
      features: ["bus-search", "checkout"],
      scenario: "a search for a bus from nowhere",
      shownBy: both(
        inWeb("bus-search/bus-search-form.test.tsx", "behavior: in %s an empty form names what is missing: %s"),
      ),
    },
  ],
} as const satisfies Readonly<Record<string, readonly Message[]>>;

/** What floors tell each other and a log holds. People are never shown it; they are told `instead`. */
export const internalMessages = [
  {
    text: "Unable to retrieve token",
    instead: {
      en: "An unexpected error occurred. Please try again.",
      ar: "حدث خطأ غير متوقع. يرجى المحاولة مرة أخرى.",
    },
    scenario: "tokens are refused, and so is every new one",
    sandbox: "401ALWAYS",
    raisedBy: inJourneys(
      "upstream/token-refresh.test.ts",
      "behavior: a refresh that fails fails all with the same sentence",
    ),
    shownBy: inJourneys(
      "http/messages.test.ts",
      "behavior: 401ALWAYS is told as our fault, and its own sentence to nobody",
    ),
  },
] as const;

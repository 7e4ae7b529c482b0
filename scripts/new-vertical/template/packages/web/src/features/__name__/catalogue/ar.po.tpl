msgid ""
msgstr ""
"MIME-Version: 1.0\n"
"Content-Type: text/plain; charset=utf-8\n"
"Content-Transfer-Encoding: 8bit\n"
"X-Generator: @lingui/cli\n"
"Language: ar\n"

msgid "Back to the __things__"
msgstr "العودة إلى __thingsAr__"

msgid "Book __things__ online"
msgstr "احجز __thingsAr__ عبر الإنترنت"

msgid "Bring your booking reference and the document that you booked with."
msgstr "أحضر معك مرجع الحجز والوثيقة التي حجزت بها."

msgid "Cheapest"
msgstr "الأرخص"

msgid "Choose"
msgstr "اختيار"

msgid "Choose a day, see what there is and what it costs, and book in English or Arabic."
msgstr "اختر اليوم، واطّلع على المتاح وسعره، واحجز بالعربية أو الإنجليزية."

msgid "Choose the day."
msgstr "اختر اليوم."

msgid "Choose {name}"
msgstr "اختر {name}"

msgid "Continue with this offer"
msgstr "تابع بهذا العرض"

msgid "Day"
msgstr "اليوم"

msgid "Earliest"
msgstr "الأبكر"

msgid "End"
msgstr "النهاية"

msgid "In the name of"
msgstr "باسم"

msgid "Keep the booking reference: you are found by it."
msgstr "احتفظ بمرجع الحجز: به يُعرف حجزك."

msgid "Look at the offer"
msgstr "تفاصيل العرض"

msgid "Looking for __things__"
msgstr "جارٍ البحث عن __thingsAr__"

msgid "Manage your booking"
msgstr "إدارة حجزك"

msgid "My booking: {name}"
msgstr "حجزي: {name}"

msgid "No offer fits all of your filters"
msgstr "لا يوجد عرض يوافق كل عوامل التصفية"

msgid "No ticket: the supplier refused"
msgstr "لا تذكرة: رفض المزوّد"

msgid "Nothing is on offer on this day."
msgstr "لا عروض في هذا اليوم."

msgid "Please fill out all required fields"
msgstr "يرجى تعبئة جميع الحقول المطلوبة"

msgid "Price"
msgstr "السعر"

msgid "Price: <0/>"
msgstr "السعر: <0/>"

msgid "Prices and what is left may have changed."
msgstr "ربما تغيّرت الأسعار والعروض المتبقية."

msgid "Prices are for one person"
msgstr "الأسعار لشخص واحد"

msgid "Search __things__"
msgstr "ابحث عن __thingsAr__"

msgid "Skip to the __things__"
msgstr "انتقل إلى __thingsAr__"

msgid "Sort __things__ by"
msgstr "ترتيب __thingsAr__ حسب"

msgid "Start"
msgstr "البداية"

msgid "The day is missing, past or too far away."
msgstr "اليوم ناقص أو فات أو بعيد جدًا."

msgid "The offer could not be read"
msgstr "تعذرت قراءة العرض"

msgid "There are offers on this day. Take a filter away to see them."
msgstr "توجد عروض في هذا اليوم. أزل أحد عوامل التصفية لتراها."

msgid "This day is over. Choose today or a later day."
msgstr "مضى هذا اليوم. اختر اليوم أو يومًا بعده."

msgid "This is sold {0} days ahead. Choose an earlier day."
msgstr "يُفتح الحجز قبل {0} يومًا على الأكثر. اختر يومًا أقرب."

msgid "Try another day."
msgstr "جرّب يومًا آخر."

msgid "Which day?"
msgstr "أي يوم؟"

msgid "You are ready to go"
msgstr "أنت جاهز للانطلاق"

msgid "Your booking"
msgstr "حجزك"

msgid "__Things__ found"
msgstr "نتائج البحث عن __thingsAr__"

msgid "__Things__ on this day"
msgstr "__thingsAr__ في هذا اليوم"

msgid "{count, plural, one {# offer} other {# offers}}"
msgstr "{count, plural, zero {لا عروض} one {عرض واحد} two {عرضان} few {# عروض} many {# عرضًا} other {# عرض}}"

msgid "__Things__"
msgstr "__thingsAr__"

msgid "Name"
msgstr "الاسم"

msgid "Ticket number"
msgstr "رقم التذكرة"

msgid "Ticket"
msgstr "تذكرة"

msgid "Show this when you arrive"
msgstr "أظهر هذا عند وصولك"

msgid "Not issued yet"
msgstr "لم تصدر بعد"

msgid "Booking reference"
msgstr "مرجع الحجز"

msgid "What comes back if you cancel, before you pay"
msgstr "ما يعود إليك عند الإلغاء، قبل أن تدفع"

msgid "Taxes and service fees are in the price you see"
msgstr "الضرائب ورسوم الخدمة ضمن السعر الذي تراه"

msgid "Try again, or choose another day."
msgstr "أعد المحاولة، أو اختر يومًا آخر."

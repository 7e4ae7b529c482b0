import { useState } from "react";
import type { Say, Workshop } from "../../workshop/workshop.types.ts";
import { AvailabilityMonths, AvailabilityRow } from "./availability.tsx";

const weekdays = (say: Say) =>
  [
    ["Mon", "ن", "Monday", "الاثنين"],
    ["Tue", "ث", "Tuesday", "الثلاثاء"],
    ["Wed", "ر", "Wednesday", "الأربعاء"],
    ["Thu", "خ", "Thursday", "الخميس"],
    ["Fri", "ج", "Friday", "الجمعة"],
    ["Sat", "س", "Saturday", "السبت"],
    ["Sun", "ح", "Sunday", "الأحد"],
  ].map(([en = "", ar = "", enLong = "", arLong = ""]) => ({ short: say(en, ar), long: say(enLong, arLong) }));

function Row({ say }: { say: Say }) {
  const [value, setValue] = useState<string>("4");
  return (
    <AvailabilityRow
      label={say("Date", "التاريخ")}
      name="row"
      value={value}
      onChange={setValue}
      options={[
        { value: "4", text: say("Fri 4 Dec", "الجمعة 4 ديسمبر"), note: "20:00" },
        {
          value: "5",
          text: say("Sat 5 Dec", "السبت 5 ديسمبر"),
          note: "20:00",
          state: say("3 left", "بقيت 3"),
          isFew: true,
        },
        { value: "6", text: say("Sun 6 Dec", "الأحد 6 ديسمبر"), state: say("Sold out", "نفدت"), isOff: true },
      ]}
    />
  );
}

function Months({ say }: { say: Say }) {
  const [value, setValue] = useState<string | null>(null);
  const days = Array.from({ length: 31 }, (_, index) =>
    index % 3 === 2
      ? String(index + 1)
      : {
          value: `2026-12-${index + 1}`,
          text: String(index + 1),
          note: say("Rs 2,400", "2,400"),
          isOff: index % 7 === 4,
        },
  );
  return (
    <AvailabilityMonths
      label={say("Date", "التاريخ")}
      name="months"
      value={value}
      onChange={setValue}
      weekdays={weekdays(say)}
      months={[{ name: say("December 2026", "ديسمبر 2026"), before: 1, days }]}
    />
  );
}

export const workshop: Workshop = {
  title: "Availability",
  faces: [
    { name: "a few dates in a row", render: (say) => <Row say={say} /> },
    { name: "many days by months", render: (say) => <Months say={say} /> },
  ],
};

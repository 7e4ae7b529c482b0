import { useState } from "react";
import type { Say, Workshop } from "../../workshop/workshop.types.ts";
import { AvailabilityRow, AvailabilityWeeks } from "./availability.tsx";

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

function Weeks({ say }: { say: Say }) {
  const [value, setValue] = useState<string | null>(null);
  const weeks = Array.from({ length: 5 }, (_week, week) =>
    Array.from({ length: 7 }, (_day, place) => {
      const day = week * 7 + place;
      if (day === 0 || day > 31) return String(((day + 29) % 30) + 1);
      if (day % 3 === 0) return String(day);
      return {
        value: `2026-12-${day}`,
        text: String(day),
        over: day === 1 ? say("Dec", "ديسمبر") : undefined,
        note: say("Rs 2,400", "2,400"),
        isOff: day % 7 === 4,
      };
    }),
  );
  return (
    <AvailabilityWeeks
      label={say("Date", "التاريخ")}
      name="months"
      value={value}
      onChange={setValue}
      weekdays={weekdays(say)}
      weeks={weeks.slice(0, 3)}
      later={weeks.slice(3)}
      laterWords={{ open: say("More days", "أيام أخرى"), close: say("Fewer days", "أيام أقل") }}
    />
  );
}

export const workshop: Workshop = {
  title: "Availability",
  faces: [
    { name: "a few dates in a row", render: (say) => <Row say={say} /> },
    { name: "many days by weeks", render: (say) => <Weeks say={say} /> },
  ],
};

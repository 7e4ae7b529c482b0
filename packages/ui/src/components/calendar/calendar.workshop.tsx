import { useState } from "react";
import type { Say, Workshop } from "../../workshop/workshop.types.ts";
import { Calendar, type DayRange } from "./calendar.tsx";

const prices = Object.fromEntries(
  Array.from({ length: 30 }, (_, index) => [
    `2026-12-${String(index + 1).padStart(2, "0")}`,
    String(640 + ((index * 37) % 190)),
  ]),
);

function Sample({ say }: { say: Say }) {
  const [range, setRange] = useState<DayRange>({ start: "2026-12-03", end: "2026-12-10" });
  return (
    <Calendar
      label={say("Dates of the trip", "تواريخ الرحلة")}
      locale={say("en", "ar") === "en" ? "en-GB" : "ar-SA-u-nu-latn"}
      second="islamic-umalqura"
      value={range}
      onChange={setRange}
      min="2026-11-21"
      prices={prices}
    />
  );
}

export const workshop: Workshop = {
  title: "Calendar",
  faces: [{ name: "range, both calendars, prices", render: (say) => <Sample say={say} /> }],
};

import type { CalendarDate } from "@safar/engine";

/** The months that some days touch, as `YYYY-MM`, at most those of a year and a bit. */
export const monthsTouched = (first: CalendarDate, last: CalendarDate): readonly string[] => {
  const months: string[] = [];
  let [year, month] = [Number(first.slice(0, 4)), Number(first.slice(5, 7))];
  for (let count = 0; count < 14; count += 1) {
    const text = `${year}-${String(month).padStart(2, "0")}`;
    if (text > last.slice(0, 7)) break;
    months.push(text);
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
  }
  return months;
};

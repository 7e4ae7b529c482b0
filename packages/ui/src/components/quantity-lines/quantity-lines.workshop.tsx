import { useState } from "react";
import type { Say, Workshop } from "../../workshop/workshop.types.ts";
import { QuantityLines } from "./quantity-lines.tsx";

const most = 4;

function Sample({ say }: { say: Say }) {
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({ day: 3, week: 1 });
  const sum = Object.values(counts).reduce((all, count) => all + count, 0);
  const lineOf = (item: string, label: string, detail: string) => ({
    item,
    label,
    detail,
    value: counts[item] ?? 0,
    stops: {
      more: sum >= most ? say("At most 4 in one order", "4 على الأكثر في الطلب الواحد") : undefined,
      fewer: counts[item] === 0 ? say("None chosen", "لم تختر أيًا منها") : undefined,
    },
    less: say(`One fewer: ${label}`, `أقل بواحدة: ${label}`),
    more: say(`One more: ${label}`, `أكثر بواحدة: ${label}`),
  });
  const set = (item: string, count: number) => setCounts({ ...counts, [item]: count });
  return (
    <QuantityLines
      lines={[
        lineOf("day", say("Day pass", "تذكرة يوم"), say("Rs 1,200", "1,200 روبية")),
        lineOf("week", say("Week pass", "تذكرة أسبوع"), say("Rs 5,000", "5,000 روبية")),
      ]}
      total={{ label: say("Total", "المجموع"), amount: say(`${sum} passes`, `${sum} تذاكر`) }}
      onStep={(item, way) => set(item, (counts[item] ?? 0) + (way === "more" ? 1 : -1))}
      onType={(item, count) => set(item, Math.min(count, most - sum + (counts[item] ?? 0)))}
    />
  );
}

export const workshop: Workshop = {
  title: "Quantity lines",
  faces: [{ name: "at the limit of an order", render: (say) => <Sample say={say} /> }],
};

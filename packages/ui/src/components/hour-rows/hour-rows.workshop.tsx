import type { Workshop } from "../../workshop/workshop.types.ts";
import { HourRows } from "./hour-rows.tsx";

export const workshop: Workshop = {
  title: "Hour rows",
  faces: [
    {
      name: "what begins next",
      render: (say) => (
        <HourRows
          of={["15:05", "18:30", "21:10"].map((hour) => ({
            id: hour,
            hour,
            day: say("Today", "اليوم"),
            href: `#${hour}`,
            label: say(`The Last Tonga at ${hour}`, `آخر عربة، الساعة ${hour}`),
            name: say("The Last Tonga", "آخر عربة"),
            note: say("Canal Lights · 2D", "أضواء القناة · ثنائي الأبعاد"),
            price: <bdi>{say("Rs 983", "983 روبية")}</bdi>,
          }))}
        />
      ),
    },
  ],
};

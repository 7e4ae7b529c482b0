import type { Workshop } from "../../workshop/workshop.types.ts";
import { CheckboxList } from "./checkbox-list.tsx";

export const workshop: Workshop = {
  title: "Checkbox list",
  faces: [
    {
      name: "one of two",
      render: (say) => (
        <CheckboxList
          all={say("All in Karachi", "الكل في كراتشي")}
          of={[
            { id: "sea", label: say("Sea View", "إطلالة البحر"), note: say("Clifton", "كليفتون") },
            { id: "regal", label: say("Regal", "ريغال"), note: say("Saddar", "صدر") },
          ]}
          chosen={["regal"]}
          onToggle={() => undefined}
        />
      ),
    },
  ],
};

import type { Workshop } from "../../workshop/workshop.types.ts";
import { Segmented } from "./segmented.tsx";

export const workshop: Workshop = {
  title: "Segmented control",
  faces: [
    {
      name: "trip",
      render: (say) => (
        <Segmented
          label={say("Kind of trip", "نوع الرحلة")}
          name="trip"
          defaultValue="return"
          segments={[
            { value: "return", label: say("Return", "ذهاب وعودة") },
            { value: "single", label: say("One way", "ذهاب فقط") },
            { value: "many", label: say("Multi-city", "وجهات متعددة") },
          ]}
        />
      ),
    },
  ],
};

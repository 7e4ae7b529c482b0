import type { Workshop } from "../../workshop/workshop.types.ts";
import { ProgressBar } from "./progress-bar.tsx";

export const workshop: Workshop = {
  title: "Progress bar",
  faces: [
    {
      name: "step",
      render: (say) => (
        <ProgressBar label={say("Booking", "الحجز")} text={say("Step 2 of 4", "الخطوة 2 من 4")} value={2} max={4} />
      ),
    },
  ],
};

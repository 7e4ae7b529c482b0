import type { Workshop } from "../../workshop/workshop.types.ts";
import { Countdown } from "./countdown.tsx";

export const workshop: Workshop = {
  title: "Countdown",
  faces: [
    { name: "hold", render: (say) => <Countdown label={say("Held for you until", "محجوز لك لمدة")} seconds={581} /> },
  ],
};

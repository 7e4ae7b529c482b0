import type { Workshop } from "../../workshop/workshop.types.ts";
import { Steps } from "./steps.tsx";

export const workshop: Workshop = {
  title: "Steps",
  faces: [
    {
      name: "on the way",
      render: (say) => (
        <Steps
          label={say("Your booking", "حجزك")}
          done={say("done", "مكتملة")}
          current="extras"
          steps={[
            { id: "passengers", label: say("Passengers", "المسافرون"), href: "#passengers" },
            { id: "extras", label: say("Extras", "الإضافات") },
            { id: "review", label: say("Review", "المراجعة") },
            { id: "payment", label: say("Payment", "الدفع") },
          ]}
        />
      ),
    },
  ],
};

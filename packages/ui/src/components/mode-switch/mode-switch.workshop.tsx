import type { Workshop } from "../../workshop/workshop.types.ts";
import { ModeSwitch } from "./mode-switch.tsx";

export const workshop: Workshop = {
  title: "Mode switch",
  faces: [
    {
      name: "three",
      render: (say) => (
        <ModeSwitch
          label={say("Colours", "الألوان")}
          words={{ light: say("Light", "فاتح"), dark: say("Dark", "داكن"), system: say("As the system", "حسب الجهاز") }}
          defaultValue="system"
        />
      ),
    },
  ],
};

import { Inline } from "../../layout/layout.tsx";
import type { Workshop } from "../../workshop/workshop.types.ts";
import { Spinner } from "./spinner.tsx";

export const workshop: Workshop = {
  title: "Spinner",
  faces: [
    {
      name: "alone and beside words",
      render: (say) => (
        <Inline gap="2">
          <Spinner label={say("Loading", "جارٍ التحميل")} />
          <Spinner />
          {say("Asking 12 airlines", "نسأل 12 شركة طيران")}
        </Inline>
      ),
    },
  ],
};

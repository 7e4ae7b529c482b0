import { Inline } from "../../layout/layout.tsx";
import type { Workshop } from "../../workshop/workshop.types.ts";
import { Avatar } from "./avatar.tsx";

export const workshop: Workshop = {
  title: "Avatar",
  faces: [
    {
      name: "initials",
      render: (say) => (
        <Inline>
          <Avatar name={say("Amal Qureshi", "أمل القريشي")} />
          <Avatar name={say("Bilal", "بلال")} />
        </Inline>
      ),
    },
  ],
};

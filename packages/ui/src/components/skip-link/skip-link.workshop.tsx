import type { Workshop } from "../../workshop/workshop.types.ts";
import { SkipLink } from "./skip-link.tsx";

export const workshop: Workshop = {
  title: "Skip link",
  faces: [
    {
      name: "seen when focused",
      render: (say) => <SkipLink href="#main">{say("Skip to content", "انتقل إلى المحتوى")}</SkipLink>,
    },
  ],
};

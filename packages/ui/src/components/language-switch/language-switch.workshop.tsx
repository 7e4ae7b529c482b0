import type { Workshop } from "../../workshop/workshop.types.ts";
import { LanguageSwitch } from "./language-switch.tsx";

export const workshop: Workshop = {
  title: "Language switch",
  faces: [
    {
      name: "to the other",
      render: (say) => (
        <LanguageSwitch href="#other" lang={say("ar", "en")} dir={say("rtl", "ltr")} name={say("العربية", "English")} />
      ),
    },
  ],
};

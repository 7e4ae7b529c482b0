import type { Workshop } from "../../workshop/workshop.types.ts";
import { SearchField } from "../search-field/search-field.tsx";
import { Hero } from "./hero.tsx";

export const workshop: Workshop = {
  title: "Hero",
  faces: [
    {
      name: "with panel",
      render: (say) => (
        <Hero
          title={say("Good to see you", "سعداء برؤيتك")}
          intro={say("What would you like to know?", "ماذا تود أن تعرف؟")}
          panel={<SearchField label={say("Search the help pages", "ابحث في صفحات المساعدة")} />}
        />
      ),
    },
  ],
};
